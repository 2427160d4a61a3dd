import type { Scope } from '../../bindings/scope.ts'
import { PageBlocks } from '../../render/page.tsx'
import { blockOf, useEditor } from '../editor-store.ts'
import { heldBlocksIn, storedBlockOf } from '../opened-page.ts'
import { useCanvasSurroundings } from './canvas-context.ts'

/** The contents of a slot once more, to be looked at only. */
export function RepeatedSlot({
  id,
  slot,
  scope,
}: {
  readonly id: string
  readonly slot: string
  readonly scope: Scope
}) {
  const block = useEditor((editor) => blockOf(editor, id))
  const surroundings = useCanvasSurroundings()
  if (block === null) return null
  return (
    <PageBlocks
      blocks={heldBlocksIn(block, slot).map(storedBlockOf)}
      surroundings={{ ...surroundings, scope, isEditing: true }}
    />
  )
}
