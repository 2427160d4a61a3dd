import { labelTranslation as labelTranslationRecord } from '@hydrant/contract/records/label-translation.ts'
import { product2DataTranslation } from '@hydrant/contract/records/product2-data-translation.ts'
import { productCategoryDataTranslation } from '@hydrant/contract/records/product-category-data-translation.ts'
import { categoryTranslation, labelTranslation, productTranslation } from '@hydrant/database/schema/translations.ts'
import { ok } from '@hydrant/kernel/result/result.ts'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { deleteLabelTranslation, insertLabelTranslation, updateLabelTranslation } from './translations/label-store.ts'
import { deleteTranslation, insertTranslation, type TranslatedKind, updateTranslation } from './translations/store.ts'

type TranslationTable = typeof productTranslation | typeof categoryTranslation

/** The texts of products and categories, and the labels that they share, in other languages, in the record API. */
export const TRANSLATION_OBJECTS: readonly StoredObject[] = [
  defineTranslationObject(product2DataTranslation, { kind: 'product', table: productTranslation }),
  defineTranslationObject(productCategoryDataTranslation, { kind: 'category', table: categoryTranslation }),
  defineStoredObject(labelTranslationRecord, {
    table: labelTranslation,
    columns: (table) => ({
      ...toSystemColumns(table),
      Kind__c: table.kind,
      Label__c: table.label,
      Language__c: table.language,
      Translation__c: table.translation,
    }),
    create: async (tx, { Kind__c: kind, Label__c: label, Language__c: language, Translation__c: translation }) =>
      ok(await insertLabelTranslation(tx, { kind, label, language, translation })),
    update: async (tx, id, { Translation__c: translation }) => {
      if (translation !== undefined) await updateLabelTranslation(tx, id, translation)
      return ok(null)
    },
    delete: async (tx, id) => {
      await deleteLabelTranslation(tx, id)
      return ok(null)
    },
  }),
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
