import { toPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { toLanguages, type Webstore } from '../../webstore/service.ts'
import { lockActivePage } from '../builder/active-page.ts'
import { addDraftContent, loadDraft } from '../builder/drafts.ts'
import { contentErrors } from '../errors.ts'
import { getSettings } from '../settings/service.ts'
import { listPageTexts, listSiteTexts } from './list-translations.ts'
import type { FoundText } from './map-texts.ts'
import { NO_TRANSLATIONS, saveTranslations, type TranslationsChange } from './save-translations.ts'
import { type Database, findTranslations, type ReadOnlyDb, type TranslationsRow } from './translation-store.ts'

/** The texts of something, and its translations into a language. */
export interface TextsWithTranslations {
  readonly language: string
  readonly texts: readonly FoundText[]
  readonly translations: TranslationsRow
}

/** Returns an error unless texts are translated into a language: one of the store, except the default one. */
export function checkLanguage(webstore: Pick<Webstore, 'settings'>, language: string): Result<string> {
  const { defaultLanguage, languages } = toLanguages(webstore)
  const others = languages.filter((locale) => locale !== defaultLanguage).map(toPlatformLanguage)
  return others.includes(language) ? ok(language) : err(contentErrors.unknownTranslationLanguage)
}

/** Loads the texts of a page, as its draft has them, with their translations. */
export async function loadPageTranslations(
  db: ReadOnlyDb,
  pageId: string,
  language: string,
): Promise<Result<TextsWithTranslations>> {
  const result = await loadDraft(db, pageId)
  if (!result.ok) return result
  const { id: ownerId } = result.value
  const translations = (await findTranslations(db, { ownerId, language })) ?? NO_TRANSLATIONS
  return ok({ language, texts: listPageTexts(result.value), translations })
}

/** Loads the texts of the settings of a site with their translations. */
export async function loadSiteTranslations(
  db: ReadOnlyDb,
  siteId: string,
  language: string,
): Promise<TextsWithTranslations> {
  const { settings } = await getSettings(db, siteId)
  const translations = (await findTranslations(db, { ownerId: siteId, language })) ?? NO_TRANSLATIONS
  return { language, texts: listSiteTexts(settings), translations }
}

/** Saves translations of texts of a page, by its id as the client sent it. */
export function savePageTranslations(
  database: Database,
  { ownerId: pageId, ...change }: TranslationsChange,
): Promise<Result<TextsWithTranslations>> {
  return database.transaction(async (tx) => {
    const lockResult = await lockActivePage(tx, pageId)
    if (!lockResult.ok) return lockResult
    const texts = listPageTexts(await addDraftContent(tx, lockResult.value))
    const result = await saveTranslations(tx, { ...change, ownerId: lockResult.value.id }, texts)
    return result.ok ? ok({ language: change.language, texts, translations: result.value }) : result
  })
}

/** Saves translations of texts of the settings of a site. */
export function saveSiteTranslations(
  database: Database,
  change: TranslationsChange,
): Promise<Result<TextsWithTranslations>> {
  return database.transaction(async (tx) => {
    const texts = listSiteTexts((await getSettings(tx, change.ownerId)).settings)
    const result = await saveTranslations(tx, change, texts)
    return result.ok ? ok({ language: change.language, texts, translations: result.value }) : result
  })
}
