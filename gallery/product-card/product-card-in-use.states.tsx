import type { Exhibit } from '../states.ts'
import { createUnrestrictedNozzle, createNozzle } from './products.ts'
import { CardsWithSharedCart, LoggedCard, SlowCard } from './card-examples.tsx'

const withoutPrice = { unitPrice: null, listPrice: null, lowestPrice: null }
const customLabels = {
  loading: 'One moment',
  linkTitle: 'To its page',
  sku: 'SKU',
  addToCart: 'Buy',
  processing: 'On its way',
  outOfStock: 'Sold out',
  viewOptions: 'Choose',
  priceUnavailable: 'Ask us',
}

/** A card while the buyer adds it, with custom texts, and for every kind of product. */
export const exhibit: Exhibit = {
  component: 'Product card in use',
  states: {
    'out of stock': () => <LoggedCard product={createNozzle({ stock: { quantity: 0 } })} />,
    disabled: () => <LoggedCard product={createNozzle()} isDisabled />,
    'two and a cart': () => (
      <CardsWithSharedCart
        products={[createNozzle(), createUnrestrictedNozzle({ id: '01tHOSE', name: 'Attack hose' })]}
      />
    ),
    'a slow answer': () => <SlowCard product={createNozzle()} />,
    'in words of its own': () => <LoggedCard product={createNozzle()} labels={customLabels} />,
    'in words of its own, without a price': () => (
      <LoggedCard product={createNozzle(withoutPrice)} labels={customLabels} />
    ),
    'in words of its own, a parent': () => (
      <LoggedCard product={createNozzle({ isParent: true })} labels={customLabels} />
    ),
    'in words of its own, loading': () => (
      <LoggedCard product={createNozzle({ isLoading: true, stock: { quantity: 0 } })} labels={customLabels} />
    ),
    'a set': () => <LoggedCard product={createUnrestrictedNozzle({ productClass: 'Set' })} />,
    'a bundle': () => <LoggedCard product={createUnrestrictedNozzle({ productClass: 'Bundle' })} />,
    'a bundle to be configured': () => (
      <LoggedCard product={createUnrestrictedNozzle({ productClass: 'Bundle', isDynamicBundle: true })} />
    ),
    'a variation': () => <LoggedCard product={createUnrestrictedNozzle({ productClass: 'Variation' })} />,
    'a subscription': () => (
      <LoggedCard product={createUnrestrictedNozzle({ isSubscription: true })} hasSubscriptions />
    ),
    'a subscription in a shop that sells none': () => (
      <LoggedCard product={createUnrestrictedNozzle({ isSubscription: true })} hasSubscriptions={false} />
    ),
  },
}
