import { links } from '../links.ts'
import { orWithout } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadSuggestions } from './load-suggestions.ts'

/** A search that finds something where the one that was typed does not. */
export interface NearTerm {
  readonly label: string
  /** A path inside the shop: of a search, or of a product. */
  readonly href: string
}

const MOST_WORDS = 5
const MOST_TERMS = 5
const SHORTEST_WORD = 2
const SHORTEST_BEGINNING = 4

/**
 * Searches that find something, for a term that finds nothing: those of its words that do, alone and together, and for
 * a single word what begins like it. The server corrects the spelling of words by itself, so a word that finds nothing
 * is like no word of the shop.
 */
export async function loadNearTerms(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  term: string,
): Promise<readonly NearTerm[]> {
  const words = [...new Set(term.split(/\s+/).filter((word) => word.length >= SHORTEST_WORD))].slice(0, MOST_WORDS)
  const [only = ''] = words
  if (words.length < 2) return only.length > SHORTEST_BEGINNING ? beginningsLike(shop, only) : []
  const found = (await Promise.all(words.map(async (word) => ((await countOf(shop, word)) > 0 ? [word] : [])))).flat()
  const together = found.join(' ')
  const isNarrower = found.length > 1 && found.length < words.length && (await countOf(shop, together)) > 0
  return [...(isNarrower ? [together] : []), ...found].map((label) => ({ label, href: links.search(label) }))
}

/** What is suggested for the beginning of a word: the longest one that anything begins with. */
async function beginningsLike(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  word: string,
): Promise<readonly NearTerm[]> {
  for (const share of [0.8, 0.6]) {
    const suggestions = await loadSuggestions(
      shop,
      word.slice(0, Math.max(SHORTEST_BEGINNING, Math.floor(word.length * share))),
    )
    if (suggestions.length > 0)
      return suggestions.slice(0, MOST_TERMS).map(({ label, href, partNumber }) => ({
        label: partNumber === undefined ? label : `${label} (${partNumber})`,
        href,
      }))
  }
  return []
}

async function countOf(shop: Pick<ShopContext, 'client' | 'reportError'>, searchTerm: string): Promise<number> {
  const found = await orWithout(shop, shop.client.search.products({ searchTerm, pageSize: 1, fields: ['Name'] }), null)
  return found?.productsPage.total ?? 0
}
