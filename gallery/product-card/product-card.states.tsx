import { ProductCard } from '@hydrant/design/product-card/product-card.tsx'
import type { Exhibit } from '../states.ts'
import { anyNumber, nozzle, NOZZLE_PICTURE } from './products.ts'
import { NotedCard } from './shelf.tsx'

const noPrice = { unitPrice: null, listPrice: null, lowestPrice: null }

/** One product among others. */
export const exhibit: Exhibit = {
  component: 'Product card',
  states: {
    grid: () => <NotedCard product={nozzle()} />,
    list: () => <NotedCard product={nozzle()} layout="list" width="60rem" />,
    'sold in any number': () => <NotedCard product={anyNumber()} />,
    'a parent': () => <NotedCard product={nozzle({ isParent: true, productClass: 'VariationParent' })} />,
    'without a name': () => <NotedCard product={nozzle({ name: '' })} />,
    'without an id': () => <NotedCard product={nozzle({ id: '' })} />,
    'opens a window': () => <NotedCard product={nozzle()} linkTarget="blank" />,
    'a parent that opens a window': () => <NotedCard product={nozzle({ isParent: true })} linkTarget="blank" />,
    loading: () => <NotedCard product={nozzle({ isLoading: true })} />,
    'a parent, loading': () => <NotedCard product={nozzle({ isParent: true, isLoading: true })} />,
    'its price loading': () => <NotedCard product={nozzle({ ...noPrice, isLoading: true })} />,
    'without a price': () => <NotedCard product={nozzle(noPrice)} />,
    'a price that is no number': () => <NotedCard product={nozzle({ unitPrice: 'call us' })} />,
    'on request': () => <NotedCard product={nozzle({ ...noPrice, isQuoteOnly: true })} />,
    'on request, featured': () => <NotedCard product={anyNumber({ ...noPrice, isQuoteOnly: true })} isFeatured />,
    'without a price, featured': () => <NotedCard product={nozzle(noPrice)} isFeatured />,
    'without a picture': () => <NotedCard product={nozzle({ image: { url: '', alt: 'Fog nozzle' } })} />,
    'a picture in several widths': () => (
      <NotedCard
        product={nozzle({ image: { url: NOZZLE_PICTURE, alt: 'Fog nozzle', srcSet: `${NOZZLE_PICTURE} 460w` } })}
      />
    ),
    'what its page puts there': () => <ProductCard product={nozzle()} action={<p>Ask your dealer.</p>} />,
  },
}
