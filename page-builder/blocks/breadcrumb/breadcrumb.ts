import { defineBlock } from '../../registry/block.tsx'
import { link, list, text, toggle } from '../../fields/field.ts'

/** The settings of the breadcrumb. */
export const breadcrumbFields = {
  crumbs: list('Steps, from the top down', { label: text('Label'), href: link('Leads to') }),
  endsAbove: toggle('The last step is above this page', false),
}

/** The path from the home page to this page. */
export const breadcrumb = defineBlock({
  type: 'breadcrumb',
  label: 'Breadcrumb',
  group: 'content',
  fields: breadcrumbFields,
  view: () => import('./breadcrumb-view.tsx'),
})
