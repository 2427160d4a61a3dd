import type { LinkPictureName } from '../art/link-pictures.ts'
import { mediaUrlOf } from '../media-keys.ts'
import type { DemoPage } from '../model.ts'
import { categoryPath, documentOf, textBlock, type DemoBlock } from './blocks.ts'

const slides = [
  {
    image: mediaUrlOf('hero-1'),
    title: 'Stock the engine before the next run',
    subtitle: 'Hose, nozzles and appliances on the shelf, at your contract price.',
    buttonLabel: 'Shop Now',
    buttonHref: categoryPath('hose'),
  },
  {
    image: mediaUrlOf('hero-2'),
    title: 'A car fire that water alone will not end',
    subtitle: 'Blankets, underbody nozzles and insulated tools for electric vehicles.',
    buttonLabel: 'Learn More',
    buttonHref: categoryPath('ev'),
  },
  {
    image: mediaUrlOf('hero-3'),
    title: 'Gear that fits the crew you have',
    subtitle: 'Coats and trousers in every size and cut, with short lead times.',
    buttonLabel: 'Shop Now',
    buttonHref: categoryPath('turnout'),
  },
  {
    image: mediaUrlOf('hero-4'),
    title: 'Battery tools, ready on the tarp',
    subtitle: 'Spreaders, cutters and rams that share one battery.',
    buttonLabel: 'Shop Now',
    buttonHref: categoryPath('rescue'),
  },
  // Kept for a message that is still to come.
  {
    isShown: false,
    showImage: false,
    showTitle: false,
    showSubtitle: false,
    showButton: false,
    image: '',
    title: '',
    subtitle: '',
    buttonLabel: '',
    buttonHref: '',
  },
] as const

const tiles = [
  ['ev', 'EV Solutions'],
  ['turnout', 'Turnout Gear'],
  ['rescue', 'Rescue Tools'],
  ['sim-t', 'Sim-T'],
  ['nozzles', 'Nozzles'],
  ['hose', 'Fire Hose'],
] as const

/** Pages that a picture leads to: name of the picture, address, title, and what is there. */
type PageLink = readonly [picture: LinkPictureName, href: string, title: string, text: string]

const offers: readonly PageLink[] = [
  ['request-a-quote', '/request-a-quote', 'Request a quote', 'Send us a list; prices come back within a working day.'],
  ['sourcewell', '/sourcewell', 'Sourcewell purchasing', 'Buy through your cooperative contract without a bid.'],
  ['rewards-dollars', '/rewards-dollars', 'Rewards dollars', 'Orders earn credit toward training equipment.'],
]

const services: readonly PageLink[] = [
  ['order-forms', '/order-forms', 'Order forms', 'Sizing sheets and forms for gear made to measure.'],
  ['contact-us', '/contact-us', 'Contact us', 'People who have carried what they sell.'],
  ['orders', '/login?returnTo=%2Forders', 'Your orders', 'Sign in to follow orders and buy the same again.'],
]

const catalog: PageLink = [
  'equipment-catalog',
  '/equipment-catalog',
  'Equipment catalog',
  'Everything on our shelves, by category, from hose gaskets to rescue tools.',
]

const sections: readonly DemoBlock[] = [
  textBlock('top-categories', 'h1', 'Top Categories'),
  rowOf('tiles', {
    width: 2,
    blocks: tiles.map(([key, title]) =>
      imageLink(`tile-${key}`, { shape: 'tile', image: mediaUrlOf(`tile-${key}`), href: categoryPath(key), title }),
    ),
  }),
  { type: 'featured-products', props: { id: 'featured', title: 'Featured Products', showSku: true } },
  textBlock('new-arrivals', 'h3', 'New Arrivals'),
  {
    type: 'top-sellers',
    props: {
      id: 'top-sellers',
      headerText: 'Latest additions',
      tag: 'h4',
      order: 'newest',
      pageSize: 5,
      browseStep: 1,
      moreLabel: 'The whole catalog',
      moreHref: '/equipment-catalog',
    },
  },
  { type: 'featured-brands', props: { id: 'brands', title: 'Featured Brands' } },
  rowOf('offers', { width: 4, blocks: offers.map((page) => pageLink(page, 'card')) }),
  rowOf('services', { width: 4, blocks: services.map((page) => pageLink(page, 'card')) }),
  pageLink(catalog, 'band'),
]

const pageTitle = 'Hydrant: fire and rescue equipment'
const pageDescription =
  'Hose, nozzles, turnout gear and rescue tools for departments and plants, at contract prices, from stock.'

/** What is told to search engines; a link that names a record is shared under that record's name. */
const forSearchEngines: DemoBlock = {
  type: 'seo',
  props: {
    id: 'search-engines',
    recordId: '{!Route.recordId}',
    pageTitle,
    description: pageDescription,
    customHeadTags: '<meta property="og:title" content="{!Record.Name}">',
  },
}

/** The front page of the demo shop. */
export const homePage: DemoPage = {
  path: '/',
  title: pageTitle,
  description: pageDescription,
  document: documentOf([
    forSearchEngines,
    {
      type: 'wrapper',
      props: {
        id: 'frame',
        contentHeader: [{ type: 'hero-slider', props: { id: 'highlights', label: 'Highlights', slides } }],
        content: sections,
        contentFooter: [],
      },
    },
  ]),
}

/** Blocks side by side on a desktop, each in a column of so many twelfths. */
function rowOf(
  id: string,
  { width, blocks }: { readonly width: number; readonly blocks: readonly DemoBlock[] },
): DemoBlock {
  return {
    type: 'columns',
    props: {
      id,
      columns: blocks.map((block) => ({
        type: 'column',
        props: { id: `column-${block.props.id}`, width, content: [block] },
      })),
    },
  }
}

function pageLink([picture, href, title, text]: PageLink, shape: 'card' | 'band'): DemoBlock {
  return imageLink(`link-${picture}`, { shape, image: mediaUrlOf(`link-${picture}`), href, title, text })
}

function imageLink(
  id: string,
  settings: {
    readonly shape: 'tile' | 'card' | 'band'
    readonly image: string
    readonly href: string
    readonly title: string
    readonly text?: string
  },
): DemoBlock {
  return { type: 'image-link', props: { id, ...settings } }
}
