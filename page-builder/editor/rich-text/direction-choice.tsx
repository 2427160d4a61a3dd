import type { Editor } from '@tiptap/core'
import * as messages from '@hydrant/messages/compiled/page-builder/rich-text-editor.js'
import { getDirection, parseDirection, isDirectionRelevant, setTopLevelDirection } from './text-direction.ts'
import { ToolChoice } from './tool-choice.tsx'

const listDirectionOptions = () =>
  new Map([
    ['auto', messages.byItsFirstWords()],
    ['ltr', messages.leftToRight()],
    ['rtl', messages.rightToLeft()],
  ])

/** A selector for the direction of the current paragraph or list; rendered only where direction matters in the text. */
export function DirectionChoice({ editor }: { readonly editor: Editor }) {
  if (!isDirectionRelevant(editor.state)) return null
  return (
    <ToolChoice
      label={messages.textDirection()}
      editor={editor}
      value={getDirection(editor)}
      choices={listDirectionOptions()}
      onChoose={(selected) => setTopLevelDirection(editor, parseDirection(selected) ?? 'auto')}
    />
  )
}
