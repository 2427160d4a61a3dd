import type { StoredTranslation } from './translation-store.ts'
import { toSettingPattern } from '@hydrant/page-model/translations/text-settings.ts'
import type { FoundText } from './map-texts.ts'

/** The translation of a text, and whether the text is still the one that was translated. */
export interface TextTranslation {
  readonly text: string
  readonly isOutdated: boolean
  /** The text that was translated. */
  readonly source: string
}

/** Returns the name of a text within its page. */
export function toTextKey({ blockId, path }: Pick<FoundText, 'blockId' | 'path'>): string {
  return `${blockId} ${path}`
}

/**
 * Finds the translations of texts, by `toTextKey`. A text has the translation of the same words in this setting of this
 * block, wherever in a list they were, so that entries may be moved; an empty one says that it has none. Otherwise it has
 * the one of what was at its place before, which is outdated, unless that is at another place now.
 */
export function matchTranslations(
  texts: readonly FoundText[],
  translations: readonly StoredTranslation[],
): ReadonlyMap<string, TextTranslation> {
  // Those that were saved last come last, and win.
  const bySource = new Map(translations.map((entry) => [toSourceKey(entry, entry.setting, entry.source), entry]))
  const currentSources = new Set(texts.map((found) => toSourceKey(found, found.path, found.text)))
  const leftOver = translations.filter(
    (entry) => !currentSources.has(toSourceKey(entry, entry.setting, entry.source)) && entry.text !== '',
  )
  const byPlace = new Map(leftOver.map((entry) => [toTextKey({ blockId: entry.blockId, path: entry.setting }), entry]))
  return new Map(
    texts.flatMap((found): Array<[string, TextTranslation]> => {
      const key = toTextKey(found)
      const current = bySource.get(toSourceKey(found, found.path, found.text))
      if (current !== undefined)
        return current.text === '' ? [] : [[key, { text: current.text, isOutdated: false, source: current.source }]]
      const former = byPlace.get(key)
      return former === undefined ? [] : [[key, { text: former.text, isOutdated: true, source: former.source }]]
    }),
  )
}

/**
 * Leaves out the translations of words that are only in a draft: visitors are not to read at the place of published words
 * what these will be replaced by.
 */
export function withoutDraftTranslations(
  translations: readonly StoredTranslation[],
  { published, draft }: { readonly published: readonly FoundText[]; readonly draft: readonly FoundText[] },
): readonly StoredTranslation[] {
  const toKeys = (texts: readonly FoundText[]) =>
    new Set(texts.map((found) => toSourceKey(found, found.path, found.text)))
  const publishedKeys = toKeys(published)
  const draftKeys = toKeys(draft)
  return translations.filter((entry) => {
    const key = toSourceKey(entry, entry.setting, entry.source)
    return publishedKeys.has(key) || !draftKeys.has(key)
  })
}

/** Returns what a translation is known by: the words that it translates, in one setting of one block. */
export function toSourceKey({ blockId }: { readonly blockId: string }, setting: string, source: string): string {
  return JSON.stringify([blockId, toSettingPattern(setting), source])
}
