import { SEARCH_TERM_WORDS } from '@hydrant/contract/shared/limits.ts'
import type { FoundPages } from '@hydrant/contract/shop/search.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { Cache } from '../../cache/cache.ts'
import { type Token, tokenize } from '../../search/service.ts'
import { findSeoSettings } from '../store.ts'
import { findSearchablePages, findPageTexts, type PageText } from '../sitemap/store.ts'

/** The words of a version of a page. */
interface IndexedText {
  readonly title: string
  readonly titleWords: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

interface IndexedPage extends IndexedText {
  readonly path: string
}

/** Pages for all guests are as old at most before they show another text. */
const MAX_AGE_MS = 10_000
const MAX_PAGES = 2000
/** Texts that are read, and split into words without a pause, at once. */
const CHUNK_SIZE = 20

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
  // Only what has been published since the last load is read again.
  let textsByVersion: ReadonlyMap<string, IndexedText> = new Map()
  const load = async () => {
    const loadedAt = performance.now()
    const listed = await database.query(async (db) => {
      const [setting] = await findSeoSettings(db, ['Page'])
      return findSearchablePages(db, { isIndexed: setting?.isIndexed ?? true, limit: MAX_PAGES })
    })
    const texts = new Map<string, IndexedText>()
    const changedIds: string[] = []
    for (const { id, version } of listed) {
      const text = textsByVersion.get(toVersionKey(id, version))
      if (text === undefined) changedIds.push(id)
      else texts.set(toVersionKey(id, version), text)
    }
    for (let start = 0; start < changedIds.length; start += CHUNK_SIZE) {
      const chunk = changedIds.slice(start, start + CHUNK_SIZE)
      for (const text of await database.query((db) => findPageTexts(db, chunk)))
        texts.set(toVersionKey(text.id, text.version), toIndexedText(text))
    }
    textsByVersion = texts
    const pages = listed.flatMap(({ id, version, path }): IndexedPage[] => {
      const text = texts.get(toVersionKey(id, version))
      return text === undefined ? [] : [{ ...text, path }]
    })
    return { pages, loadedAt }
  }
  return async (term, limit) => {
    const tokens = toSearchedTokens(term)
    if (tokens.length === 0) return []
    const { pages } = await cache.getOrLoad('', load)
    const last = tokens.at(-1)
    const isIn = (words: ReadonlySet<string>) => (token: Token) => hasWord(words, token, token === last)
    return pages
      .filter(({ words }) => tokens.every(isIn(words)))
      .map((page) => ({ page, inTitle: tokens.filter(isIn(page.titleWords)).length }))
      .toSorted((one, other) => other.inTitle - one.inTitle)
      .slice(0, limit)
      .map(({ page: { title, path } }) => ({ title, path }))
  }
}

function toVersionKey(pageId: string, version: number | null): string {
  return `${pageId} ${version}`
}

/** Words such as "of" count only where there are no others. */
function toSearchedTokens(term: string): readonly Token[] {
  const tokens = tokenize(term).slice(0, SEARCH_TERM_WORDS)
  const telling = tokens.filter(({ isStopWord }) => !isStopWord)
  return telling.length > 0 ? telling : tokens
}

function hasWord(words: ReadonlySet<string>, { text, whole }: Token, isPrefix: boolean): boolean {
  if (words.has(whole) || words.has(text)) return true
  if (!isPrefix || text.length < 2) return false
  for (const word of words) if (word.startsWith(text)) return true
  return false
}

function toIndexedText({ title, description, document }: PageText): IndexedText {
  const titleWords = toWords([title])
  return {
    title,
    titleWords,
    words: new Set([...titleWords, ...toWords([description ?? '', ...listTexts(document)])]),
  }
}

function toWords(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap((text) => tokenize(text).flatMap(({ text: word, whole, parts }) => [word, whole, ...parts])),
  )
}

/**
 * Lists the texts in the blocks of a page that are shown, without their markup; settings, such as `wide`, are single
 * words.
 */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value.replaceAll(/<[^<>]*>/g, ' ')] : []
  if (Array.isArray(value)) return value.flatMap(listTexts)
  if (!isRecord(value) || value['isShown'] === false) return []
  const hidden = Object.keys(value).flatMap((key) =>
    key.startsWith('show') && value[key] === false ? [key.slice('show'.length).toLowerCase()] : [],
  )
  return Object.entries(value).flatMap(([key, part]) =>
    hidden.some((name) => key.toLowerCase().startsWith(name)) ? [] : listTexts(part),
  )
}
