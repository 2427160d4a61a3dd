import { Suspense, useMemo, useState, type ReactNode } from 'react'
import type { Scope } from '../../bindings/scope.ts'
import { findBlockKind } from '../../registry/blocks.ts'
import { BlockBoundary } from '../../render/block-boundary.tsx'
import type { StoredBlock } from '../../render/document.ts'
import { useEditedSettingOfBlock } from '../edited-setting.tsx'
import { parseSettings, type EditorBlock } from '../opened-page.ts'
import { listSlotNames } from '../slot-names.ts'
import { useCanvasScope, useCanvasRenderContext, CanvasScopeProvider } from './canvas-context.ts'
import { describeEmptyBlock, describeEmptySlot } from './empty-texts.ts'
import { RepeatedSlot } from './repeated-slot.tsx'
import { isAfterFirstItem, findMarkedSlot, createSlotPlaceholderBlock } from './slot-marker.ts'
import { useBlockFrameRef } from './use-block-frame-ref.ts'

/** Renders a slot as a drop zone. */
export type RenderSlot = (slotOptions: { readonly className: string; readonly minEmptyHeight: number }) => ReactNode

interface CanvasBlockProps {
  readonly block: EditorBlock
  readonly slots: Readonly<Record<string, RenderSlot>>
  /** Receives the element that the editing library drags and outlines; null in read-only mode. */
  readonly onAnchor: ((element: Element | null) => void) | null
}

/**
 * A block on the canvas: its own view, with slots that accept blocks. Where it renders nothing, a note shows its name.
 */
export function CanvasBlock({ block, slots, onAnchor }: CanvasBlockProps) {
  const frame = useBlockFrameRef(onAnchor)
  const { type } = block
  const { id, settings } = block.props
  const storedBlock = useMemo(() => createBlockWithSlotMarkers(type, id, settings), [type, id, settings])
  const [failedSettings, setFailedSettings] = useState<string | null>(null)
  const hasFailed = failedSettings === settings
  return (
    <div ref={frame} className="editor-block">
      {!hasFailed && (
        <BlockBoundary key={failedSettings ?? ''} onError={() => setFailedSettings(settings)}>
          <Suspense fallback={null}>
            <BlockContents stored={storedBlock} slots={slots} />
          </Suspense>
        </BlockBoundary>
      )}
      <div className="editor-empty">{describeEmptyBlock(storedBlock, { hasFailed })}</div>
    </div>
  )
}

function BlockContents({ stored, slots }: Pick<CanvasBlockProps, 'slots'> & { readonly stored: StoredBlock }) {
  const { type, props } = stored
  const { id } = props
  const [View] = useState(() => findBlockKind(type)?.component() ?? null)
  const { data, renderers } = useCanvasRenderContext()
  const scope = useCanvasScope()
  const editedSetting = useEditedSettingOfBlock(id)
  if (View === null) return null
  const renderSlot = (blocks: readonly StoredBlock[], addedScope?: Scope) => {
    const slot = findMarkedSlot(blocks)
    if (slot === null) return null
    const contents = isAfterFirstItem(scope, addedScope) ? (
      <RepeatedSlot id={id} slot={slot} scope={{ ...scope, ...addedScope }} />
    ) : (
      <div className="editor-room">
        {slots[slot]?.({ className: 'editor-slot', minEmptyHeight: 64 })}
        <div className="editor-empty">{describeEmptySlot(stored, slot)}</div>
      </div>
    )
    return addedScope === undefined ? (
      contents
    ) : (
      <CanvasScopeProvider value={{ ...scope, ...addedScope }}>{contents}</CanvasScopeProvider>
    )
  }
  return (
    <View
      stored={stored}
      renderContext={{
        id,
        data: data[id] ?? null,
        scope,
        renderers,
        isEditing: true,
        editedSetting,
        renderSlot,
      }}
    />
  )
}

/** Creates the stored block that the view receives, with markers in place of its slots. */
function createBlockWithSlotMarkers(type: string, id: string, settings: string): StoredBlock {
  const slots = listSlotNames(type).map((slot) => [slot, [createSlotPlaceholderBlock(slot)]] as const)
  return { type, props: { ...parseSettings({ type, props: { id, settings } }), ...Object.fromEntries(slots), id } }
}
