import { useEffect } from 'react'
import type { Visitor } from '../shell/visitor.ts'

/**
 * Stores the effective account in the session storage for scripts of the page, or clears it when that is the user's own
 * account. Pages themselves use a cookie, which the server can read. Guest details are cleared for a signed-in user. On a
 * guest's first page there is nothing to clear.
 */
export function useStoreAccountAndClearGuest(visitor: Visitor | null): void {
  const effectiveAccount = visitor?.accounts.find(({ isChosen, isOwn }) => isChosen && !isOwn)
  const [id, name] = [effectiveAccount?.id ?? '', effectiveAccount?.name ?? '']
  const isBuyer = visitor?.isGuest === false
  useEffect(() => {
    if (!isBuyer && window.sessionStorage.length === 0) return
    const store = async () => {
      const { storeAccount } = await import('./store-account.ts')
      storeAccount({ id, name }, isBuyer)
    }
    // Pages work without it.
    store().catch(() => undefined)
  }, [id, name, isBuyer])
}
