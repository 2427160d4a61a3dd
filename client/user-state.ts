import type { CallResponse } from './call.ts'
import { createObservable, type Observable } from './observable.ts'

/** A value that is loaded: whether it has been, is being loaded, and its data or error. */
export interface Lookup<Value> {
  readonly loaded: boolean
  readonly loading: boolean
  readonly data?: Value
  readonly error?: unknown
}

/** Who the visitor is, as far as it has been loaded. */
export interface UserState {
  readonly isGuest: Lookup<boolean>
  /** Loaded for buyers only. */
  readonly userId: Lookup<string>
}

/** The state of the visitor, and how to load it. */
export interface UserStateStore extends Observable<UserState> {
  /** Loads who the visitor is; does nothing in a server render. Errors are stored in the state. */
  readonly load: () => Promise<void>
  /** Whether a value of the user is final: always for a guest, because none will be loaded. */
  readonly isAvailable: (lookup: Lookup<unknown>) => boolean
}

const NOT_LOADED = { loaded: false, loading: false } as const

/** Creates the state of a page's visitor. `readSession` is `client.session.context`. */
export function createUserState(options: {
  readonly readSession: () => Promise<
    Partial<Pick<CallResponse<'getSessionContext'>, 'guestUser'>> & Pick<CallResponse<'getSessionContext'>, 'userId'>
  >
  readonly isBrowser: boolean
}): UserStateStore {
  const state = createObservable<UserState>({ isGuest: NOT_LOADED, userId: NOT_LOADED })
  let loading: Promise<void> | null = null

  async function loadSession(): Promise<void> {
    state.set({ ...state.get(), isGuest: { loaded: false, loading: true } })
    try {
      const { guestUser, userId } = await options.readSession()
      // Only an explicit false means signed in.
      const isGuest = guestUser !== false
      state.set({ isGuest: toLoaded(isGuest), userId: isGuest ? NOT_LOADED : toLoaded(userId) })
    } catch (error) {
      state.set({ isGuest: { ...NOT_LOADED, error }, userId: NOT_LOADED })
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    async load() {
      if (!options.isBrowser) return
      loading ??= loadSession().finally(() => {
        loading = null
      })
      await loading
    },
    isAvailable: (lookup) => state.get().isGuest.data === true || lookup.loaded,
  }
}

function toLoaded<Value>(data: Value): Lookup<Value> {
  return { loaded: true, loading: false, data }
}
