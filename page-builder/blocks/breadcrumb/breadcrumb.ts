import { defineBlock } from '../../registry/block.tsx'
import { breadcrumbFields } from './breadcrumb-fields.ts'

/** The way to this page from the top of the shop. */
export const breadcrumb = defineBlock({
  type: 'breadcrumb',
  label: 'Breadcrumb',
  group: 'content',
  fields: breadcrumbFields,
  view: () => import('./breadcrumb-view.tsx'),
})
