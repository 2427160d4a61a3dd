import { Button } from '@hydrant/design/navigation/button.tsx'
import { scrollBehavior } from './scroll-behavior.ts'

/** The ids of the elements to which those who cannot see all parts of the editor at once go. */
export const PART_IDS = { page: 'editor-page', blocks: 'editor-blocks', settings: 'editor-panel-title' } as const

const PARTS = [
  { id: PART_IDS.page, name: 'Page' },
  { id: PART_IDS.blocks, name: 'Blocks' },
  { id: PART_IDS.settings, name: 'Settings' },
] as const

/** The ways between the parts of the editor where they stand below one another, always at hand. */
export function EditorParts() {
  return (
    <nav aria-label="Parts of the editor" className="editor-parts">
      {PARTS.map(({ id, name }) => (
        <Button key={id} size="s" variant="secondary" onClick={() => goToPart(id)}>
          {name}
        </Button>
      ))}
    </nav>
  )
}

function goToPart(id: string): void {
  const part = document.getElementById(id)
  part?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
}
