import { useRouteLoaderData } from 'react-router'
import type { Visitor } from '../shell/visitor.ts'
import { ACCOUNT_ID_FIELD } from './account-id-field.ts'

/**
 * The part of the root loader's data that is used here. The root imports this component, so its loader's type cannot be
 * imported.
 */
type RootLoader = () => Promise<{ readonly visitor: Visitor | null }>

/**
 * A hidden field with the id of the account that the page was shown for, for forms that change what
 * belongs to it. `requireSameAccountAndCart` compares it with the effective account.
 */
export function HiddenAccountField() {
  const accountId = useRouteLoaderData<RootLoader>('root')?.visitor?.accountId
  return accountId ? <input type="hidden" name={ACCOUNT_ID_FIELD} value={accountId} /> : null
}
