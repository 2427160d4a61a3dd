import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { brandCategoryKey } from '../categories.ts'
import { brands } from '../art/brands.ts'
import { mediaUrlOf } from '../media-keys.ts'
import type { DemoPage } from '../model.ts'
import { categoryPath, documentOf, textBlock } from './blocks.ts'

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
  { image: mediaUrlOf('hero-5'), title: 'Practice without smoke in your eyes', subtitle: '', buttonLabel: '', buttonHref: '', isShown: false },
] as const

const tiles = [
  ['ev', 'EV Solutions'],
  ['turnout', 'Turnout Gear'],
  ['rescue', 'Rescue Tools'],
  ['sim-t', 'Sim-T'],
  ['nozzles', 'Nozzles'],
  ['hose', 'Fire Hose'],
] as const

const offers = [
  { icon: 'document', title: 'Request a quote', text: 'Send us a list; prices come back within a working day.', href: '/request-a-quote' },
  { icon: 'check', title: 'Sourcewell purchasing', text: 'Buy through your cooperative contract without a bid.', href: '/sourcewell' },
  { icon: 'box', title: 'Rewards dollars', text: 'Orders earn credit toward training equipment.', href: '/rewards-dollars' },
] as const

const services = [
  { icon: 'list', title: 'Order forms', text: 'Sizing sheets and forms for gear made to measure.', href: '/order-forms' },
  { icon: 'phone', title: 'Contact us', text: 'People who have carried what they sell.', href: '/contact-us' },
  { icon: 'account', title: 'Your orders', text: 'Sign in to follow orders and buy the same again.', href: '/orders' },
] as const

/** The front page of the demo shop. */
export const homePage: DemoPage = {
  path: '/',
  title: 'Hydrant: fire and rescue equipment',
  description: 'Hose, nozzles, turnout gear and rescue tools for departments and plants, at contract prices, from stock.',
  document: documentOf([
    { type: 'hero-slider', props: { id: 'highlights', label: 'Highlights', slides } },
    textBlock('top-categories', 'h1', 'Top Categories'),
    {
      type: 'category-tiles',
      props: { id: 'tiles', tiles: tiles.map(([key, label]) => ({ label, href: categoryPath(key), image: mediaUrlOf(`tile-${key}`) })) },
    },
    {
      type: 'product-list',
      props: { id: 'featured', title: 'Featured products', tag: 'h2', categoryId: idFromKey('0ZG', 'rescue-hydraulic'), limit: 10, moreLabel: 'All rescue tools', moreHref: categoryPath('rescue') },
    },
    {
      type: 'product-list',
      props: { id: 'arrivals', title: 'New Arrivals', tag: 'h3', categoryId: idFromKey('0ZG', 'ev'), limit: 10, moreLabel: 'All EV solutions', moreHref: categoryPath('ev') },
    },
    {
      type: 'brand-row',
      props: {
        id: 'brands',
        title: 'Featured Brands',
        brands: brands.map((brand) => ({ name: brand.name, href: categoryPath(brandCategoryKey(brand.key)), logo: mediaUrlOf(`brand-${brand.key}`) })),
      },
    },
    { type: 'link-cards', props: { id: 'offers', cards: offers } },
    { type: 'link-cards', props: { id: 'services', cards: services } },
    { type: 'link-cards', props: { id: 'catalog', cards: [{ icon: 'document', title: 'Equipment catalog', text: 'Everything we stock, by category.', href: '/equipment-catalog' }] } },
  ]),
}
