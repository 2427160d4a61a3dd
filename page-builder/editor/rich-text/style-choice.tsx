import type { Editor } from '@tiptap/core'
import * as messages from '@hydrant/messages/compiled/page-builder/rich-text-editor.js'
import { HEADING_LEVELS } from './text-node.ts'
import { ToolChoice } from './tool-choice.tsx'

/** The number of heading levels that are offered; deeper ones are listed where the text uses them. */
const OFFERED_LEVEL_COUNT = 3

/** A selector for the kind of the current paragraph: a heading of a level, or a paragraph. */
export function StyleChoice({ editor }: { readonly editor: Editor }) {
  const level = HEADING_LEVELS.find((candidate) => editor.isActive('heading', { level: candidate }))
  const levels = HEADING_LEVELS.filter((candidate, index) => index < OFFERED_LEVEL_COUNT || candidate === level)
  const choices = new Map([
    ['', messages.paragraph()],
    ...levels.map((candidate): [string, string] => [String(candidate), messages.heading({ level: String(candidate) })]),
  ])
  const choose = (selected: string) => {
    const heading = HEADING_LEVELS.find((candidate) => selected === String(candidate))
    if (heading === undefined) editor.commands.setParagraph()
    else editor.commands.setHeading({ level: heading })
  }
  const isAllowed = level !== undefined || editor.can().setHeading({ level: HEADING_LEVELS[0] })
  return (
    <ToolChoice
      label={messages.kindOfParagraph()}
      editor={editor}
      isDisabled={!isAllowed}
      value={String(level ?? '')}
      choices={choices}
      onChoose={choose}
    />
  )
}
