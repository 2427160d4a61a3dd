import { productSeo } from '@hydrant/contract/records/product-seo.ts'
import { seoProperty } from '@hydrant/database/schema/seo.ts'
import { ok } from '@hydrant/kernel/result/result.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { deleteSeoSetting, insertSeoSetting, updateSeoSetting } from './store.ts'

/** The objects of this area in the record API. */
export const SEO_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(productSeo, {
    table: seoProperty,
    rows: sql`key like '01t%'`,
    columns: (table) => ({
      ...toSystemColumns(table),
      Product__c: table.key,
      Title__c: table.title,
      Description__c: table.description,
      IsIndexed__c: table.isIndexed,
    }),
    create: async (tx, values) =>
      ok(
        await insertSeoSetting(tx, {
          key: values.Product__c,
          title: values.Title__c,
          description: values.Description__c,
          isIndexed: values.IsIndexed__c,
        }),
      ),
    update: async (tx, id, changes) => {
      const { Title__c: title, Description__c: description, IsIndexed__c: isIndexed } = changes
      await updateSeoSetting(tx, id, { title, description, isIndexed })
      return ok(null)
    },
    delete: async (tx, id) => {
      await deleteSeoSetting(tx, id)
      return ok(null)
    },
  }),
]
