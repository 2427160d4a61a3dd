import type { Block } from '../registry/block.tsx'
import { listBlockKinds } from '../registry/blocks.ts'
import { BLOCK_KEYWORDS } from './block-keywords.ts'

/**
 * Finds the kinds of blocks that match a query: label matches first, then keyword matches; all kinds for an empty
 * query.
 */
export function searchBlockKinds(query: string): readonly Block[] {
  const normalizedQuery = query.trim().toLowerCase()
  const labelMatches = listBlockKinds().filter(({ label }) => label().toLowerCase().includes(normalizedQuery))
  const keywordMatches = listBlockKinds().filter(
    (kind) => !labelMatches.includes(kind) && matchesKeywords(kind, normalizedQuery),
  )
  return [...labelMatches, ...keywordMatches]
}

/** Returns whether each word of the query is the beginning of a word in the label or the keywords. */
function matchesKeywords({ type, label }: Block, normalizedQuery: string): boolean {
  const terms = [label(), ...(BLOCK_KEYWORDS[type] ?? [])].flatMap((phrase) => phrase.toLowerCase().split(/[\s-]+/))
  return normalizedQuery.split(/[\s-]+/).every((word) => terms.some((term) => term.startsWith(word)))
}
