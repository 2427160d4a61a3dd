import type { Exhibit } from '../states.ts'
import { anyNumber, nozzle } from './products.ts'
import { CardsOfOneCart, NotedCard, SlowCard } from './shelf.tsx'

const noPrice = { unitPrice: null, listPrice: null, lowestPrice: null }
const ownLabels = {
  loading: 'One moment',
  linkTitle: 'To its page',
  sku: 'SKU',
  addToCart: 'Buy',
  processing: 'On its way',
  outOfStock: 'Sold out',
  viewOptions: 'Choose',
  priceUnavailable: 'Ask us',
}

/** A card that is being bought from, in words of its own, and of every kind of product. */
export const exhibit: Exhibit = {
  component: 'Product card in use',
  states: {
    'out of stock': () => <NotedCard product={nozzle({ stock: { quantity: 0 } })} />,
    disabled: () => <NotedCard product={nozzle()} isDisabled />,
    'two and a cart': () => <CardsOfOneCart products={[nozzle(), anyNumber({ id: '01tHOSE', name: 'Attack hose' })]} />,
    'a slow answer': () => <SlowCard product={nozzle()} />,
    'in words of its own': () => <NotedCard product={nozzle()} labels={ownLabels} />,
    'in words of its own, without a price': () => <NotedCard product={nozzle(noPrice)} labels={ownLabels} />,
    'in words of its own, a parent': () => <NotedCard product={nozzle({ isParent: true })} labels={ownLabels} />,
    'in words of its own, loading': () => (
      <NotedCard product={nozzle({ isLoading: true, stock: { quantity: 0 } })} labels={ownLabels} />
    ),
    'a set': () => <NotedCard product={anyNumber({ productClass: 'Set' })} />,
    'a bundle': () => <NotedCard product={anyNumber({ productClass: 'Bundle' })} />,
    'a bundle to be configured': () => (
      <NotedCard product={anyNumber({ productClass: 'Bundle', isDynamicBundle: true })} />
    ),
    'a variation': () => <NotedCard product={anyNumber({ productClass: 'Variation' })} />,
    'a subscription': () => <NotedCard product={anyNumber({ isSubscription: true })} hasSubscriptions />,
    'a subscription in a shop that sells none': () => (
      <NotedCard product={anyNumber({ isSubscription: true })} hasSubscriptions={false} />
    ),
  },
}
