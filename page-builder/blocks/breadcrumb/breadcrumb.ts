import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { linkField, listField, textField, toggleField } from '../../fields/field.ts'

/** The settings of the breadcrumb. */
export const breadcrumbFields = {
  crumbs: listField(messages.stepsFromTheTop, { label: textField(messages.label), href: linkField(messages.leadsTo) }),
  endsAbove: toggleField(messages.theLastStepIsAboveThisPage, false),
}

/** The path from the home page to this page. */
export const breadcrumb = defineBlock({
  type: 'breadcrumb',
  label: messages.breadcrumb,
  group: 'content',
  fields: breadcrumbFields,
  view: () => import('./breadcrumb-view.tsx'),
})
