import type { LinkPictureName } from '../art/link-pictures.ts'
import { toMediaUrl } from '../media-keys.ts'
import type { DemoPage } from '../model.ts'
import { toCategoryPath, toDocument, createTextBlock, type DemoBlock } from './blocks.ts'

const slides = [
  {
    image: toMediaUrl('hero-1'),
    title: 'Stock the engine before the next run',
    subtitle: 'Hose, nozzles and appliances on the shelf, at your contract price.',
    buttonLabel: 'Shop Now',
    buttonHref: toCategoryPath('hose'),
  },
  {
    image: toMediaUrl('hero-2'),
    title: 'A car fire that water alone will not end',
    subtitle: 'Blankets, underbody nozzles and insulated tools for electric vehicles.',
    buttonLabel: 'Learn More',
    buttonHref: toCategoryPath('ev'),
  },
  {
    image: toMediaUrl('hero-3'),
    title: 'Gear that fits the crew you have',
    subtitle: 'Coats and trousers in every size and cut, with short lead times.',
    buttonLabel: 'Shop Now',
    buttonHref: toCategoryPath('turnout'),
  },
  {
    image: toMediaUrl('hero-4'),
    title: 'Battery tools, ready on the tarp',
    subtitle: 'Spreaders, cutters and rams that share one battery.',
    buttonLabel: 'Shop Now',
    buttonHref: toCategoryPath('rescue'),
  },
  // A hidden slide for a future message.
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

/** A link with a picture: name of the picture, path, title, and a text about the page. */
type PageLink = readonly [picture: LinkPictureName, href: string, title: string, text: string]

const offerLinks: readonly PageLink[] = [
  ['request-a-quote', '/request-a-quote', 'Request a quote', 'Send us a list; prices come back within a working day.'],
  ['sourcewell', '/sourcewell', 'Sourcewell purchasing', 'Buy through your cooperative contract without a bid.'],
  ['rewards-dollars', '/rewards-dollars', 'Rewards dollars', 'Orders earn credit toward training equipment.'],
]

const serviceLinks: readonly PageLink[] = [
  ['order-forms', '/order-forms', 'Order forms', 'Sizing sheets and forms for gear made to measure.'],
  ['contact-us', '/contact-us', 'Contact us', 'People who have carried what they sell.'],
  ['orders', '/login?returnTo=%2Forders', 'Your orders', 'Sign in to follow orders and buy the same again.'],
]

const catalogLink: PageLink = [
  'equipment-catalog',
  '/equipment-catalog',
  'Equipment catalog',
  'Everything on our shelves, by category, from hose gaskets to rescue tools.',
]

const sections: readonly DemoBlock[] = [
  createTextBlock('top-categories', 'h1', 'Top Categories'),
  createRow('tiles', {
    width: 2,
    blocks: tiles.map(([key, title]) =>
      createImageLink(`tile-${key}`, {
        shape: 'tile',
        image: toMediaUrl(`tile-${key}`),
        href: toCategoryPath(key),
        title,
      }),
    ),
  }),
  { type: 'featured-products', props: { id: 'featured', title: 'Featured Products', showSku: true } },
  createTextBlock('new-arrivals', 'h3', 'New Arrivals'),
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
  createRow('offers', { width: 4, blocks: offerLinks.map((page) => createPageLink(page, 'card')) }),
  createRow('services', { width: 4, blocks: serviceLinks.map((page) => createPageLink(page, 'card')) }),
  createPageLink(catalogLink, 'band'),
]

const pageTitle = 'Hydrant: fire and rescue equipment'
const pageDescription =
  'Hose, nozzles, turnout gear and rescue tools for departments and plants, at contract prices, from stock.'

/** The block for search engines; a link to the page of a record is shared under that record's name. */
const seoBlock: DemoBlock = {
  type: 'seo',
  props: {
    id: 'search-engines',
    recordId: '{!Route.recordId}',
    pageTitle,
    description: pageDescription,
    customHeadTags: '<meta property="og:title" content="{!Record.Name}">',
  },
}

/** The home page of the demo shop. */
export const homePage: DemoPage = {
  path: '/',
  title: pageTitle,
  description: pageDescription,
  document: toDocument([
    seoBlock,
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

/** Creates a row of blocks on a desktop, each in a column of the given twelfths. */
function createRow(
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

function createPageLink([picture, href, title, text]: PageLink, shape: 'card' | 'band'): DemoBlock {
  return createImageLink(`link-${picture}`, { shape, image: toMediaUrl(`link-${picture}`), href, title, text })
}

function createImageLink(
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
