import type { Editor } from '@tiptap/core'
import { directionAt, knownDirection, needsDirection, setDirection } from './text-direction.ts'
import { ToolChoice } from './tool-choice.tsx'

const CHOICES = new Map([
  ['auto', 'By its first words'],
  ['ltr', 'Left to right'],
  ['rtl', 'Right to left'],
])

/** Which way the paragraph or list that is written in runs; only where a text has anything to do with it. */
export function DirectionChoice({ editor }: { readonly editor: Editor }) {
  if (!needsDirection(editor.state)) return null
  return (
    <ToolChoice
      label="Text direction"
      editor={editor}
      value={directionAt(editor)}
      choices={CHOICES}
      onChoose={(chosen) => setDirection(editor, knownDirection(chosen) ?? 'auto')}
    />
  )
}
