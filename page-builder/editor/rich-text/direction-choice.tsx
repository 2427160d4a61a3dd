import type { Editor } from '@tiptap/core'
import { getDirection, parseDirection, isDirectionRelevant, setDirection } from './text-direction.ts'
import { ToolChoice } from './tool-choice.tsx'

const CHOICES = new Map([
  ['auto', 'By its first words'],
  ['ltr', 'Left to right'],
  ['rtl', 'Right to left'],
])

/** A selector for the direction of the current paragraph or list; rendered only where direction matters in the text. */
export function DirectionChoice({ editor }: { readonly editor: Editor }) {
  if (!isDirectionRelevant(editor.state)) return null
  return (
    <ToolChoice
      label="Text direction"
      editor={editor}
      value={getDirection(editor)}
      choices={CHOICES}
      onChoose={(selected) => setDirection(editor, parseDirection(selected) ?? 'auto')}
    />
  )
}
