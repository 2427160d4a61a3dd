import { findBlock } from '../registry/blocks.ts'
import { readBlocks, type PageDocument, type StoredBlock } from '../render/document.ts'
import { slotNamesOf } from './slot-names.ts'

/**
 * A block as the editing library holds it: its slots are lists of blocks, and all other settings ride along as one text
 * (JSON) that the library does not look into. It would take settings of a name that a slot has for slots, and names
 * with points in them for paths.
 */
export interface HeldBlock {
  readonly type: string
  readonly props: HeldProps
}

/** The props of a held block: its id, its settings as text, and its slots by name. */
export type HeldProps = { readonly id: string; readonly settings: string } & Readonly<Record<string, unknown>>

/** A page in the editor, and the way back to what is stored. */
export interface OpenedPage {
  readonly content: readonly HeldBlock[]
  /**
   * What is to be stored: blocks that nobody has touched come out exactly as they went in, in whatever version they
   * are.
   */
  readonly close: (content: readonly HeldBlock[]) => PageDocument
}

/**
 * Opens a stored page for editing. Ids that are there twice, or that the library cannot hold, get others for as long as
 * it is open.
 */
export function openPage(document: PageDocument): OpenedPage {
  const origins = new Map<string, Origin>()
  const content = document.content.map((stored) => openBlock(stored, origins))
  return { content, close: (held) => ({ ...document, content: held.map((block) => closeBlock(block, origins)) }) }
}

/** A held block as a page stores it, without regard to how it was stored. */
export function storedBlockOf(held: HeldBlock): StoredBlock {
  return closeBlock(held, new Map())
}

/** The settings of a held block, brought to the block's current version. */
export function settingsOf(held: HeldBlock): Readonly<Record<string, unknown>> {
  const parsed: unknown = JSON.parse(held.props.settings)
  return isRecord(parsed) ? parsed : {}
}

/** The props by which the library holds settings. */
export function heldSettings(settings: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(settings)
}

/** The blocks in a slot of a held block. */
export function heldBlocksIn(held: HeldBlock, slot: string): readonly HeldBlock[] {
  return readBlocks(held.props[slot]).map(asHeld)
}

/** What a block was when the page was opened. */
interface Origin {
  readonly stored: StoredBlock
  readonly held: HeldBlock
}

function openBlock(stored: StoredBlock, origins: Map<string, Origin>): HeldBlock {
  const id = freeId(stored.props.id, origins)
  // Its place is taken before what is in it is opened.
  origins.set(id, { stored, held: { type: stored.type, props: { id, settings: '' } } })
  const block = findBlock(stored.type)
  const current = block?.upgrade(stored.props) ?? stored.props
  const names = slotNamesOf(stored.type)
  const settings = heldSettings(
    Object.fromEntries(Object.entries(current).filter(([name]) => name !== 'id' && !names.includes(name))),
  )
  const slots = names.map((name) => {
    const inside = readBlocks(block?.fields[name]?.read(current[name]))
    return [
      name,
      inside.map((child) => openBlock(current[name] === undefined ? seeded(id, child) : child, origins)),
    ] as const
  })
  const held = { type: stored.type, props: { ...Object.fromEntries(slots), id, settings } }
  origins.set(id, { stored, held })
  return held
}

/** What comes with a block that nobody has touched has the same ids in each of them. */
function seeded(parentId: string, child: StoredBlock): StoredBlock {
  return { ...child, props: { ...child.props, id: `${parentId}-${child.props.id}` } }
}

function freeId(id: string, origins: ReadonlyMap<string, Origin>): string {
  const base = /^[\w-]+$/.test(id) && id !== 'root' ? id : 'block'
  if (base === id && !origins.has(id)) return id
  let count = 2
  while (origins.has(`${base}-${count}`)) count += 1
  return `${base}-${count}`
}

function closeBlock(held: HeldBlock, origins: ReadonlyMap<string, Origin>): StoredBlock {
  const origin = origins.get(held.props.id)
  const known = origin?.held.type === held.type ? origin : undefined
  const isAsOpened = known !== undefined && known.held.props.settings === held.props.settings
  const names = slotNamesOf(held.type)
  const id = known?.stored.props.id ?? held.props.id
  const settings = isAsOpened ? withoutNames(known.stored.props, names) : settingsOf(held)
  const slots = names.flatMap((name) => {
    const isUntouched =
      known !== undefined &&
      known.stored.props[name] === undefined &&
      sameBlocks(heldBlocksIn(held, name), heldBlocksIn(known.held, name))
    if (isUntouched) return []
    const inside = heldBlocksIn(held, name).map((child) => closeBlock(child, origins))
    return [[name, inside] as const]
  })
  return { type: held.type, props: { ...settings, ...Object.fromEntries(slots), id } }
}

function withoutNames(props: StoredBlock['props'], names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)))
}

function sameBlocks(some: readonly HeldBlock[], others: readonly HeldBlock[]): boolean {
  return some.length === others.length && some.every((block, place) => sameBlock(block, others[place]))
}

function sameBlock(one: HeldBlock, other: HeldBlock | undefined): boolean {
  if (
    other === undefined ||
    one.type !== other.type ||
    one.props.id !== other.props.id ||
    one.props.settings !== other.props.settings
  )
    return false
  return slotNamesOf(one.type).every((name) => sameBlocks(heldBlocksIn(one, name), heldBlocksIn(other, name)))
}

function asHeld({ type, props }: StoredBlock): HeldBlock {
  return { type, props: { ...props, settings: typeof props['settings'] === 'string' ? props['settings'] : '{}' } }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
