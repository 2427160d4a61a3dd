import type { Scope } from '../../bindings/scope.ts'
import { PageBlocks } from '../../render/page.tsx'
import { findEditorBlock, useEditor } from '../editor-store.ts'
import { listSlotBlocks, toStoredBlock } from '../opened-page.ts'
import { useCanvasRenderContext } from './canvas-context.ts'

/** Renders the content of a slot again, read-only, for a further item of a collection. */
export function RepeatedSlot({
  id,
  slot,
  scope,
}: {
  readonly id: string
  readonly slot: string
  readonly scope: Scope
}) {
  const block = useEditor((editor) => findEditorBlock(editor, id))
  const renderContext = useCanvasRenderContext()
  if (block === null) return null
  return (
    <PageBlocks
      blocks={listSlotBlocks(block, slot).map(toStoredBlock)}
      renderContext={{ ...renderContext, scope, isEditing: true }}
    />
  )
}
