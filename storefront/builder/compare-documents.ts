import '@hydrant/page-builder/registry/builder-blocks.ts'
import type { Fields } from '@hydrant/page-builder/fields/field.ts'
import { findBlockKind } from '@hydrant/page-builder/registry/blocks.ts'
import { type PageDocument, parseBlocks, type StoredBlock } from '@hydrant/page-builder/render/document.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-versions.js'

/** A difference between two pages; setting values are formatted for people. */
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

interface PlacedBlock {
  readonly block: StoredBlock
  /** The parent block and slot. */
  readonly parent: string
}

/**
 * Compares two states of a page: blocks that were added, removed and moved, and settings that were changed, in the
 * order of the newer page.
 */
export function compareDocuments(before: PageDocument, after: PageDocument): readonly Difference[] {
  const [oldBlocks, newBlocks] = [mapBlocksById(before), mapBlocksById(after)]
  const movedIds = findMovedBlockIds(oldBlocks, newBlocks)
  const changes = Array.from(newBlocks.values()).flatMap(({ block }): Difference[] => {
    const oldBlock = oldBlocks.get(block.props.id)
    const identity = { blockId: block.props.id, label: getBlockLabel(block) }
    if (oldBlock === undefined || oldBlock.block.type !== block.type) return [{ kind: 'added', ...identity }]
    return [
      ...(movedIds.has(block.props.id) ? [{ kind: 'moved', ...identity } as const] : []),
      ...compareBlockSettings(oldBlock.block, block),
    ]
  })
  const removedBlocks = Array.from(oldBlocks.values()).filter(
    ({ block }) => newBlocks.get(block.props.id)?.block.type !== block.type,
  )
  return [
    ...changes,
    ...removedBlocks.map(({ block }): Difference => ({
      kind: 'removed',
      blockId: block.props.id,
      label: getBlockLabel(block),
    })),
  ]
}

function mapBlocksById(document: PageDocument): ReadonlyMap<string, PlacedBlock> {
  const blocksById = new Map<string, PlacedBlock>()
  const visit = (blocks: readonly StoredBlock[], parent: string) => {
    for (const block of blocks) {
      blocksById.set(block.props.id, { block, parent })
      for (const [name, value] of Object.entries(block.props))
        if (isBlockList(value)) visit(parseBlocks(value), `${block.props.id} ${name}`)
    }
  }
  visit(document.content, '')
  return blocksById
}

function isBlockList(value: unknown): value is readonly StoredBlock[] {
  return Array.isArray(value) && value.length > 0 && parseBlocks(value).length === value.length
}

/**
 * Finds blocks with a new parent and, among those with the same parent, the smallest set whose move explains the new
 * order.
 */
function findMovedBlockIds(
  oldBlocks: ReadonlyMap<string, PlacedBlock>,
  newBlocks: ReadonlyMap<string, PlacedBlock>,
): ReadonlySet<string> {
  const movedIds = new Set<string>()
  const stayedIdsByParent = new Map<string, string[]>()
  for (const [id, { parent }] of newBlocks) {
    const oldBlock = oldBlocks.get(id)
    if (oldBlock === undefined) continue
    if (oldBlock.parent === parent) stayedIdsByParent.set(parent, [...(stayedIdsByParent.get(parent) ?? []), id])
    else movedIds.add(id)
  }
  const ranks = new Map(Array.from(oldBlocks.keys(), (id, rank) => [id, rank]))
  for (const ids of stayedIdsByParent.values()) {
    const unmovedIndexes = findLongestIncreasingIndexes(ids.map((id) => ranks.get(id) ?? 0))
    for (const [index, id] of ids.entries()) if (!unmovedIndexes.has(index)) movedIds.add(id)
  }
  return movedIds
}

