import type { FoundPages } from '@hydrant/contract/shop/search.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { Cache } from '../../cache/cache.ts'
import { type Token, tokenize } from '../../search/service.ts'
import { findSeoSettings } from '../store.ts'
import { findIndexablePageTexts, type PageText } from '../sitemap/store.ts'

/** The pages of the shop with their words. */
interface IndexedPage {
  readonly title: string
  readonly path: string
  readonly titleWords: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

/** Pages for all guests are as old at most before they show another text. */
const MAX_AGE_MS = 10_000
const MAX_PAGES = 2000

/** Finds pages by words. */
export type FindPages = (term: string, limit: number) => Promise<FoundPages['pages']>

/**
 * Creates a function that finds the published pages, other than the home page, that search engines may index and that have
 * all words of a term, the last one also as the beginning of a word; those with more of them in their title first.
 */
export function createPageFinder(database: Database): FindPages {
  const cache = new Cache<{ readonly pages: readonly IndexedPage[]; readonly loadedAt: number }>({
    name: 'page texts',
    maxEntries: 1,
    isFresh: ({ loadedAt }) => performance.now() - loadedAt < MAX_AGE_MS,
  })
  return async (term, limit) => {
    const tokens = toSearchedTokens(term)
    if (tokens.length === 0) return []
    const { pages } = await cache.getOrLoad('', async () => {
      const loadedAt = performance.now()
      const texts = await database.query(async (db) => {
        const [setting] = await findSeoSettings(db, ['Page'])
        return findIndexablePageTexts(db, { isIndexed: setting?.isIndexed ?? true, limit: MAX_PAGES })
      })
      return { pages: texts.map(toIndexedPage), loadedAt }
    })
    const last = tokens.at(-1)
    const countIn = (words: ReadonlySet<string>) =>
      tokens.filter((token) => hasWord(words, token, token === last)).length
    return pages
      .filter(({ words }) => countIn(words) === tokens.length)
      .map((page) => ({ page, inTitle: countIn(page.titleWords) }))
      .toSorted((one, other) => other.inTitle - one.inTitle)
      .slice(0, limit)
      .map(({ page: { title, path } }) => ({ title, path }))
  }
}

/** Words such as "of" count only where there are no others. */
function toSearchedTokens(term: string): readonly Token[] {
  const tokens = tokenize(term)
  const telling = tokens.filter(({ isStopWord }) => !isStopWord)
  return telling.length > 0 ? telling : tokens
}

function hasWord(words: ReadonlySet<string>, { text, whole }: Token, isPrefix: boolean): boolean {
  if (words.has(whole) || words.has(text)) return true
  if (!isPrefix || text.length < 2) return false
  for (const word of words) if (word.startsWith(text)) return true
  return false
}

function toIndexedPage({ title, path, description, document }: PageText): IndexedPage {
  const titleWords = toWords([title])
  return {
    title,
    path,
    titleWords,
    words: new Set([...titleWords, ...toWords([description ?? '', ...listTexts(document)])]),
  }
}

function toWords(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap((text) => tokenize(text).flatMap(({ text: word, whole, parts }) => [word, whole, ...parts])),
  )
}

/** Lists the texts in the blocks of a page without their markup; settings, such as `wide`, are single words. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value.replaceAll(/<[^>]*>/g, ' ')] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
