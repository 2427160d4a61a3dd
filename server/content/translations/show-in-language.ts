import { listPreferredLanguageCodes } from '@hydrant/kernel/locale/language-code.ts'
import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { PAGE_TEXTS, SITE_TEXTS } from '@hydrant/page-model/translations/text-settings.ts'
import { toLanguages, type Webstore } from '../../webstore/service.ts'
import {
  type FoundText,
  listDocumentTexts,
  listSettingTexts,
  replaceDocumentTexts,
  replaceSettingTexts,
} from './map-texts.ts'
import { matchTranslations, toTextKey } from './match-translations.ts'
import { findTranslationsOfAll, type ReadOnlyDb, type StoredTranslation } from './translation-store.ts'

/**
 * Returns the languages that texts of site builders are shown in for the current request, as the platform writes them:
 * the locale itself, then its language alone. There are none for the default language of the store, in which they wrote.
 */
export function listShownLanguages(webstore: Pick<Webstore, 'settings'>): readonly string[] {
  const locale = currentLocale()
  if (locale === toLanguages(webstore).defaultLanguage) return []
  return listPreferredLanguageCodes(locale)
}

/** The stored translations of something, the preferred language first. */
export type StoredTranslations = ReadonlyArray<readonly StoredTranslation[]>

/** Loads the translations of pages, or of the settings of a site, into languages; without a language there is no query. */
export async function loadStoredTranslations(
  db: ReadOnlyDb,
  ownerIds: readonly string[],
  languages: readonly string[],
): Promise<ReadonlyMap<string, StoredTranslations>> {
  if (languages.length === 0) return new Map()
  const rows = await findTranslationsOfAll(db, ownerIds, languages)
  return new Map(
    ownerIds.map((ownerId) => [
      ownerId,
      languages.flatMap((language) =>
        rows.filter((row) => row.ownerId === ownerId && row.language === language).map(({ texts }) => texts),
      ),
    ]),
  )
}

/** Returns a document with its texts in another language; what has no translation stays as it is. */
export function translateDocument(document: Json, translations: StoredTranslations = []): Json {
  if (translations.length === 0) return document
  const translate = createTranslation(listDocumentTexts(document), translations)
  return replaceDocumentTexts(document, (blockId, path, text) => translate({ blockId, path }) ?? text)
}

/** Returns a page with its title and description in another language. */
export function translateHead<Page extends { readonly title: string; readonly description: string }>(
  page: Page,
  translations: StoredTranslations = [],
): Page {
  if (translations.length === 0) return page
  const { title, description } = page
  const translate = createTranslation(listSettingTexts({ title, description }, PAGE_TEXTS), translations)
  return {
    ...page,
    title: translate({ blockId: '', path: 'title' }) ?? title,
    description: translate({ blockId: '', path: 'description' }) ?? description,
  }
}

/** Returns the settings of a site with their texts in another language. */
export function translateSettings(settings: SiteSettings, translations: StoredTranslations = []): SiteSettings {
  if (translations.length === 0) return settings
  const translate = createTranslation(listSettingTexts(settings, SITE_TEXTS), translations)
  const translated = replaceSettingTexts(settings, SITE_TEXTS, (path, text) => translate({ blockId: '', path }) ?? text)
  return { ...settings, ...translated }
}

/**
 * Creates a function that returns the translation of a text: that of the first language that has one of its words,
 * otherwise the first outdated one.
 */
function createTranslation(texts: readonly FoundText[], translations: StoredTranslations) {
  const matches = translations.map((stored) => matchTranslations(texts, stored))
  return (text: Pick<FoundText, 'blockId' | 'path'>): string | undefined => {
    const key = toTextKey(text)
    const found = matches.flatMap((match) => match.get(key) ?? [])
    return (found.find(({ isOutdated }) => !isOutdated) ?? found[0])?.text
  }
}
