import * as messages from '@hydrant/messages/compiled/page-builder/providers.js'
import { defineBlock } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import { slotField } from '../../fields/field.ts'

/** The settings of the provider. */
export const accountFields = { content: slotField(messages.content) }

/** Provides the current visitor to the blocks inside; when the visitor could not be loaded they are not rendered. */
export const accountProvider = defineBlock({
  type: 'account-provider',
  label: messages.account,
  group: 'data',
  fields: accountFields,
  provides: { Account: ['isGuest', 'firstName', 'accountName'] },
  dataRequirement: (): RequirementKinds['account']['requirement'] => ({ kind: 'account' }),
  view: () => import('./account-provider-view.tsx'),
})
