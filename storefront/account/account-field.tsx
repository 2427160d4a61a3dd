import { useRouteLoaderData } from 'react-router'
import type { Visitor } from '../shell/visitor.ts'
import { BUYING_FOR } from './buying-for.ts'

/** What this needs of the data of all pages. The root shows it itself, so that its loader cannot be named here. */
type RootLoader = () => Promise<{ readonly visitor: Visitor | null }>

/**
 * Stands in every form that changes a cart or orders, and says for which account its page was shown: see
 * `requireSameAccount`.
 */
export function AccountField() {
  const accountId = useRouteLoaderData<RootLoader>('root')?.visitor?.accountId
  return accountId ? <input type="hidden" name={BUYING_FOR} value={accountId} /> : null
}
