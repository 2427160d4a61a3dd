import type { Fields } from '@hydrant/page-builder/fields/field.ts'
import { findBlock } from '@hydrant/page-builder/registry/blocks.ts'
import { type PageDocument, readBlocks, type StoredBlock } from '@hydrant/page-builder/render/document.ts'

/** One thing in which a page differs from another; texts of settings are as people read them. */
export type Difference =
  | { readonly kind: 'added' | 'removed' | 'moved'; readonly blockId: string; readonly label: string }
  | {
      readonly kind: 'changed'
      readonly blockId: string
      readonly label: string
      readonly setting: string
      readonly before: string
      readonly after: string
    }

interface Placed {
  readonly block: StoredBlock
  /** The block and slot that it lies in. */
  readonly parent: string
}

/**
 * What was done to a page: blocks that came, went and moved, and settings that are no longer what they were, in the
 * order of the newer page.
 */
export function compareDocuments(before: PageDocument, after: PageDocument): readonly Difference[] {
  const [old, now] = [placesOf(before), placesOf(after)]
  const moved = movedBlocks(old, now)
  const kept = Array.from(now.values()).flatMap(({ block }): Difference[] => {
    const past = old.get(block.props.id)
    const named = { blockId: block.props.id, label: labelOf(block) }
    if (past === undefined || past.block.type !== block.type) return [{ kind: 'added', ...named }]
    return [
      ...(moved.has(block.props.id) ? [{ kind: 'moved', ...named } as const] : []),
      ...changedSettings(past.block, block),
    ]
  })
  const gone = Array.from(old.values()).filter(({ block }) => now.get(block.props.id)?.block.type !== block.type)
  return [
    ...kept,
    ...gone.map(({ block }): Difference => ({ kind: 'removed', blockId: block.props.id, label: labelOf(block) })),
  ]
}

function placesOf(document: PageDocument): ReadonlyMap<string, Placed> {
  const places = new Map<string, Placed>()
  const visit = (blocks: readonly StoredBlock[], parent: string) => {
    for (const block of blocks) {
      places.set(block.props.id, { block, parent })
      for (const [name, value] of Object.entries(block.props))
        if (isSlot(value)) visit(readBlocks(value), `${block.props.id} ${name}`)
    }
  }
  visit(document.content, '')
  return places
}

function isSlot(value: unknown): value is readonly StoredBlock[] {
  return Array.isArray(value) && value.length > 0 && readBlocks(value).length === value.length
}

/** Those that lie elsewhere, and, of those that stayed together, the fewest that account for another order. */
function movedBlocks(old: ReadonlyMap<string, Placed>, now: ReadonlyMap<string, Placed>): ReadonlySet<string> {
  const moved = new Set<string>()
  const stayed = new Map<string, string[]>()
  for (const [id, { parent }] of now) {
    const past = old.get(id)
    if (past === undefined) continue
    if (past.parent === parent) stayed.set(parent, [...(stayed.get(parent) ?? []), id])
    else moved.add(id)
  }
  const ranks = new Map(Array.from(old.keys(), (id, rank) => [id, rank]))
  for (const ids of stayed.values()) {
    const inOrder = longestRising(ids.map((id) => ranks.get(id) ?? 0))
    for (const [place, id] of ids.entries()) if (!inOrder.has(place)) moved.add(id)
  }
  return moved
}

/** The places of the longest run of numbers that rise, others between them left out. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const best: { length: number; before: number }[] = []
  for (const [place, one] of numbers.entries()) {
    let found = { length: 1, before: -1 }
    for (let earlier = 0; earlier < place; earlier += 1) {
      const length = (best[earlier]?.length ?? 0) + 1
      if ((numbers[earlier] ?? 0) < one && length > found.length) found = { length, before: earlier }
    }
    best.push(found)
  }
  const places = new Set<number>()
  let at = best.reduce((top, { length }, place) => (length > (best[top]?.length ?? 0) ? place : top), 0)
  while (at >= 0 && best[at] !== undefined) {
    places.add(at)
    at = best[at]?.before ?? -1
  }
  return places
}

function changedSettings(before: StoredBlock, after: StoredBlock): readonly Difference[] {
  const fields = findBlock(after.type)?.fields ?? {}
  const names = [...new Set([...Object.keys(before.props), ...Object.keys(after.props)])].filter(
    (name) => name !== 'id',
  )
  return names
    .flatMap((name) =>
      differencesIn(
        { path: [labelOfField(fields, name)], fields: fields[name]?.items },
        before.props[name],
        after.props[name],
      ),
    )
    .map((one) => ({ kind: 'changed', blockId: after.props.id, label: labelOf(after), ...one }))
}

interface Setting {
  /** How people get to it, such as Slides, 2, Title. */
  readonly path: readonly string[]
  /** The settings inside it. */
  readonly fields: Fields | undefined
}

function differencesIn(
  setting: Setting,
  before: unknown,
  after: unknown,
): readonly { readonly setting: string; readonly before: string; readonly after: string }[] {
  if (isSlot(before) || isSlot(after) || JSON.stringify(before) === JSON.stringify(after)) return []
  const entries = bothEntries(before, after)
  if (entries === null) return [{ setting: setting.path.join(' › '), before: inWords(before), after: inWords(after) }]
  return entries.flatMap(([name, one, other]) => {
    const isPlace = /^\d+$/.test(name)
    const label = isPlace ? String(Number(name) + 1) : labelOfField(setting.fields ?? {}, name)
    return differencesIn(
      { path: [...setting.path, label], fields: isPlace ? setting.fields : setting.fields?.[name]?.items },
      one,
      other,
    )
  })
}

/** What lies in two values of the same kind, by name or place; null where one of them holds nothing. */
function bothEntries(
  before: unknown,
  after: unknown,
): readonly (readonly [name: string, before: unknown, after: unknown])[] | null {
  if (!isHolding(before) || !isHolding(after) || Array.isArray(before) !== Array.isArray(after)) return null
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...one.keys(), ...other.keys()])].map((name) => [name, one.get(name), other.get(name)] as const)
}

function isHolding(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  if (!isHolding(value)) return JSON.stringify(value)
  // Of an entry that came or went as a whole, its words tell most.
  const words = Object.values(value)
    .filter((part) => typeof part === 'string' && part !== '')
    .slice(0, 3)
  return words.length === 0 ? 'an entry' : words.join(', ')
}

function labelOf({ type }: StoredBlock): string {
  return findBlock(type)?.label ?? type
}

const DEVICES = ['desktop', 'tablet', 'mobile']

function labelOfField(fields: Fields, name: string): string {
  if (Object.hasOwn(fields, name)) return fields[name]?.label ?? name
  return DEVICES.includes(name) ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` : name
}
