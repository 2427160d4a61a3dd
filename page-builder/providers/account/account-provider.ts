import { defineBlock } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import { slot } from '../../fields/field.ts'

/** The settings of the provider. */
export const accountFields = { content: slot('Content') }

/** Provides the current visitor to the blocks inside; when the visitor could not be loaded they are not rendered. */
export const accountProvider = defineBlock({
  type: 'account-provider',
  label: 'Account',
  group: 'data',
  fields: accountFields,
  provides: { Account: ['isGuest', 'firstName', 'accountName'] },
  dataRequirement: (): RequirementKinds['account']['requirement'] => ({ kind: 'account' }),
  view: () => import('./account-view.tsx'),
})
