import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createUserState, type UserState } from '@hydrant/client/user-state.ts'
import { readUser } from '../../session/read-user.ts'

/** Who the visitor is, which the browser asks for itself at `address`. */
export function useUserState(address: string): UserState {
  const store = useMemo(
    () => createUserState({ readSession: () => readUser(address), isBrowser: typeof window !== 'undefined' }),
    [address],
  )
  useEffect(() => void store.load(), [store])
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
