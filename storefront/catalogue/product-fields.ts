import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'

/** The fields of a product by their API names, as text. */
export type ProductFields = Readonly<Record<string, string | null>>

/** The fields that buyers compare, most important first; a card shows the first few that its product has. */
const COMPARED_FIELDS: readonly (readonly [field: string, getLabel: () => string])[] = [
  ['Flow__c', messages.flow],
  ['Diameter__c', messages.diameter],
  ['Length__c', messages.length],
  ['Force__c', messages.force],
  ['Travel__c', messages.travel],
  ['Load_Rating__c', messages.loadRating],
  ['Capacity__c', messages.capacity],
  ['Light_Output__c', messages.light],
  ['Covers__c', messages.covers],
  ['Fire_Class__c', messages.fireClass],
  ['Coupling__c', messages.thread],
  ['Detects__c', messages.detects],
  ['Rated_Voltage__c', messages.voltage],
  ['Dimensions__c', messages.size],
  ['Material__c', messages.material],
  ['Standard__c', messages.standard],
]

/** The fields that cards need; searches request them. */
export const CARD_FIELDS: readonly string[] = [
  'StockKeepingUnit',
  'ProductCode',
  'Brand__c',
  'PackText__c',
  'QuantityUnitOfMeasure',
  'IsQuoteOnly__c',
  ...COMPARED_FIELDS.map(([field]) => field),
]

const MAX_CARD_FACTS = 3

/** Picks the fields that every product call returns: part number, brand, pack, unit, and whether it needs a quote. */
export function pickCommonFields(fields: ProductFields) {
  return {
    partNumber: fields['StockKeepingUnit'] ?? fields['ProductCode'] ?? null,
    brand: fields['Brand__c'] ?? null,
    pack: fields['PackText__c'] ?? null,
    unit: fields['QuantityUnitOfMeasure'] ?? null,
    isQuoteOnly: fields['IsQuoteOnly__c'] === 'true',
    isRetired: fields['IsRetired__c'] === 'true',
  }
}

/** Picks the first compared fields that a product has, for its card. */
export function pickKeyFields(fields: ProductFields): ProductCardModel['keyFields'] {
  return COMPARED_FIELDS.flatMap(([field, getLabel]) => {
    const value = fields[field]
    return value ? [{ label: getLabel(), value }] : []
  }).slice(0, MAX_CARD_FACTS)
}
