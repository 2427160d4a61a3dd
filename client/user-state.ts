import type { CallResponse } from './call.ts'
import { createObservable, type Observable } from './observable.ts'

/** How far the loading of a value is, with its data or error. */
export interface LoadState<Value> {
  readonly loaded: boolean
  readonly loading: boolean
  readonly data?: Value
  readonly error?: unknown
}

/** Who the visitor is, as far as it has been loaded. */
export interface UserState {
  readonly isGuest: LoadState<boolean>
  /** Loaded for buyers only. */
  readonly userId: LoadState<string>
}

/** The state of the visitor, and how to load it. */
export interface UserStateStore extends Observable<UserState> {
  /** Loads who the visitor is; does nothing in a server render. Errors are stored in the state. */
  readonly load: () => Promise<void>
  /** Whether a value about the user is final: once it is loaded, and always for a guest, for whom none is loaded. */
  readonly isAvailable: (lookup: LoadState<unknown>) => boolean
}

const NOT_LOADED = { loaded: false, loading: false } as const

/** Creates the observable state of a page's visitor. `readSession` is `client.getSessionContext`. */
export function createUserStateStore(options: {
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
      state.set({ isGuest: toLoadedState(isGuest), userId: isGuest ? NOT_LOADED : toLoadedState(userId) })
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

function toLoadedState<Value>(data: Value): LoadState<Value> {
  return { loaded: true, loading: false, data }
}
