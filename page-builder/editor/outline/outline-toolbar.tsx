import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { Move } from './move-destination.ts'
import type { BlockActions } from './use-block-actions.ts'

const MOVES: readonly { readonly move: Move; readonly name: () => string }[] = [
  { move: 'up', name: messages.moveUp },
  { move: 'down', name: messages.moveDown },
  { move: 'in', name: messages.moveInto },
  { move: 'out', name: messages.moveOutOf },
]

/** The toolbar of actions for the selected block. */
export function OutlineToolbar({ id, actions }: { readonly id: string | null; readonly actions: BlockActions }) {
  const createHandler = (action: (selectedId: string) => unknown) => () => void (id !== null && action(id))
  return (
    <div role="toolbar" aria-label={messages.theChosenBlock()} className="editor-actions">
      {MOVES.map(({ move, name }) => (
        <Button
          key={move}
          size="s"
          variant="secondary"
          disabled={id === null}
          onClick={createHandler((selectedId) => actions.move(selectedId, move))}
        >
          {name()}
        </Button>
      ))}
      <Button size="s" variant="secondary" disabled={id === null} onClick={createHandler(actions.duplicate)}>
        {messages.duplicateBlock()}
      </Button>
      <Button size="s" variant="secondary" disabled={id === null} onClick={createHandler(actions.remove)}>
        {messages.deleteBlock()}
      </Button>
    </div>
  )
}
