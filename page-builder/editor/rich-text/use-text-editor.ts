import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { Editor } from '@tiptap/core'
import { TextEditor } from './text-editor.ts'
import type { PasteListener } from './pasted/pasting.ts'

interface TextEditorProps {
  /** The stored HTML. */
  readonly value: string
  readonly onChange: (html: string) => void
  readonly onPaste: PasteListener
  readonly isReadOnly: boolean
  /** The attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>>
}

/** Creates a text editor in the element of the returned ref; `editor` is null until it exists. */
export function useTextEditor({ value, onChange, onPaste, isReadOnly, attributes }: TextEditorProps): {
  readonly containerRef: RefObject<HTMLDivElement | null>
  readonly editor: Editor | null
} {
  const containerRef = useRef<HTMLDivElement>(null)
  const [textEditor, setTextEditor] = useState<TextEditor | null>(null)
  const reportChange = useEffectEvent(onChange)
  const reportPaste = useEffectEvent(onPaste)
  const applyAttributes = useEffectEvent((text: TextEditor) => text.setAttributes(attributes, isReadOnly))
  const openEditor = useEffectEvent((element: HTMLElement) => {
    const createdEditor = new TextEditor({
      element,
      html: value,
      onChange: (html) => reportChange(html),
      onPaste: (lossMessage) => reportPaste(lossMessage),
    })
    // Set at once, so that the element always has its accessible name.
    applyAttributes(createdEditor)
    return createdEditor
  })
  useEffect(() => {
    if (containerRef.current === null) return
    const createdEditor = openEditor(containerRef.current)
    setTextEditor(createdEditor)
    return () => createdEditor.destroy()
  }, [])
  const attributesKey = JSON.stringify({ ...attributes, isReadOnly })
  useEffect(() => {
    if (textEditor !== null) applyAttributes(textEditor)
  }, [textEditor, attributesKey])
  useEffect(() => textEditor?.receiveStoredHtml(value), [textEditor, value])
  return { containerRef, editor: textEditor?.editor ?? null }
}

/** Returns the editor's state and renders again on every change of it, including the selection. */
export function useEditorState(editor: Editor): Editor['state'] {
  const subscribe = useCallback(
    (onTransaction: () => void) => {
      editor.on('transaction', onTransaction)
      return () => void editor.off('transaction', onTransaction)
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, () => editor.state)
}
