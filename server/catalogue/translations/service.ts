import { listPreferredLanguageCodes } from '@hydrant/kernel/locale/language-code.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { cacheUntilBaseChanges, toLanguages, type Webstore } from '../../webstore/service.ts'
import { findLanguages, findTranslations, type ReadOnlyDb, type TranslatedKind, type Translation } from './store.ts'

/** The texts of a product or category that are shown in the language of the request. */
interface Texts {
  readonly id: string
  readonly name: string
  readonly description?: string | null
}

/** The product's own name, where `name` is in another language. */
interface OwnName {
  readonly ownName?: string
}

const findLanguagesCached = {
  product: cacheUntilBaseChanges('languages of products', (db) => findLanguages(db, 'product')),
  category: cacheUntilBaseChanges('languages of categories', (db) => findLanguages(db, 'category')),
}

/**
 * Replaces the names of products, and the descriptions that are there, by those in the language of the request
 * (`currentLocale`): the one for its country, otherwise the one of the language alone, otherwise the product's own. One
 * statement, and none while nothing is translated into the language.
 */
export function translateProducts<Row extends Texts>(
  db: ReadOnlyDb,
  webstore: Webstore,
  products: readonly Row[],
): Promise<ReadonlyArray<Row & OwnName>> {
  return translate(db, webstore, { kind: 'product', rows: products })
}

/** Replaces the texts of categories by those in the language of the request, as `translateProducts` does. */
export function translateCategories<Row extends Texts>(
  db: ReadOnlyDb,
  webstore: Webstore,
  categories: readonly Row[],
): Promise<readonly Row[]> {
  return translate(db, webstore, { kind: 'category', rows: categories })
}

async function translate<Row extends Texts>(
  db: ReadOnlyDb,
  webstore: Webstore,
  { kind, rows }: { readonly kind: TranslatedKind; readonly rows: readonly Row[] },
): Promise<ReadonlyArray<Row & OwnName>> {
  // Their own texts are in the default language of the store, whose pages do not depend on the translations.
  if (rows.length === 0 || currentLocale() === toLanguages(webstore).defaultLanguage) return rows
  const available = await findLanguagesCached[kind](db, webstore)
  const languages = listPreferredLanguageCodes(currentLocale()).filter((code) => available.has(code))
  if (languages.length === 0) return rows
  const parentIds = [...new Set(rows.map(({ id }) => id))]
  const translations = await findTranslations(db, kind, { parentIds, languages })
  const byParent = Map.groupBy(translations, ({ parentId }) => parentId)
  return rows.map((row) => translateRow(row, toPreferred(byParent.get(row.id) ?? [], languages)))
}

/** Sorts texts by the preference of their languages. */
function toPreferred(translations: readonly Translation[], languages: readonly string[]): readonly Translation[] {
  return translations.toSorted((one, other) => languages.indexOf(one.language) - languages.indexOf(other.language))
}

function translateRow<Row extends Texts>(row: Row, preferred: readonly Translation[]): Row & OwnName {
  const name = preferred.find((translation) => translation.name !== null)?.name
  const description = preferred.find((translation) => translation.description !== null)?.description
  return {
    ...row,
    ...(typeof name === 'string' && { name, ownName: row.name }),
    ...(typeof description === 'string' && row.description !== undefined && { description }),
  }
}
