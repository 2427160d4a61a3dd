import { Suspense, useMemo, useState, type ReactNode } from 'react'
import type { Scope } from '../../bindings/scope.ts'
import { findBlock } from '../../registry/blocks.ts'
import { BlockBoundary } from '../../render/block-boundary.tsx'
import type { StoredBlock } from '../../render/document.ts'
import { useEditedSettingOf } from '../edited-setting.tsx'
import { settingsOf, type HeldBlock } from '../opened-page.ts'
import { slotNamesOf } from '../slot-names.ts'
import { useCanvasScope, useCanvasSurroundings, CanvasScopeProvider } from './canvas-context.ts'
import { wordsForNothing, wordsForRoom } from './empty-words.ts'
import { RepeatedSlot } from './repeated-slot.tsx'
import { isRepeated, markedSlot, slotMarker } from './slot-marker.ts'
import { useAnchor } from './use-anchor.ts'

/** Shows a slot where blocks can be put into. */
export type ShowSlot = (look: { readonly className: string; readonly minEmptyHeight: number }) => ReactNode

interface CanvasBlockProps {
  readonly held: HeldBlock
  readonly slots: Readonly<Record<string, ShowSlot>>
  /** Takes the element by which it is grasped; null while it is not edited. */
  readonly anchor: ((element: Element | null) => void) | null
}

/** A block on the canvas: its own view, with slots that take blocks. Where it shows nothing, it says what it is. */
export function CanvasBlock({ held, slots, anchor }: CanvasBlockProps) {
  const frame = useAnchor(anchor)
  const { type } = held
  const { id, settings } = held.props
  const stored = useMemo(() => storedForView(type, id, settings), [type, id, settings])
  const [failed, setFailed] = useState<string | null>(null)
  const hasFailed = failed === settings
  return (
    <div ref={frame} className="editor-block">
      {!hasFailed && (
        <BlockBoundary key={failed ?? ''} onError={() => setFailed(settings)}>
          <Suspense fallback={null}>
            <BlockContents stored={stored} slots={slots} />
          </Suspense>
        </BlockBoundary>
      )}
      <div className="editor-empty">{wordsForNothing(stored, { hasFailed })}</div>
    </div>
  )
}

function BlockContents({ stored, slots }: Pick<CanvasBlockProps, 'slots'> & { readonly stored: StoredBlock }) {
  const { type, props } = stored
  const { id } = props
  const [View] = useState(() => findBlock(type)?.component() ?? null)
  const { data, parts } = useCanvasSurroundings()
  const scope = useCanvasScope()
  const edited = useEditedSettingOf(id)
  if (View === null) return null
  const renderSlot = (blocks: readonly StoredBlock[], given?: Scope) => {
    const slot = markedSlot(blocks)
    if (slot === null) return null
    const contents = isRepeated(scope, given) ? (
      <RepeatedSlot id={id} slot={slot} scope={{ ...scope, ...given }} />
    ) : (
      <div className="editor-room">
        {slots[slot]?.({ className: 'editor-slot', minEmptyHeight: 64 })}
        <div className="editor-empty">{wordsForRoom(stored, slot)}</div>
      </div>
    )
    return given === undefined ? (
      contents
    ) : (
      <CanvasScopeProvider value={{ ...scope, ...given }}>{contents}</CanvasScopeProvider>
    )
  }
  return (
    <View
      stored={stored}
      surroundings={{ id, data: data[id] ?? null, scope, parts, isEditing: true, edited, renderSlot }}
    />
  )
}

/** The block as its view reads it, with marks in its slots. */
function storedForView(type: string, id: string, settings: string): StoredBlock {
  const slots = slotNamesOf(type).map((slot) => [slot, [slotMarker(slot)]] as const)
  return { type, props: { ...settingsOf({ type, props: { id, settings } }), ...Object.fromEntries(slots), id } }
}
