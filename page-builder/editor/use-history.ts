import { useGetPuck, type PuckApi } from '@puckeditor/core'
import { useCallback, useEffect, useRef } from 'react'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import { useAnnounce } from './announcements.ts'
import { selectAndScrollToBlock, findSelectedBlockId, getEditorContent, useEditor } from './editor-store.ts'
import { listOutlineRows } from './outline/list-rows.ts'

/** How long the editing library groups changes before they become a step of its history, with a margin. */
const GROUPING_MS = 300

/** Undo and redo of the changes of a page. */
export interface EditHistory {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
  /** Must be called on every change of the page, so that an undo right after it waits. */
  readonly onContentChange: () => void
}

/** Returns undo and redo. An undo right after a change waits until the editing library has recorded that change. */
export function useEditHistory(): EditHistory {
  const canUndo = useEditor(({ history }) => history.hasPast)
  const canRedo = useEditor(({ history }) => history.hasFuture)
  const editor = useGetPuck()
  const announce = useAnnounce()
  const changedAt = useRef(0)
  const timersRef = useRef(new Set<ReturnType<typeof setTimeout>>())
  const step = useCallback(
    (direction: 'back' | 'forward') => {
      const runStep = () => {
        timersRef.current.delete(timer)
        const before = editor()
        const { history } = before
        if (direction === 'back' ? !history.hasPast : !history.hasFuture) return
        history[direction]()
        selectAndScrollToBlock(editor(), findIdToSelectAfterStep(before, editor()))
        changedAt.current = 0
        announce(direction === 'back' ? messages.undoAnnouncement() : messages.redoAnnouncement())
      }
      const timer = setTimeout(runStep, Math.max(0, changedAt.current + GROUPING_MS - performance.now()))
      timersRef.current.add(timer)
    },
    [editor, announce],
  )
  useEffect(() => {
    const timers = timersRef.current
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])
  const undo = useCallback(() => step('back'), [step])
  const redo = useCallback(() => step('forward'), [step])
  const recordChangeTime = useCallback(() => {
    changedAt.current = performance.now()
  }, [])
  return { canUndo, canRedo, undo, redo, onContentChange: recordChangeTime }
}

/**
 * Returns the block to select after undo or redo: one that was brought back, otherwise the previously selected one if
 * it still exists.
 */
function findIdToSelectAfterStep(before: PuckApi, after: PuckApi): string | null {
  const previousIds = new Set(listOutlineRows(getEditorContent(before)).map(({ id }) => id))
  const ids = listOutlineRows(getEditorContent(after)).map(({ id }) => id)
  const selectedId = findSelectedBlockId(before)
  return ids.find((id) => !previousIds.has(id)) ?? ids.find((id) => id === selectedId) ?? null
}
