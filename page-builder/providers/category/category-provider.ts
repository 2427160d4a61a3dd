import { defineBlock } from '../../registry/block.tsx'
import type { NeedKinds } from '../../registry/needs.ts'
import { categoryFields } from './category-fields.ts'

/** Gives the blocks inside it a category; without one they are not shown. */
export const categoryProvider = defineBlock({
  type: 'category-provider',
  label: 'Category',
  group: 'data',
  fields: categoryFields,
  provides: { Category: ['id', 'name', 'description', 'link', 'image'] },
  need: ({ categoryId }): NeedKinds['category']['need'] | null =>
    categoryId === '' ? null : { kind: 'category', categoryId },
  view: () => import('./category-view.tsx'),
})
