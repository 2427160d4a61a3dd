import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { fromPlatformLanguage, toPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import { getLanguageName } from '@hydrant/kernel/locale/language-name.ts'
import type { OfficeContext } from '../office-context.ts'
import { getFieldText, getRecordId } from '../records/field-value.ts'
import { loadOrTellFailure } from '../records/part-failure.tsx'
import { readTags } from '../records/read-tags.ts'
import { formatId } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { toOriginal, type TypedTranslation } from './translation-fields.ts'

/** The texts of a product or category in a language; empty where there are none. */
export interface LoadedTranslation extends TypedTranslation {
  /** The code of the language, as the platform writes it: `es_US`. */
  readonly code: string
  /** Its name for people. */
  readonly language: string
}

/** The objects whose records are the texts of products and categories. */
export type TranslationObject = 'Product2DataTranslation' | 'ProductCategoryDataTranslation'

/**
 * Loads the texts of a product or category in each other language of the shop, and in those that it has texts in besides;
 * null for who may not change them, and what the server says where they cannot be read.
 */
export async function loadTranslations(
  office: Pick<OfficeContext, 'client' | 'staff'>,
  {
    objectName,
    parentId,
    objects,
  }: {
    readonly objectName: TranslationObject
    readonly parentId: string
    readonly objects: readonly ObjectSummary[]
  },
) {
  const object = objects.find(({ name }) => name === objectName)
  if (object?.updateable !== true) return null
  return loadOrTellFailure(readTranslations(office, { objectName, parentId }))
}

async function readTranslations(
  { client, staff }: Pick<OfficeContext, 'client' | 'staff'>,
  { objectName, parentId }: { readonly objectName: TranslationObject; readonly parentId: string },
): Promise<readonly LoadedTranslation[]> {
  const { languages = [] } = await awaitOrErrorPage(client.content.settings())
  const q = `SELECT Id, Language, Name, Description FROM ${objectName} WHERE ParentId = ${formatId(parentId)} ORDER BY Language LIMIT 200`
  const ids = (await awaitOrErrorPage(staff.query(q))).records.map(getRecordId)
  // The tags are read before the texts: who changes a text in between is noticed when it is saved.
  const tags = await readTags(staff, objectName, ids)
  const { records } = await awaitOrErrorPage(staff.query(q))
  const byCode = new Map(records.map((record) => [getFieldText(record, 'Language') ?? '', record]))
  const offered = languages.slice(1).map(toPlatformLanguage)
  return [...new Set([...offered, ...byCode.keys()])].map((code) => {
    const record = byCode.get(code) ?? {}
    const texts = {
      name: getFieldText(record, 'Name') ?? '',
      description: getFieldText(record, 'Description') ?? '',
    }
    const id = getRecordId(record)
    return {
      code,
      language: getLanguageName(fromPlatformLanguage(code)),
      ...texts,
      id,
      tag: tags.get(id) ?? '',
      original: toOriginal(texts),
    }
  })
}
