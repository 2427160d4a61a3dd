import { defineBlock } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import { category, slot } from '../../fields/field.ts'

/** The settings of the provider. */
export const categoryFields = { categoryId: category('Category'), content: slot('Content') }

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
