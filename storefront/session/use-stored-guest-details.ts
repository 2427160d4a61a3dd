import { useEffect } from 'react'
import { createGuestDetailsStore, type GuestDetails } from '@hydrant/client/guest-details.ts'

/** Stores a guest's contact details in the session storage; changes nothing when they are null. */
export function useStoreGuestDetails(details: Required<GuestDetails> | null): void {
  useEffect(() => {
    if (details !== null) createGuestDetailsStore(window.sessionStorage).update(details)
  }, [details])
}
