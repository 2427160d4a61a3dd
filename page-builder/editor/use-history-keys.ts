import { useEffect } from 'react'
import type { EditHistory } from './use-history.ts'

/**
 * Handles the standard undo and redo keys, in the editor and on the canvas. They are intercepted before the editing
 * library, whose own undo fails right after a change.
 */
export function useUndoRedoKeys({ undo, redo }: Pick<EditHistory, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      event.stopPropagation()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')
    // The canvas loads later, and has a window of its own.
    const listenOnCanvas = () => frame?.contentWindow?.addEventListener('keydown', onKeyDown, { capture: true })
    listenOnCanvas()
    frame?.addEventListener('load', listenOnCanvas)
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      frame?.removeEventListener('load', listenOnCanvas)
      frame?.contentWindow?.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [undo, redo])
}
