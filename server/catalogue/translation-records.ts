import { product2DataTranslation } from '@hydrant/contract/records/product2-data-translation.ts'
import { productCategoryDataTranslation } from '@hydrant/contract/records/product-category-data-translation.ts'
import { categoryTranslation, productTranslation } from '@hydrant/database/schema/translations.ts'
import { ok } from '@hydrant/kernel/result/result.ts'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { deleteTranslation, insertTranslation, type TranslatedKind, updateTranslation } from './translations/store.ts'

type TranslationTable = typeof productTranslation | typeof categoryTranslation

/** The texts of products and categories in other languages, in the record API. */
export const TRANSLATION_OBJECTS: readonly StoredObject[] = [
  defineTranslationObject(product2DataTranslation, { kind: 'product', table: productTranslation }),
  defineTranslationObject(productCategoryDataTranslation, { kind: 'category', table: categoryTranslation }),
]

function defineTranslationObject(
  definition: typeof product2DataTranslation | typeof productCategoryDataTranslation,
  { kind, table: translations }: { readonly kind: TranslatedKind; readonly table: TranslationTable },
): StoredObject {
  return defineStoredObject(definition, {
    table: translations,
    columns: (table) => ({
      ...toSystemColumns(table),
      ParentId: table.parentId,
      Language: table.language,
      Name: table.name,
      Description: table.description,
    }),
    create: async (
      tx,
      { ParentId: parentId, Language: language, Name: name = null, Description: description = null },
    ) => ok(await insertTranslation(tx, kind, { parentId, language, name, description })),
    update: async (tx, id, { Name: name, Description: description }) => {
      await updateTranslation(tx, kind, { id, name, description })
      return ok(null)
    },
    delete: async (tx, id) => {
      await deleteTranslation(tx, kind, id)
      return ok(null)
    },
  })
}
