import { defineBlock } from '../../registry/block.tsx'
import { featuredBrandsFields, type FeaturedBrandsRequirement } from './featured-brands-fields.ts'

/**
 * The logos of the featured brands, each linked to its products; not rendered when there are none or they could not be
 * loaded.
 */
export const featuredBrands = defineBlock({
  type: 'featured-brands',
  label: 'Featured brands',
  group: 'products',
  fields: featuredBrandsFields,
  dataRequirement: (): FeaturedBrandsRequirement => ({ kind: 'featured-brands' }),
  view: () => import('./featured-brands-view.tsx'),
})
