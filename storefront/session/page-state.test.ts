import { afterEach, expect, test } from 'vitest'
import { markUnsaved, clearUnsavedMarks, pageState, setSessionState } from './page-state.ts'

afterEach(() => {
  clearUnsavedMarks()
  setSessionState('open')
})

test('a page has unsaved changes until every mark is removed, and subscribers are notified once [SES-02]', () => {
  const states: boolean[] = []
  const unsubscribe = pageState.subscribe(() => void states.push(pageState.get().hasUnsavedChanges))
  const [unmarkFirst, unmarkSecond] = [markUnsaved(), markUnsaved()]
  unmarkFirst()
  expect(pageState.get().hasUnsavedChanges).toBe(true)
  unmarkSecond()
  unmarkSecond()
  expect(pageState.get().hasUnsavedChanges).toBe(false)
  expect(states).toEqual([true, false])
  unsubscribe()
})

test('discarding removes all unsaved changes, and the session state is independent of them [SES-02]', () => {
  const unmark = markUnsaved()
  markUnsaved()
  setSessionState('over')
  expect(pageState.get()).toEqual({ hasUnsavedChanges: true, session: 'over' })
  clearUnsavedMarks()
  unmark()
  expect(pageState.get()).toEqual({ hasUnsavedChanges: false, session: 'over' })
})
