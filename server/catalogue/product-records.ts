import type { RecordChanges } from '@hydrant/contract/records/definition.ts'
import { product2 } from '@hydrant/contract/records/product2.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { parseGtin } from '@hydrant/kernel/identity/gtin.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'
import { sql } from 'drizzle-orm'
import { defineStoredObject, integrityError, type StoredObject, toSystemColumns } from '../records/service.ts'
import { parseUrlName } from './url-name.ts'
import { parseProductAttributes } from './writing/attributes/service.ts'
import { changeProduct, createProduct, removeProduct } from './writing/service.ts'

/** Products in the record API. */
export const PRODUCT_OBJECT: StoredObject = defineStoredObject(product2, {
  table: product,
  columns: (table) => ({
    ...toSystemColumns(table),
    Name: table.name,
    StockKeepingUnit: table.sku,
    ProductCode: table.productCode,
    Gtin__c: table.gtin,
    UrlName__c: table.urlName,
    Description: table.description,
    IsActive: table.isActive,
    IsRetired__c: table.isRetired,
    IsArchived: sql`false`,
    ProductClass: table.productClass,
    Family: table.family,
    QuantityUnitOfMeasure: table.unitOfMeasure,
    Brand__c: table.brand,
    PackText__c: table.packText,
    IsQuoteOnly__c: table.isQuoteOnly,
    Type: sql`case ${table.productClass} when 'VariationParent' then 'Base' end`,
    TaxTreatment__c: table.taxTreatment,
    Purpose__c: table.purpose,
    Attributes__c: sql`nullif(${table.attributes}, '{}')::text`,
  }),
  create: async (tx, values) => {
    const productClassResult = parseProductClass(values)
    if (!productClassResult.ok) return productClassResult
    const attributesResult = await parseAttributes(tx, values.Attributes__c)
    if (!attributesResult.ok) return attributesResult
    const urlNameResult = parseUrlName(values.UrlName__c)
    if (!urlNameResult.ok) return urlNameResult
    const gtinResult = parseGtinField(values.Gtin__c)
    if (!gtinResult.ok) return gtinResult
    return createProduct(tx, {
      ...toProduct(values),
      gtin: gtinResult.value,
      name: values.Name,
      sku: values.StockKeepingUnit,
      isActive: values.IsActive,
      isRetired: values.IsRetired__c,
      productClass: productClassResult.value,
      attributes: attributesResult.value,
    })
  },
  update: async (tx, id, changes) => {
    const attributesResult = await parseAttributes(tx, changes.Attributes__c)
    if (!attributesResult.ok) return attributesResult
    const urlNameResult = parseUrlName(changes.UrlName__c)
    if (!urlNameResult.ok) return urlNameResult
    const gtinResult = parseGtinField(changes.Gtin__c)
    if (!gtinResult.ok) return gtinResult
    return changeProduct(tx, id, {
      ...toProduct(changes),
      gtin: gtinResult.value,
      attributes: attributesResult.value,
    })
  },
  delete: removeProduct,
})

function toProduct(changes: RecordChanges<typeof product2>) {
  return {
    name: changes.Name,
    sku: changes.StockKeepingUnit,
    productCode: changes.ProductCode,
    urlName: changes.UrlName__c,
    description: changes.Description,
    isActive: changes.IsActive,
    isRetired: changes.IsRetired__c,
    family: changes.Family,
    unitOfMeasure: changes.QuantityUnitOfMeasure,
    brand: changes.Brand__c,
    packText: changes.PackText__c,
    isQuoteOnly: changes.IsQuoteOnly__c,
    taxTreatment: changes.TaxTreatment__c,
    purpose: toPurpose(changes.Purpose__c),
  }
}

/** Parses the class of a new product. A variation is made by its `ProductAttribute`, which says of what parent. */
function parseProductClass({
  ProductClass: productClass,
  Type: type,
}: RecordChanges<typeof product2>): Result<'Simple' | 'VariationParent' | 'Set' | 'Bundle'> {
  const isParent = typeof type === 'string'
  const requested = productClass ?? (isParent ? 'VariationParent' : 'Simple')
  if (isParent && requested !== 'VariationParent')
    return err(integrityError('ProductClass', () => messages.productClassAndType({ field: 'ProductClass' })))
  return requested === 'Simple' || requested === 'VariationParent' || requested === 'Set' || requested === 'Bundle'
    ? ok(requested)
    : err(integrityError('ProductClass', () => messages.productClassOfVariation({ field: 'ProductClass' })))
}

/** Parses the attribute values of a product; undefined leaves them as they are. */
async function parseAttributes(
  tx: Transaction,
  text: string | null | undefined,
): Promise<Result<Record<string, string> | undefined>> {
  if (text === undefined) return ok(undefined)
  return text === null ? ok({}) : parseProductAttributes(tx, text)
}

/** Parses the number of a barcode; undefined leaves it as it is, null and a text of blanks clear it. */
function parseGtinField(text: string | null | undefined): Result<string | null | undefined> {
  if (typeof text !== 'string' || text.trim() === '') return ok(text === undefined ? undefined : null)
  const gtin = parseGtin(text)
  return gtin === null ? err(integrityError('Gtin__c', () => messages.gtin({ field: 'Gtin__c' }))) : ok(gtin)
}

function toPurpose(text: string | null | undefined): 'GiftWrap' | null | undefined {
  if (text === undefined) return undefined
  return text === 'GiftWrap' ? text : null
}
