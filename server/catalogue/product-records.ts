import type { RecordChanges } from '@hydrant/contract/records/definition.ts'
import { product2 } from '@hydrant/contract/records/product2.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import { sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { changeProduct, createProduct, removeProduct } from './writing/service.ts'

/** Products in the record API. */
export const PRODUCT_OBJECT: StoredObject = defineStoredObject(product2, {
  table: product,
  columns: (table) => ({
    ...toSystemColumns(table),
    Name: table.name,
    StockKeepingUnit: table.sku,
    ProductCode: table.productCode,
    Description: table.description,
    IsActive: table.isActive,
    IsArchived: sql`false`,
    ProductClass: table.productClass,
    Family: table.family,
    QuantityUnitOfMeasure: table.unitOfMeasure,
    Brand__c: table.brand,
    PackText__c: table.packText,
    IsQuoteOnly__c: table.isQuoteOnly,
  }),
  create: (tx, values) =>
    createProduct(tx, {
      ...toProduct(values),
      name: values.Name,
      sku: values.StockKeepingUnit,
      isActive: values.IsActive,
    }),
  update: (tx, id, changes) => changeProduct(tx, id, toProduct(changes)),
  delete: removeProduct,
})

function toProduct(changes: RecordChanges<typeof product2>) {
  return {
    name: changes.Name,
    sku: changes.StockKeepingUnit,
    productCode: changes.ProductCode,
    description: changes.Description,
    isActive: changes.IsActive,
    family: changes.Family,
    unitOfMeasure: changes.QuantityUnitOfMeasure,
    brand: changes.Brand__c,
    packText: changes.PackText__c,
    isQuoteOnly: changes.IsQuoteOnly__c,
  }
}
