import { useEffect } from 'react'
import { createEffectiveAccountStore } from '@hydrant/client/effective-account.ts'
import { createGuestDetailsStore, type GuestDetails } from '@hydrant/client/guest-details.ts'
import type { Visitor } from '../shell/visitor.ts'

const NO_DETAILS = { lastName: '', email: '', phoneNumber: '' }

/**
 * Keeps for scripts of the page, until the tab is closed, which account the buyer has chosen to act for; their own
 * account is none. Pages themselves go by a cookie, which the server reads and which works without scripts. What was
 * kept of a guest goes when somebody has signed in.
 */
export function useKeptAccount(visitor: Visitor | null): void {
  const chosen = visitor?.accounts.find(({ isChosen, isOwn }) => isChosen && !isOwn)
  const [id, name] = [chosen?.id ?? '', chosen?.name ?? '']
  const isBuyer = visitor?.isGuest === false
  useEffect(() => {
    createEffectiveAccountStore(window.sessionStorage).update({ id, name })
    if (isBuyer) createGuestDetailsStore(window.sessionStorage).update(NO_DETAILS)
  }, [id, name, isBuyer])
}

/** Keeps what a guest has said about themselves at the checkout, as far as it says something; null: nothing yet. */
export function useKeptGuestDetails(details: Required<GuestDetails> | null): void {
  useEffect(() => {
    if (details !== null) createGuestDetailsStore(window.sessionStorage).update(details)
  }, [details])
}
