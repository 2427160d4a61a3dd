import { link, list, text, toggle } from '../../fields/field.ts'

/** The settings of the breadcrumb. */
export const breadcrumbFields = {
  crumbs: list('Steps, from the top down', { label: text('Label'), href: link('Leads to') }),
  endsAbove: toggle('The last step is above this page', false),
}
