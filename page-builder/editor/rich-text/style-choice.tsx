import type { Editor } from '@tiptap/core'
import { HEADING_LEVELS } from './text-node.ts'
import { ToolChoice } from './tool-choice.tsx'

/** The levels that are offered; deeper ones are shown where a text has them. */
const OFFERED = 3

/** Whether the paragraph that is written in is a heading, and of which level. */
export function StyleChoice({ editor }: { readonly editor: Editor }) {
  const level = HEADING_LEVELS.find((known) => editor.isActive('heading', { level: known }))
  const levels = HEADING_LEVELS.filter((known, place) => place < OFFERED || known === level)
  const choices = new Map([
    ['', 'Paragraph'],
    ...levels.map((known): [string, string] => [String(known), `Heading ${known}`]),
  ])
  const choose = (chosen: string) => {
    const heading = HEADING_LEVELS.find((known) => chosen === String(known))
    if (heading === undefined) editor.commands.setParagraph()
    else editor.commands.setHeading({ level: heading })
  }
  const isAllowed = level !== undefined || editor.can().setHeading({ level: HEADING_LEVELS[0] })
  return (
    <ToolChoice
      label="Kind of paragraph"
      editor={editor}
      isDisabled={!isAllowed}
      value={String(level ?? '')}
      choices={choices}
      onChoose={choose}
    />
  )
}
