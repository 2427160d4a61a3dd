import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { link, list, text, toggle } from '../../fields/field.ts'

/** The settings of the breadcrumb. */
export const breadcrumbFields = {
  crumbs: list(messages.stepsFromTheTop, { label: text(messages.label), href: link(messages.leadsTo) }),
  endsAbove: toggle(messages.theLastStepIsAboveThisPage, false),
}

/** The path from the home page to this page. */
export const breadcrumb = defineBlock({
  type: 'breadcrumb',
  label: messages.breadcrumb,
  group: 'content',
  fields: breadcrumbFields,
  view: () => import('./breadcrumb-view.tsx'),
})
