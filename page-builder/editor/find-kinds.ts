import type { Block } from '../registry/block.tsx'
import { listKinds } from '../registry/blocks.ts'
import { BLOCK_KEYWORDS } from './block-keywords.ts'

/**
 * The kinds of blocks for some words: those whose name has them come first, then those that are called so elsewhere;
 * all of them for none.
 */
export function findKinds(query: string): readonly Block[] {
  const wanted = query.trim().toLowerCase()
  const named = listKinds().filter(({ label }) => label.toLowerCase().includes(wanted))
  const also = listKinds().filter((kind) => !named.includes(kind) && isCalled(kind, wanted))
  return [...named, ...also]
}

/** Whether each of the words begins one by which the kind is known. */
function isCalled({ type, label }: Block, wanted: string): boolean {
  const known = [label, ...(BLOCK_KEYWORDS[type] ?? [])].flatMap((words) => words.toLowerCase().split(/[\s-]+/))
  return wanted.split(/[\s-]+/).every((word) => known.some((one) => one.startsWith(word)))
}
