import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createUserState, type UserState } from '@hydrant/client/user-state.ts'
import { fetchUser } from '../../session/fetch-user.ts'

/** Fetches in the browser from `address` who the visitor is. */
export function useUserState(address: string): UserState {
  const store = useMemo(
    () => createUserState({ readSession: () => fetchUser(address), isBrowser: typeof window !== 'undefined' }),
    [address],
  )
  useEffect(() => void store.load(), [store])
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
