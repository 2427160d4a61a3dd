import { useGetPuck, type PuckApi } from '@puckeditor/core'
import { useCallback, useEffect, useRef } from 'react'
import { useAnnounce } from './announcements.ts'
import { choose, chosenIdOf, contentOf, useEditor } from './editor-store.ts'
import { listRows } from './outline/list-rows.ts'

/** How long the editing library gathers changes before they become a step of its history, with a little to spare. */
const GATHERED_MS = 300

/** Steps back and forward through the changes of a page. */
export interface EditHistory {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
  /** To be called of every change. */
  readonly noteChange: () => void
}

/** The history of changes. A step that comes right after a change waits until the change itself has become a step. */
export function useHistory(): EditHistory {
  const canUndo = useEditor(({ history }) => history.hasPast)
  const canRedo = useEditor(({ history }) => history.hasFuture)
  const editor = useGetPuck()
  const announce = useAnnounce()
  const changedAt = useRef(0)
  const waiting = useRef(new Set<ReturnType<typeof setTimeout>>())
  const step = useCallback(
    (direction: 'back' | 'forward') => {
      const take = () => {
        waiting.current.delete(timer)
        const before = editor()
        const { history } = before
        if (direction === 'back' ? !history.hasPast : !history.hasFuture) return
        history[direction]()
        choose(editor(), idAfterStep(before, editor()))
        changedAt.current = 0
        announce(direction === 'back' ? 'Undone.' : 'Done again.')
      }
      const timer = setTimeout(take, Math.max(0, changedAt.current + GATHERED_MS - performance.now()))
      waiting.current.add(timer)
    },
    [editor, announce],
  )
  useEffect(() => {
    const timers = waiting.current
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])
  const undo = useCallback(() => step('back'), [step])
  const redo = useCallback(() => step('forward'), [step])
  const noteChange = useCallback(() => {
    changedAt.current = performance.now()
  }, [])
  return { canUndo, canRedo, undo, redo, noteChange }
}

/**
 * What to go on with after a step: a block that it brought back, otherwise the one that was chosen if it is still
 * there.
 */
function idAfterStep(before: PuckApi, after: PuckApi): string | null {
  const known = new Set(listRows(contentOf(before)).map(({ id }) => id))
  const ids = listRows(contentOf(after)).map(({ id }) => id)
  const chosen = chosenIdOf(before)
  return ids.find((id) => !known.has(id)) ?? ids.find((id) => id === chosen) ?? null
}
