import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createUserStateStore, type UserState } from '@hydrant/client/user-state.ts'
import { fetchUser } from '../../session/fetch-user.ts'

/** Fetches in the browser from `url` who the visitor is. */
export function useUserState(url: string): UserState {
  const store = useMemo(
    () => createUserStateStore({ readSession: () => fetchUser(url), isBrowser: typeof window !== 'undefined' }),
    [url],
  )
  useEffect(() => void store.load(), [store])
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
