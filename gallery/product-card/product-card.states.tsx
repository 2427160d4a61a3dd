import { ProductCard } from '@hydrant/design/product-card/product-card.tsx'
import type { Exhibit } from '../states.ts'
import { createUnrestrictedNozzle, createNozzle, NOZZLE_PICTURE } from './products.ts'
import { LoggedCard } from './card-examples.tsx'

const withoutPrice = { unitPrice: null, listPrice: null, lowestPrice: null }

/** A product card. */
export const exhibit: Exhibit = {
  component: 'Product card',
  states: {
    grid: () => <LoggedCard product={createNozzle()} />,
    list: () => <LoggedCard product={createNozzle()} layout="list" width="60rem" />,
    'sold in any number': () => <LoggedCard product={createUnrestrictedNozzle()} />,
    'a parent': () => <LoggedCard product={createNozzle({ isParent: true, productClass: 'VariationParent' })} />,
    'without a name': () => <LoggedCard product={createNozzle({ name: '' })} />,
    'without an id': () => <LoggedCard product={createNozzle({ id: '' })} />,
    'opens a window': () => <LoggedCard product={createNozzle()} linkTarget="blank" />,
    'a parent that opens a window': () => <LoggedCard product={createNozzle({ isParent: true })} linkTarget="blank" />,
    loading: () => <LoggedCard product={createNozzle({ isLoading: true })} />,
    'a parent, loading': () => <LoggedCard product={createNozzle({ isParent: true, isLoading: true })} />,
    'its price loading': () => <LoggedCard product={createNozzle({ ...withoutPrice, isLoading: true })} />,
    'without a price': () => <LoggedCard product={createNozzle(withoutPrice)} />,
    'a price that is no number': () => <LoggedCard product={createNozzle({ unitPrice: 'call us' })} />,
    'on request': () => <LoggedCard product={createNozzle({ ...withoutPrice, isQuoteOnly: true })} />,
    'on request, featured': () => (
      <LoggedCard product={createUnrestrictedNozzle({ ...withoutPrice, isQuoteOnly: true })} isFeatured />
    ),
    'without a price, featured': () => <LoggedCard product={createNozzle(withoutPrice)} isFeatured />,
    'without a picture': () => <LoggedCard product={createNozzle({ image: { url: '', alt: 'Fog nozzle' } })} />,
    'a picture in several widths': () => (
      <LoggedCard
        product={createNozzle({ image: { url: NOZZLE_PICTURE, alt: 'Fog nozzle', srcSet: `${NOZZLE_PICTURE} 460w` } })}
      />
    ),
    'what its page puts there': () => <ProductCard product={createNozzle()} action={<p>Ask your dealer.</p>} />,
  },
}
