import { createObservable, type Observable } from '@hydrant/client/observable.ts'

/** The state of this window's page: whether it has unsaved changes, and whether its session is `open` or `over`. */
export interface PageState {
  readonly hasUnsavedChanges: boolean
  readonly session: 'open' | 'over'
}

/** The state of a page without unsaved changes. */
export const INITIAL_PAGE_STATE: PageState = { hasUnsavedChanges: false, session: 'open' }

const state = createObservable(INITIAL_PAGE_STATE)
const unsavedMarks = new Set<symbol>()

/** The state of this window's page. */
export const pageState: Observable<PageState> = state

/** Marks that something on the page is not saved. Returns a function that removes the mark. */
export function markUnsaved(): () => void {
  const mark = Symbol('unsaved')
  unsavedMarks.add(mark)
  updateHasUnsavedChanges()
  return () => {
    unsavedMarks.delete(mark)
    updateHasUnsavedChanges()
  }
}

/** Clears all marks of `markUnsaved`, so that the page can be left; for users who discard their changes. */
export function clearUnsavedMarks(): void {
  unsavedMarks.clear()
  updateHasUnsavedChanges()
}

/** Sets whether the page's session is open or over. */
export function setSessionState(session: PageState['session']): void {
  const before = state.get()
  if (before.session !== session) state.set({ ...before, session })
}

function updateHasUnsavedChanges(): void {
  const before = state.get()
  const hasUnsavedChanges = unsavedMarks.size > 0
  if (before.hasUnsavedChanges !== hasUnsavedChanges) state.set({ ...before, hasUnsavedChanges })
}
