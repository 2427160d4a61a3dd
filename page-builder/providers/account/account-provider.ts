import { defineBlock } from '../../registry/block.tsx'
import type { NeedKinds } from '../../registry/needs.ts'
import { accountFields } from './account-fields.ts'

/** Tells the blocks inside it who is visiting; when that cannot be told they are not shown. */
export const accountProvider = defineBlock({
  type: 'account-provider',
  label: 'Account',
  group: 'data',
  fields: accountFields,
  provides: { Account: ['isGuest', 'firstName', 'accountName'] },
  need: (): NeedKinds['account']['need'] => ({ kind: 'account' }),
  view: () => import('./account-view.tsx'),
})
