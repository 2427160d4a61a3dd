import { useEffect } from 'react'
import { createEffectiveAccountStore } from '@hydrant/client/effective-account.ts'
import { createGuestDetailsStore, type GuestDetails } from '@hydrant/client/guest-details.ts'
import type { Visitor } from '../shell/visitor.ts'

const EMPTY_DETAILS = { lastName: '', email: '', phoneNumber: '' }

/**
 * Stores the effective account in the session storage for scripts of the page; nothing for the user's own account.
 * Pages themselves use a cookie, which the server can read. Guest details are cleared when a user is signed in.
 */
export function useAccountInSessionStorage(visitor: Visitor | null): void {
  const chosen = visitor?.accounts.find(({ isChosen, isOwn }) => isChosen && !isOwn)
  const [id, name] = [chosen?.id ?? '', chosen?.name ?? '']
  const isBuyer = visitor?.isGuest === false
  useEffect(() => {
    createEffectiveAccountStore(window.sessionStorage).update({ id, name })
    if (isBuyer) createGuestDetailsStore(window.sessionStorage).update(EMPTY_DETAILS)
  }, [id, name, isBuyer])
}

/** Stores a guest's contact details in the session storage; null: none yet. */
export function useGuestDetailsInSessionStorage(details: Required<GuestDetails> | null): void {
  useEffect(() => {
    if (details !== null) createGuestDetailsStore(window.sessionStorage).update(details)
  }, [details])
}
