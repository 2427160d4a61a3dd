import * as messages from '@hydrant/messages/compiled/page-builder/providers.js'
import { defineBlock } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import { categoryField, slotField } from '../../fields/field.ts'

/** The settings of the provider. */
export const categoryFields = { categoryId: categoryField(messages.category), content: slotField(messages.content) }

/** Provides a category to the blocks inside; without one they are not rendered. */
export const categoryProvider = defineBlock({
  type: 'category-provider',
  label: messages.category,
  group: 'data',
  fields: categoryFields,
  provides: { Category: ['id', 'name', 'description', 'link', 'image'] },
  dataRequirement: ({ categoryId }): RequirementKinds['category']['requirement'] | null =>
    categoryId === '' ? null : { kind: 'category', categoryId },
  view: () => import('./category-provider-view.tsx'),
})
