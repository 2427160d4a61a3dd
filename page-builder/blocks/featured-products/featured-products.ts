import { defineBlock } from '../../registry/block.tsx'
import { featuredProductsFields, type FeaturedProductsRequirement } from './featured-products-fields.ts'

/**
 * The featured products, as cards that add them to the cart; not rendered when there are none or they could not be
 * loaded.
 */
export const featuredProducts = defineBlock({
  type: 'featured-products',
  label: 'Featured products',
  description:
    'Shows at most 20 products that are marked as featured in the catalogue; while none is, those that sell best.',
  group: 'products',
  fields: featuredProductsFields,
  dataRequirement: ({ showSku }): FeaturedProductsRequirement => ({ kind: 'featured-products', showSku }),
  view: () => import('./featured-products-view.tsx'),
})
