import { defineBlock } from '../../registry/block.tsx'
import { featuredBrandsFields, type FeaturedBrandsNeed } from './featured-brands-fields.ts'

/**
 * The logos of the brands that the distributor puts forward, each leading to its products; not shown when there are
 * none, or they cannot be had.
 */
export const featuredBrands = defineBlock({
  type: 'featured-brands',
  label: 'Featured brands',
  group: 'products',
  fields: featuredBrandsFields,
  need: (): FeaturedBrandsNeed => ({ kind: 'featured-brands' }),
  view: () => import('./featured-brands-view.tsx'),
})
