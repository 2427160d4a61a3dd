import type { FieldMap } from '@hydrant/contract/shared/schema.ts'
import { safeText } from '../safe-text.ts'
import type { ProductRecord } from './store.ts'

/** The name under which an attribute is a field: custom fields end in `__c`. */
function fieldName(apiName: string): string {
  return apiName.endsWith('__c') ? apiName : `${apiName}__c`
}

/** A product's fields as texts: its own, then its attributes. */
export function productFields(product: ProductRecord, currencyIsoCode: string): FieldMap {
  return {
    Name: product.name,
    StockKeepingUnit: product.sku,
    ProductCode: product.productCode,
    Description: product.description === null ? null : safeText(product.description),
    Family: product.family,
    IsActive: String(product.isActive),
    CreatedDate: moment(product.createdAt),
    LastModifiedDate: moment(product.updatedAt),
    ProductClass: product.productClass,
    DisplayUrl: null,
    QuantityUnitOfMeasure: product.unitOfMeasure,
    CurrencyIsoCode: currencyIsoCode,
    Brand__c: product.brand,
    PackText__c: product.packText,
    IsQuoteOnly__c: String(product.isQuoteOnly),
    ...(product.purpose !== null && { ProductPurpose: product.purpose }),
    ...Object.fromEntries(Object.entries(product.attributes).map(([apiName, value]) => [fieldName(apiName), value])),
  }
}

/** The fields that were asked for; all of them when none were. Unknown names are left out. */
export function pickFields(fields: FieldMap, names: readonly string[]): FieldMap {
  if (names.length === 0) return fields
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(fields, name) ? [[name, fields[name] ?? null]] : [])),
  )
}

/** A moment in UTC without milliseconds. */
function moment(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, 'Z')
}