/** Returns the indexes of the longest increasing subsequence. */
function findLongestIncreasingIndexes(numbers: readonly number[]): ReadonlySet<number> {
  const sequencesByEnd: { length: number; before: number }[] = []
  for (const [index, value] of numbers.entries()) {
    let candidate = { length: 1, before: -1 }
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (sequencesByEnd[earlier]?.length ?? 0) + 1
      if ((numbers[earlier] ?? 0) < value && length > candidate.length) candidate = { length, before: earlier }
    }
    sequencesByEnd.push(candidate)
  }
  const indexes = new Set<number>()
  let current = sequencesByEnd.reduce(
    (top, { length }, index) => (length > (sequencesByEnd[top]?.length ?? 0) ? index : top),
    0,
  )
  while (current >= 0 && sequencesByEnd[current] !== undefined) {
    indexes.add(current)
    current = sequencesByEnd[current]?.before ?? -1
  }
  return indexes
}

function compareBlockSettings(before: StoredBlock, after: StoredBlock): readonly Difference[] {
  const fields = findBlockKind(after.type)?.fields ?? {}
  const names = [...new Set([...Object.keys(before.props), ...Object.keys(after.props)])].filter(
    (name) => name !== 'id',
  )
  return names
    .flatMap((name) =>
      compareValues(
        { path: [getFieldLabel(fields, name)], fields: fields[name]?.items },
        before.props[name],
        after.props[name],
      ),
    )
    .map((change) => ({ kind: 'changed', blockId: after.props.id, label: getBlockLabel(after), ...change }))
}

interface Setting {
  /** The labels from the block down to the setting, such as Slides, 2, Title. */
  readonly path: readonly string[]
  /** The fields of the entries inside the setting. */
  readonly fields: Fields | undefined
}

function compareValues(
  setting: Setting,
  before: unknown,
  after: unknown,
): readonly { readonly setting: string; readonly before: string; readonly after: string }[] {
  if (isBlockList(before) || isBlockList(after) || JSON.stringify(before) === JSON.stringify(after)) return []
  const entries = pairEntries(before, after)
  if (entries === null)
    return [{ setting: setting.path.join(' › '), before: toDisplayText(before), after: toDisplayText(after) }]
  return entries.flatMap(([name, entryBefore, entryAfter]) => {
    const isIndex = /^\d+$/.test(name)
    const label = isIndex ? String(Number(name) + 1) : getFieldLabel(setting.fields ?? {}, name)
    return compareValues(
      { path: [...setting.path, label], fields: isIndex ? setting.fields : setting.fields?.[name]?.items },
      entryBefore,
      entryAfter,
    )
  })
}

/** Pairs the entries of two objects or two lists by name or index; null where one of the values is neither. */
function pairEntries(
  before: unknown,
  after: unknown,
): readonly (readonly [name: string, before: unknown, after: unknown])[] | null {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return null
  const [beforeEntries, afterEntries] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...beforeEntries.keys(), ...afterEntries.keys()])].map(
    (name) => [name, beforeEntries.get(name), afterEntries.get(name)] as const,
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function toDisplayText(value: unknown): string {
  if (value === undefined || value === null || value === '') return messages.nothing()
  if (typeof value === 'boolean') return value ? messages.yes() : messages.no()
  if (typeof value === 'string') return value
  if (!isObject(value)) return JSON.stringify(value)
  // For a whole entry that was added or removed, its texts are the best summary.
  const texts = Object.values(value)
    .filter((part) => typeof part === 'string' && part !== '')
    .slice(0, 3)
  return texts.length === 0 ? messages.anEntry() : texts.join(', ')
}

function getBlockLabel({ type }: StoredBlock): string {
  return findBlockKind(type)?.label() ?? type
}

const DEVICE_LABELS: ReadonlyMap<string, () => string> = new Map([
  ['desktop', messages.desktop],
  ['tablet', messages.tablet],
  ['mobile', messages.mobile],
])

function getFieldLabel(fields: Fields, name: string): string {
  if (Object.hasOwn(fields, name)) return fields[name]?.label() ?? name
  return DEVICE_LABELS.get(name)?.() ?? name
}
