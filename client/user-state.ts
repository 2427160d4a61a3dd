import type { CallAnswer } from './call.ts'
import { createObservable, type Observable } from './observable.ts'

/** A value that is looked up: whether that has happened, is happening, and what came of it. */
export interface Lookup<Value> {
  readonly loaded: boolean
  readonly loading: boolean
  readonly data?: Value
  readonly error?: unknown
}

/** Who the visitor is, as far as it is known. */
export interface UserState {
  readonly isGuest: Lookup<boolean>
  /** Looked up for buyers only. */
  readonly userId: Lookup<string>
}

/** What is known of the visitor, and how to learn more. */
export interface UserStateStore extends Observable<UserState> {
  /** Learns who the visitor is; in a server render nothing happens. Failures are kept in the state. */
  readonly load: () => Promise<void>
  /** Whether what is looked up for the user can be relied upon: for a guest always, because nothing will come. */
  readonly isAvailable: (lookup: Lookup<unknown>) => boolean
}

const NOTHING = { loaded: false, loading: false } as const

/** Makes the state of a page's visitor. `readSession` is `client.session.context`. */
export function createUserState(options: {
  readonly readSession: () => Promise<
    Partial<Pick<CallAnswer<'getSessionContext'>, 'guestUser'>> & Pick<CallAnswer<'getSessionContext'>, 'userId'>
  >
  readonly isBrowser: boolean
}): UserStateStore {
  const state = createObservable<UserState>({ isGuest: NOTHING, userId: NOTHING })
  let loading: Promise<void> | null = null

  async function look(): Promise<void> {
    state.set({ ...state.get(), isGuest: { loaded: false, loading: true } })
    try {
      const { guestUser, userId } = await options.readSession()
      // Only an explicit false means signed in.
      const isGuest = guestUser !== false
      state.set({ isGuest: found(isGuest), userId: isGuest ? NOTHING : found(userId) })
    } catch (error) {
      state.set({ isGuest: { ...NOTHING, error }, userId: NOTHING })
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    async load() {
      if (!options.isBrowser) return
      loading ??= look().finally(() => {
        loading = null
      })
      await loading
    },
    isAvailable: (lookup) => state.get().isGuest.data === true || lookup.loaded,
  }
}

function found<Value>(data: Value): Lookup<Value> {
  return { loaded: true, loading: false, data }
}
