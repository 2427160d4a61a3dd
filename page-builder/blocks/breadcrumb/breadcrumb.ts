import { defineBlock } from '../../registry/block.tsx'
import { breadcrumbFields } from './breadcrumb-fields.ts'

/** The path from the home page to this page. */
export const breadcrumb = defineBlock({
  type: 'breadcrumb',
  label: 'Breadcrumb',
  group: 'content',
  fields: breadcrumbFields,
  view: () => import('./breadcrumb-view.tsx'),
})
