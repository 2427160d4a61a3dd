import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createUserState, type UserState } from '@hydrant/client/user-state.ts'

/** Who the visitor is, which the browser asks for itself at `address`. */
export function useUserState(address: string): UserState {
  const store = useMemo(() => createUserState({ readSession: () => readUser(address), isBrowser: typeof window !== 'undefined' }), [address])
  useEffect(() => void store.load(), [store])
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

interface User {
  readonly guestUser: boolean
  readonly userId: string
}

async function readUser(address: string): Promise<User> {
  const answer = await fetch(address, { priority: 'low', headers: { accept: 'application/json' } })
  const user: unknown = await answer.json()
  if (!isUser(user)) throw new Error('The shop does not say who this is.')
  return user
}

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && 'guestUser' in value && typeof value.guestUser === 'boolean' && 'userId' in value && typeof value.userId === 'string'
}
