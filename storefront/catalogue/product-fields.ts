import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'

/** A product's fields as text, from any call. */
export type ProductFields = Readonly<Record<string, string | null>>

/** The fields that buyers compare, most important first; a card shows the first few that its product has. */
const COMPARED_FIELDS: readonly (readonly [field: string, label: string])[] = [
  ['Flow__c', 'Flow'],
  ['Diameter__c', 'Diameter'],
  ['Length__c', 'Length'],
  ['Force__c', 'Force'],
  ['Travel__c', 'Travel'],
  ['Load_Rating__c', 'Rated load'],
  ['Capacity__c', 'Capacity'],
  ['Light_Output__c', 'Light'],
  ['Covers__c', 'Covers'],
  ['Fire_Class__c', 'Fire class'],
  ['Coupling__c', 'Thread'],
  ['Detects__c', 'Detects'],
  ['Rated_Voltage__c', 'Voltage'],
  ['Dimensions__c', 'Size'],
  ['Material__c', 'Material'],
  ['Standard__c', 'Standard'],
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

/** Reads the fields that every product call returns. */
export function readFields(fields: ProductFields) {
  return {
    partNumber: fields['StockKeepingUnit'] ?? fields['ProductCode'] ?? null,
    brand: fields['Brand__c'] ?? null,
    pack: fields['PackText__c'] ?? null,
    unit: fields['QuantityUnitOfMeasure'] ?? null,
    isQuoteOnly: fields['IsQuoteOnly__c'] === 'true',
  }
}

/** Picks the first compared fields that a product has, for its card. */
export function pickCardFacts(fields: ProductFields): ProductCardModel['keyFields'] {
  return COMPARED_FIELDS.flatMap(([field, label]) => {
    const value = fields[field]
    return value ? [{ label, value }] : []
  }).slice(0, MAX_CARD_FACTS)
}
