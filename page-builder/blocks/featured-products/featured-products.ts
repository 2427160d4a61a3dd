import { defineBlock } from '../../registry/block.tsx'
import { featuredProductsFields, type FeaturedProductsNeed } from './featured-products-fields.ts'

/**
 * The products that the distributor puts forward, as cards that add them to the cart; not shown when there are none, or
 * they cannot be had.
 */
export const featuredProducts = defineBlock({
  type: 'featured-products',
  label: 'Featured products',
  about: 'Shows at most 20 products that are marked as featured in the catalogue; while none is, those that sell best.',
  group: 'products',
  fields: featuredProductsFields,
  need: ({ showSku }): FeaturedProductsNeed => ({ kind: 'featured-products', showSku }),
  view: () => import('./featured-products-view.tsx'),
})
