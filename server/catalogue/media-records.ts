import { productMedia as definition } from '@hydrant/contract/records/product-media.ts'
import { productMedia } from '@hydrant/database/schema/catalogue.ts'
import { MEDIA_USAGES, toMediaGroupId } from '@hydrant/database/schema/media.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { addMediaToProduct, moveMediaOfProduct, removeMediaFromProduct } from './writing/media/service.ts'

const groupIds = sql.join(
  MEDIA_USAGES.map(({ usage }) => sql.raw(`when '${usage}' then '${toMediaGroupId(usage)}'`)),
  sql` `,
)

/** Media of products in the record API. */
export const PRODUCT_MEDIA_OBJECT: StoredObject = defineStoredObject(definition, {
  table: productMedia,
  columns: (table) => ({
    ...toSystemColumns(table),
    ProductId: table.productId,
    ElectronicMediaId: table.mediaId,
    ElectronicMediaGroupId: sql`case ${table.usage} ${groupIds} end`,
    SortOrder: table.sortOrder,
  }),
  create: (tx, values) =>
    addMediaToProduct(tx, {
      productId: values.ProductId,
      mediaId: values.ElectronicMediaId,
      usage: MEDIA_USAGES.find(({ usage }) => toMediaGroupId(usage) === values.ElectronicMediaGroupId)?.usage,
      sortOrder: values.SortOrder,
    }),
  update: (tx, id, { SortOrder: sortOrder }) => moveMediaOfProduct(tx, id, sortOrder),
  delete: removeMediaFromProduct,
})
