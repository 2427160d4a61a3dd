import type { Editor } from '@tiptap/core'
import { useRef } from 'react'
import { HEADING_LEVELS } from './text-node.ts'

/** The levels that are offered; deeper ones are shown where a text has them. */
const OFFERED = 3

/** Whether the paragraph that is written in is a heading, and of which level. */
export function StyleChoice({ editor }: { readonly editor: Editor }) {
  const isByPointer = useRef(false)
  const level = HEADING_LEVELS.find((known) => editor.isActive('heading', { level: known }))
  const levels = HEADING_LEVELS.filter((known, place) => place < OFFERED || known === level)
  const choose = (chosen: string) => {
    const heading = HEADING_LEVELS.find((known) => chosen === String(known))
    if (heading === undefined) editor.commands.setParagraph()
    else editor.commands.setHeading({ level: heading })
    // What is typed next is meant for the text, unless somebody goes through the choices by keyboard.
    if (isByPointer.current) editor.commands.focus()
  }
  const isAllowed = level !== undefined || editor.can().setHeading({ level: HEADING_LEVELS[0] })
  return (
    <select
      className="rich-text-style"
      aria-label="Kind of paragraph"
      disabled={!isAllowed}
      value={level ?? ''}
      onPointerDown={() => {
        isByPointer.current = true
      }}
      onKeyDown={() => {
        isByPointer.current = false
      }}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">Paragraph</option>
      {levels.map((known) => (
        <option key={known} value={known}>{`Heading ${known}`}</option>
      ))}
    </select>
  )
}
