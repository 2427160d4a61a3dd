import { defineBlock } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import { categoryFields } from './category-fields.ts'

/** Provides a category to the blocks inside; without one they are not rendered. */
export const categoryProvider = defineBlock({
  type: 'category-provider',
  label: 'Category',
  group: 'data',
  fields: categoryFields,
  provides: { Category: ['id', 'name', 'description', 'link', 'image'] },
  dataRequirement: ({ categoryId }): RequirementKinds['category']['requirement'] | null =>
    categoryId === '' ? null : { kind: 'category', categoryId },
  view: () => import('./category-view.tsx'),
})
