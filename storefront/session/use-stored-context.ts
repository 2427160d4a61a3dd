import { useEffect } from 'react'
import { createEffectiveAccountStore } from '@hydrant/client/effective-account.ts'
import { createGuestDetailsStore, type GuestDetails } from '@hydrant/client/guest-details.ts'
import type { Visitor } from '../shell/visitor.ts'

const EMPTY_DETAILS = { lastName: '', email: '', phoneNumber: '' }

/**
 * Stores the effective account in the session storage for scripts of the page, or clears it when that is the user's own
 * account. Pages themselves use a cookie, which the server can read. Guest details are cleared for a signed-in user.
 */
export function useStoreAccountAndClearGuest(visitor: Visitor | null): void {
  const effectiveAccount = visitor?.accounts.find(({ isChosen, isOwn }) => isChosen && !isOwn)
  const [id, name] = [effectiveAccount?.id ?? '', effectiveAccount?.name ?? '']
  const isBuyer = visitor?.isGuest === false
  useEffect(() => {
    createEffectiveAccountStore(window.sessionStorage).update({ id, name })
    if (isBuyer) createGuestDetailsStore(window.sessionStorage).update(EMPTY_DETAILS)
  }, [id, name, isBuyer])
}

/** Stores a guest's contact details in the session storage; changes nothing when they are null. */
export function useStoreGuestDetails(details: Required<GuestDetails> | null): void {
  useEffect(() => {
    if (details !== null) createGuestDetailsStore(window.sessionStorage).update(details)
  }, [details])
}
