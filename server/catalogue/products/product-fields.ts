import type { FieldMap } from '@hydrant/contract/shared/schema.ts'
import { sanitizeDescription } from '../sanitize-description.ts'
import type { TranslateLabel } from '../translations/labels.ts'
import type { ProductRecord } from './store.ts'

/** Returns the field name of an attribute: custom fields end in `__c`. */
export function toCustomFieldName(apiName: string): string {
  return apiName.endsWith('__c') ? apiName : `${apiName}__c`
}

/** Converts a product to its fields, as text: its own, then its attributes, in the language that labels are translated to. */
export function toProductFields(
  product: ProductRecord,
  { currencyIsoCode, translateLabel }: { readonly currencyIsoCode: string; readonly translateLabel: TranslateLabel },
): FieldMap {
  const toUnit = (unit: string | null) => (unit === null ? null : translateLabel('Unit', unit))
  return {
    Name: product.name,
    StockKeepingUnit: product.sku,
    ProductCode: product.productCode,
    ...(product.gtin !== null && { Gtin__c: product.gtin }),
    Description: product.description === null ? null : sanitizeDescription(product.description),
    Family: product.family,
    IsActive: String(product.isActive),
    CreatedDate: formatTimestamp(product.createdAt),
    LastModifiedDate: formatTimestamp(product.updatedAt),
    ProductClass: product.productClass,
    DisplayUrl: null,
    QuantityUnitOfMeasure: toUnit(product.unitOfMeasure),
    CurrencyIsoCode: currencyIsoCode,
    Brand__c: product.brand,
    PackText__c: toUnit(product.packText),
    ...(product.isRetired && { IsRetired__c: 'true' }),
    IsQuoteOnly__c: String(product.isQuoteOnly),
    ...(product.purpose !== null && { ProductPurpose: product.purpose }),
    ...Object.fromEntries(
      Object.entries(product.attributes).map(([apiName, value]) => [
        toCustomFieldName(apiName),
        translateLabel('AttributeValue', value),
      ]),
    ),
  }
}

/** Returns the named fields, or all if no names are given. Unknown names are left out. */
export function pickFields(fields: FieldMap, names: readonly string[]): FieldMap {
  if (names.length === 0) return fields
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(fields, name) ? [[name, fields[name] ?? null]] : [])),
  )
}

/** Formats a time in UTC without milliseconds. */
function formatTimestamp(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, 'Z')
}
