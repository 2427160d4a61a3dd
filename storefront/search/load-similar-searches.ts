import { links } from '../links.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadSuggestions } from './load-suggestions.ts'

/** A link with its text. */
export interface LabeledLink {
  readonly label: string
  /** A path inside the shop. */
  readonly href: string
}

const MAX_WORDS = 5
const MAX_SUGGESTIONS = 5
const MIN_WORD_LENGTH = 2
const MIN_PREFIX_LENGTH = 4

/**
 * Finds similar searches for a term without results: those of its words that have results, alone and together, or
 * suggestions for the beginning of a single word. The server corrects spelling itself, so a word without results
 * matches nothing in the shop.
 */
export async function loadSimilarSearches(
  shop: Pick<ShopContext, 'client' | 'buyer' | 'reportError'>,
  term: string,
): Promise<readonly LabeledLink[]> {
  const words = [...new Set(term.split(/\s+/).filter((word) => word.length >= MIN_WORD_LENGTH))].slice(0, MAX_WORDS)
  const [singleWord = ''] = words
  if (words.length < 2)
    return singleWord.length > MIN_PREFIX_LENGTH ? loadSimilarSearchesByPrefix(shop, singleWord) : []
  const matches = (
    await Promise.all(words.map(async (word) => ((await countResults(shop, word)) > 0 ? [word] : [])))
  ).flat()
  const joinedTerm = matches.join(' ')
  const isJoinedBetter =
    matches.length > 1 && matches.length < words.length && (await countResults(shop, joinedTerm)) > 0
  return [...(isJoinedBetter ? [joinedTerm] : []), ...matches].map((label) => ({ label, href: links.search(label) }))
}

/** Loads suggestions for the first 80 % of a word, or if there are none the first 60 %, as similar searches. */
async function loadSimilarSearchesByPrefix(
  shop: Pick<ShopContext, 'client' | 'buyer' | 'reportError'>,
  word: string,
): Promise<readonly LabeledLink[]> {
  for (const prefixFraction of [0.8, 0.6]) {
    const beginning = word.slice(0, Math.max(MIN_PREFIX_LENGTH, Math.floor(word.length * prefixFraction)))
    // Pages are listed beside them.
    const suggestions = (await loadSuggestions(shop, beginning)).filter(({ kind }) => kind !== 'page')
    if (suggestions.length > 0)
      return suggestions.slice(0, MAX_SUGGESTIONS).map(({ label, href, detail }) => ({
        label: detail === undefined ? label : `${label} (${detail})`,
        href,
      }))
  }
  return []
}

async function countResults(
  shop: Pick<ShopContext, 'client' | 'buyer' | 'reportError'>,
  searchTerm: string,
): Promise<number> {
  const matches = await withFallback(
    shop,
    shop.client.searchProducts({ searchTerm, pageSize: 1, fields: ['Name'] }),
    null,
  )
  return matches?.productsPage.total ?? 0
}
