import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { toExcerpt, getBlockLabel } from '../registry/block-label.ts'
import { findBlockKind } from '../registry/blocks.ts'
import { flattenBlockTree, listSlotContents, type StoredBlock } from '../render/document.ts'

/**
 * Returns a unique name for each block of a page, by id: its kind and an excerpt of its text, such as `Featured
 * products “Best sellers”`; where that is ambiguous also its position among blocks of its kind and its parent, such as
 * `Column 2 of Columns`.
 */
export function createBlockNames(content: readonly StoredBlock[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  for (const block of flattenBlockTree(content)) {
    const displayName = toDisplayName(block)
    counts.set(displayName, (counts.get(displayName) ?? 0) + 1)
  }
  return new Map(listBlockNames(content, '', (displayName) => counts.get(displayName) === 1))
}

function listBlockNames(
  siblings: readonly StoredBlock[],
  parentName: string,
  isUnique: (displayName: string) => boolean,
): readonly (readonly [string, string])[] {
  return siblings.flatMap((block, index) => {
    const displayName = toDisplayName(block)
    const position = siblings.slice(0, index + 1).filter(({ type }) => type === block.type).length
    const name = isUnique(displayName) ? displayName : addParentName(toDisplayName(block, position), parentName)
    return [[block.props.id, name] as const, ...listBlockNames(listSlotContents(block).flat(), name, isUnique)]
  })
}

function addParentName(block: string, parent: string): string {
  return parent === '' ? block : messages.blockOf({ block, parent })
}

/** Returns the kind of a block and an excerpt of its text, with its position if one is given. */
function toDisplayName({ type, props }: StoredBlock, position?: number): string {
  const excerpt = toExcerpt(findBlockKind(type)?.upgrade(props) ?? props)
  return [getBlockLabel(type), position, excerpt === '' ? undefined : messages.excerpt({ excerpt })]
    .filter((part) => part !== undefined)
    .join(' ')
}
