import { useEffect } from 'react'
import type { EditHistory } from './use-history.ts'

/**
 * Handles the standard undo and redo keys, in the editor and on the canvas. They are intercepted before the editing
 * library, whose own undo fails right after a change.
 */
export function useHistoryKeys({ undo, redo }: Pick<EditHistory, 'undo' | 'redo'>): void {
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
    const listen = () => frame?.contentWindow?.addEventListener('keydown', onKeyDown, { capture: true })
    listen()
    frame?.addEventListener('load', listen)
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      frame?.removeEventListener('load', listen)
      frame?.contentWindow?.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [undo, redo])
}
