import type { ProductCardModel } from '@hydrant/design/product-card/product-card.tsx'

/** A product's fields as plain texts, whichever call they came from. */
export type ProductFields = Readonly<Record<string, string | null>>

const NOT_COMPARED = new Set(['Brand__c', 'PackText__c', 'IsQuoteOnly__c'])

/** What every call tells about a product in its fields. */
export function readFields(fields: ProductFields) {
  return {
    partNumber: fields['StockKeepingUnit'] ?? fields['ProductCode'] ?? null,
    brand: fields['Brand__c'] ?? null,
    pack: fields['PackText__c'] ?? null,
    unit: fields['QuantityUnitOfMeasure'] ?? null,
    isQuoteOnly: fields['IsQuoteOnly__c'] === 'true',
  }
}

/** The first attributes that say something by themselves; a bare number does not, because its unit is not known here. */
export function pickFacts(fields: ProductFields, limit: number): ProductCardModel['facts'] {
  return Object.entries(fields)
    .flatMap(([name, value]) => (name.endsWith('__c') && !NOT_COMPARED.has(name) && value && !/^[\d.]+$/.test(value) ? [{ label: labelOf(name), value }] : []))
    .slice(0, limit)
}

/** The label that a custom field's name suggests: `Nozzle_Type__c` is `Nozzle type`. */
function labelOf(name: string): string {
  const words = name.replace(/__c$/, '').replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
