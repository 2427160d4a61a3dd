import type { ComponentConfig, Config } from '@puckeditor/core'
import type { ReactNode } from 'react'
import { VERSION_SETTING } from '../../registry/upgrade.ts'
import { labelOf } from '../../registry/block-words.ts'
import { listKinds } from '../../registry/blocks.ts'
import type { Block } from '../../registry/block.tsx'
import { listParts } from '../outline/block-places.ts'
import { heldSettings } from '../opened-page.ts'
import { readBlocks, type StoredBlock } from '../../render/document.ts'
import { slotNamesOf } from '../slot-names.ts'
import { CanvasBlock, type ShowSlot } from './canvas-block.tsx'
import { CanvasRoot } from './canvas-root.tsx'

/**
 * What the editing library has to know: every kind of block with its slots, and the kinds of a page that are not known
 * here.
 */
export function puckConfigFor(unknownTypes: Iterable<string>): Config {
  const components: Record<string, ComponentConfig> = {}
  for (const block of listKinds()) components[block.type] = configOf(block)
  for (const type of unknownTypes)
    components[type] = { label: labelOf(type), inline: true, fields: {}, render: showBlock(type) }
  return { components, root: { fields: {}, render: showPage } }
}

function showPage({ children }: { readonly children?: ReactNode }) {
  return <CanvasRoot>{children}</CanvasRoot>
}

function configOf({ type, label, version, fields }: Block): ComponentConfig {
  const slots = slotNamesOf(type)
  const settings = heldSettings(version === 1 ? {} : { [VERSION_SETTING]: version })
  const seeds = slots.flatMap((slot) => {
    const blocks = readBlocks(fields[slot]?.fallback)
    return blocks.length === 0 ? [] : [[slot, blocks.map(seedOf)] as const]
  })
  return {
    label,
    inline: true,
    fields: Object.fromEntries(slots.map((slot) => [slot, { type: 'slot', ...allowedIn(fields[slot]?.allows) }])),
    defaultProps: { settings, ...Object.fromEntries(seeds) },
    render: showBlock(type),
  }
}

/** What a new block comes with; the library gives it an id. */
function seedOf({ type, props }: StoredBlock): object {
  const settings = Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'id'))
  return { type, props: { settings: heldSettings(settings) } }
}

function allowedIn(
  allows: readonly string[] | undefined,
): { readonly allow: string[] } | { readonly disallow: string[] } {
  return allows === undefined ? { disallow: listParts() } : { allow: [...allows] }
}

/** What the library gives to a block that it shows: its slots are functions by their names. */
interface ShownProps {
  readonly id: string
  readonly settings?: string
  readonly puck: { readonly dragRef: ((element: Element | null) => void) | null }
}

function showBlock(type: string) {
  const slotNames = slotNamesOf(type)
  return function ShownBlock({ puck, id, settings = heldSettings({}), ...props }: ShownProps) {
    const slots: Record<string, ShowSlot> = {}
    for (const name of slotNames) {
      const slot: unknown = Reflect.get(props, name)
      if (isShowSlot(slot)) slots[name] = slot
    }
    return <CanvasBlock held={{ type, props: { id, settings } }} slots={slots} anchor={puck.dragRef} />
  }
}

function isShowSlot(value: unknown): value is ShowSlot {
  return typeof value === 'function'
}
