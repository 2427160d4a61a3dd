import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import { getScrollBehavior } from './scroll-behavior.ts'

/** The ids of the editor's parts, as targets for moving the focus. */
export const PART_IDS = { page: 'editor-page', blocks: 'editor-blocks', settings: 'editor-panel-title' } as const

const PARTS = [
  { id: PART_IDS.page, name: messages.page },
  { id: PART_IDS.blocks, name: messages.blocks },
  { id: PART_IDS.settings, name: messages.settings },
] as const

/** Buttons that jump between the parts of the editor where they are stacked. */
export function EditorPartButtons() {
  return (
    <nav aria-label={messages.partsOfTheEditor()} className="editor-parts">
      {PARTS.map(({ id, name }) => (
        <Button key={id} size="s" variant="secondary" onClick={() => focusAndScrollToPart(id)}>
          {name()}
        </Button>
      ))}
    </nav>
  )
}

function focusAndScrollToPart(id: string): void {
  const part = document.getElementById(id)
  part?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'start', behavior: getScrollBehavior() })
}
