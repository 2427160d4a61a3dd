import type { Editor } from '@tiptap/core'
import { useRef } from 'react'

interface ToolChoiceProps {
  readonly label: string
  readonly editor: Editor
  readonly value: string
  /** The words of the choices by their values, in their order. */
  readonly choices: ReadonlyMap<string, string>
  readonly isDisabled?: boolean
  readonly onChoose: (value: string) => void
}

/** One of several things that what is written in can be. */
export function ToolChoice({ label, editor, value, choices, isDisabled = false, onChoose }: ToolChoiceProps) {
  const isByPointer = useRef(false)
  return (
    <select
      className="rich-text-choice"
      aria-label={label}
      disabled={isDisabled}
      value={value}
      onPointerDown={() => {
        isByPointer.current = true
      }}
      onKeyDown={() => {
        isByPointer.current = false
      }}
      onChange={({ target }) => {
        onChoose(target.value)
        // What is typed next is meant for the text, unless somebody goes through the choices by keyboard.
        if (isByPointer.current) editor.commands.focus()
      }}
    >
      {Array.from(choices, ([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </select>
  )
}
