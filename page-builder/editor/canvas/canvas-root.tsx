import { useCallback, useMemo, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import { findBlock } from '../../registry/blocks.ts'
import { listBlocks } from '../../render/document.ts'
import { useContent } from '../editor-store.ts'
import { storedBlockOf } from '../opened-page.ts'
import { keepPointerOnly } from './pointer-only.ts'

/** The page on the canvas, with the style sheet of its blocks. Links and forms on it lead nowhere. */
export function CanvasRoot({ children }: { readonly children: ReactNode }) {
  const content = useContent()
  const sheet = useMemo(
    () =>
      listBlocks(content.map(storedBlockOf))
        .map((stored) => findBlock(stored.type)?.styleOf(stored) ?? '')
        .join(''),
    [content],
  )
  const page = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : keepPointerOnly(element)),
    [],
  )
  return (
    <main
      ref={page}
      aria-label="The page that is being edited"
      className="editor-page"
      onClickCapture={stayHere}
      onSubmitCapture={stayHere}
    >
      <style>{sheet}</style>
      {children}
    </main>
  )
}

function stayHere(event: MouseEvent | FormEvent): void {
  event.preventDefault()
}
