import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { Editor } from '@tiptap/core'
import { HeldText } from './held-text.ts'
import type { HearsOfPaste } from './pasted/pasting.ts'

interface HeldTextProps {
  /** The text as it is stored. */
  readonly value: string
  readonly onChange: (html: string) => void
  readonly onPaste: HearsOfPaste
  readonly isReadOnly: boolean
  /** What the element that is written in says about itself. */
  readonly attributes: Readonly<Record<string, string>>
}

/** A text that is written in the element at `place`; its editor is null until it is there. */
export function useHeldText({ value, onChange, onPaste, isReadOnly, attributes }: HeldTextProps): {
  readonly place: RefObject<HTMLDivElement | null>
  readonly editor: Editor | null
} {
  const place = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<HeldText | null>(null)
  const report = useEffectEvent(onChange)
  const tellOfPaste = useEffectEvent(onPaste)
  const open = useEffectEvent(
    (element: HTMLElement) =>
      new HeldText({ element, html: value, onChange: (html) => report(html), onPaste: (lost) => tellOfPaste(lost) }),
  )
  const describe = useEffectEvent((text: HeldText) => text.describe(attributes, isReadOnly))
  useEffect(() => {
    if (place.current === null) return
    const opened = open(place.current)
    setHeld(opened)
    return () => opened.close()
  }, [])
  const described = JSON.stringify({ ...attributes, isReadOnly })
  useEffect(() => {
    if (held !== null) describe(held)
  }, [held, described])
  useEffect(() => held?.take(value), [held, value])
  return { place, editor: held?.editor ?? null }
}

/** Renders anew whenever something has changed in the editor, also what is chosen in it. */
export function useEditorState(editor: Editor): Editor['state'] {
  const subscribe = useCallback(
    (changed: () => void) => {
      editor.on('transaction', changed)
      return () => void editor.off('transaction', changed)
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, () => editor.state)
}
