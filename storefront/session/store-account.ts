import { createEffectiveAccountStore } from '@hydrant/client/effective-account.ts'
import { createGuestDetailsStore } from '@hydrant/client/guest-details.ts'

const EMPTY_DETAILS = { lastName: '', email: '', phoneNumber: '' }

/**
 * Stores the effective account in the session storage for scripts of the page; empty texts clear it. Clears guest details
 * for a buyer.
 */
export function storeAccount(account: { readonly id: string; readonly name: string }, isBuyer: boolean): void {
  createEffectiveAccountStore(window.sessionStorage).update(account)
  if (isBuyer) createGuestDetailsStore(window.sessionStorage).update(EMPTY_DETAILS)
}
