import { useRouteLoaderData } from 'react-router'
import type { Visitor } from '../shell/visitor.ts'
import { ACCOUNT_ID_FIELD } from './account-id-field.ts'

/**
 * The part of the root loader's data that is used here. The root imports this component, so its loader's type cannot be
 * imported.
 */
type RootLoader = () => Promise<{ readonly visitor: Visitor | null }>

/**
 * A hidden field for every form that changes a cart or orders: the account that its page was shown for. See
 * `requireSameAccount`.
 */
export function AccountField() {
  const accountId = useRouteLoaderData<RootLoader>('root')?.visitor?.accountId
  return accountId ? <input type="hidden" name={ACCOUNT_ID_FIELD} value={accountId} /> : null
}
