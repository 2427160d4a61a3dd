import { useSyncExternalStore } from 'react'
import { INITIAL_PAGE_STATE, type PageState, pageState } from './page-state.ts'

/** The state of this window's page. */
export function useUnsavedAndSessionState(): PageState {
  return useSyncExternalStore(pageState.subscribe, pageState.get, () => INITIAL_PAGE_STATE)
}
