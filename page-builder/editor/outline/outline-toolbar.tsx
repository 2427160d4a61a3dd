import { Button } from '@hydrant/design/navigation/button.tsx'
import type { Move } from './plan-move.ts'
import type { BlockActions } from './use-block-actions.ts'

const MOVES: readonly { readonly move: Move; readonly name: string }[] = [
  { move: 'up', name: 'Up' },
  { move: 'down', name: 'Down' },
  { move: 'in', name: 'Into' },
  { move: 'out', name: 'Out of' },
]

/** The toolbar of actions for the selected block. */
export function OutlineToolbar({ id, actions }: { readonly id: string | null; readonly actions: BlockActions }) {
  const createHandler = (action: (selectedId: string) => unknown) => () => void (id !== null && action(id))
  return (
    <div role="toolbar" aria-label="The chosen block" className="editor-actions">
      {MOVES.map(({ move, name }) => (
        <Button
          key={move}
          size="s"
          variant="secondary"
          disabled={id === null}
          onClick={createHandler((selectedId) => actions.move(selectedId, move))}
        >
          {name}
        </Button>
      ))}
      <Button size="s" variant="secondary" disabled={id === null} onClick={createHandler(actions.duplicate)}>
        Duplicate
      </Button>
      <Button size="s" variant="secondary" disabled={id === null} onClick={createHandler(actions.remove)}>
        Delete
      </Button>
    </div>
  )
}
