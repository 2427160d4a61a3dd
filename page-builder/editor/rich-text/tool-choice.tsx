import type { Editor } from '@tiptap/core'
import { useRef } from 'react'

interface ToolChoiceProps {
  readonly label: string
  readonly editor: Editor
  readonly value: string
  /** The labels of the options by value, in order. */
  readonly choices: ReadonlyMap<string, string>
  readonly isDisabled?: boolean
  readonly onChoose: (value: string) => void
}

/** A selector in the toolbar for a property of the current block. */
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
        // After a choice by pointer, typing should go into the text; keyboard users stay in the list.
        if (isByPointer.current) editor.commands.focus()
      }}
    >
      {Array.from(choices, ([choice, choiceLabel]) => (
        <option key={choice} value={choice}>
          {choiceLabel}
        </option>
      ))}
    </select>
  )
}
