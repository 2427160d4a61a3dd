import { excerptOf, labelOf } from '../registry/block-words.ts'
import { findBlock } from '../registry/blocks.ts'
import { listBlocks, listSlots, type StoredBlock } from '../render/document.ts'

/**
 * The words by which each block of a page is told from all others, by its id: as in the list of blocks its kind and
 * what it says, such as `Featured products “Best sellers”`; where that is not enough also its place among those of its
 * kind, such as `Column 2 of Columns`.
 */
export function nameBlocks(content: readonly StoredBlock[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>()
  for (const block of listBlocks(content)) {
    const words = wordsOf(block)
    uses.set(words, (uses.get(words) ?? 0) + 1)
  }
  return new Map(namesIn(content, '', (words) => uses.get(words) === 1))
}

function namesIn(
  siblings: readonly StoredBlock[],
  around: string,
  isAlone: (words: string) => boolean,
): readonly (readonly [string, string])[] {
  return siblings.flatMap((block, index) => {
    const words = wordsOf(block)
    const place = siblings.slice(0, index + 1).filter(({ type }) => type === block.type).length
    const name = isAlone(words) ? words : `${wordsOf(block, place)}${around === '' ? '' : ` of ${around}`}`
    return [[block.props.id, name] as const, ...namesIn(listSlots(block).flat(), name, isAlone)]
  })
}

/** Its kind and what it says, with its place if one is given. */
function wordsOf({ type, props }: StoredBlock, place?: number): string {
  const excerpt = excerptOf(findBlock(type)?.upgrade(props) ?? props)
  return [labelOf(type), place, excerpt === '' ? undefined : `“${excerpt}”`]
    .filter((part) => part !== undefined)
    .join(' ')
}
