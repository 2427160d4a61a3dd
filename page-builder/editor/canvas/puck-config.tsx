import type { ComponentConfig, Config } from '@puckeditor/core'
import type { ReactNode } from 'react'
import { VERSION_SETTING } from '../../registry/upgrade.ts'
import { getBlockLabel } from '../../registry/block-label.ts'
import { listBlockKinds } from '../../registry/blocks.ts'
import type { Block } from '../../registry/block.tsx'
import { listNestedOnlyTypes } from '../outline/block-position.ts'
import { serializeSettings } from '../opened-page.ts'
import { parseBlocks, type StoredBlock } from '../../render/document.ts'
import { listSlotNames } from '../slot-names.ts'
import { CanvasBlock, type RenderSlot } from './canvas-block.tsx'
import { CanvasRoot } from './canvas-root.tsx'

/**
 * Creates the configuration of the editing library: every kind of block with its slots, and the unknown kinds that the
 * page contains.
 */
export function createPuckConfig(unknownTypes: Iterable<string>): Config {
  const components: Record<string, ComponentConfig> = {}
  for (const block of listBlockKinds()) components[block.type] = toPuckComponent(block)
  for (const type of unknownTypes)
    components[type] = { label: getBlockLabel(type), inline: true, fields: {}, render: createPuckRender(type) }
  return { components, root: { fields: {}, render: renderCanvasRoot } }
}

function renderCanvasRoot({ children }: { readonly children?: ReactNode }) {
  return <CanvasRoot>{children}</CanvasRoot>
}

function toPuckComponent({ type, label, version, fields }: Block): ComponentConfig {
  const slots = listSlotNames(type)
  const settings = serializeSettings(version === 1 ? {} : { [VERSION_SETTING]: version })
  const defaultContents = slots.flatMap((slot) => {
    const blocks = parseBlocks(fields[slot]?.read(undefined))
    return blocks.length === 0 ? [] : [[slot, blocks.map(toDefaultContent)] as const]
  })
  return {
    label: label(),
    inline: true,
    fields: Object.fromEntries(slots.map((slot) => [slot, { type: 'slot', ...toPuckSlotRule(fields[slot]?.allows) }])),
    defaultProps: { settings, ...Object.fromEntries(defaultContents) },
    render: createPuckRender(type),
  }
}

/** Creates the default content of a new block; the library assigns its id. */
function toDefaultContent({ type, props }: StoredBlock): object {
  const settings = Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'id'))
  return { type, props: { settings: serializeSettings(settings) } }
}

function toPuckSlotRule(
  allows: readonly string[] | undefined,
): { readonly allow: string[] } | { readonly disallow: string[] } {
  return allows === undefined ? { disallow: listNestedOnlyTypes() } : { allow: [...allows] }
}

/** The props that the editing library passes to a block: its slots are functions by name. */
interface PuckBlockProps {
  readonly id: string
  readonly settings?: string
  readonly puck: { readonly dragRef: ((element: Element | null) => void) | null }
}

function createPuckRender(type: string) {
  const slotNames = listSlotNames(type)
  return function PuckBlock({ puck, id, settings = serializeSettings({}), ...props }: PuckBlockProps) {
    const slots: Record<string, RenderSlot> = {}
    for (const name of slotNames) {
      const slot: unknown = Reflect.get(props, name)
      if (isRenderSlot(slot)) slots[name] = slot
    }
    return <CanvasBlock block={{ type, props: { id, settings } }} slots={slots} onAnchor={puck.dragRef} />
  }
}

function isRenderSlot(value: unknown): value is RenderSlot {
  return typeof value === 'function'
}
