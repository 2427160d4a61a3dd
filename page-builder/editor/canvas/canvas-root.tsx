import { useCallback, useMemo, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import { findBlockKind } from '../../registry/blocks.ts'
import { flattenBlockTree } from '../../render/document.ts'
import { useEditorContent } from '../editor-store.ts'
import { toStoredBlock } from '../opened-page.ts'
import { keepRemovingDragSemantics } from './pointer-only.ts'

/** The page on the canvas with the style sheet of its blocks. Links and forms on it do not navigate. */
export function CanvasRoot({ children }: { readonly children: ReactNode }) {
  const content = useEditorContent()
  const css = useMemo(
    () =>
      flattenBlockTree(content.map(toStoredBlock))
        .map((storedBlock) => findBlockKind(storedBlock.type)?.toCss(storedBlock) ?? '')
        .join(''),
    [content],
  )
  const attachPage = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : keepRemovingDragSemantics(element)),
    [],
  )
  return (
    <main
      ref={attachPage}
      aria-label={messages.editedPage()}
      className="editor-page"
      onClickCapture={preventNavigation}
      onSubmitCapture={preventNavigation}
    >
      <style>{css}</style>
      {children}
    </main>
  )
}

function preventNavigation(event: MouseEvent | FormEvent): void {
  event.preventDefault()
}
