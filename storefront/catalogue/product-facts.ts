import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'

/** A product's fields as plain texts, whichever call they came from. */
export type ProductFields = Readonly<Record<string, string | null>>

/** What buyers compare at a glance, most telling first; a card shows the first few that its product has. */
const COMPARED: readonly (readonly [field: string, label: string])[] = [
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

/** The fields that cards are made of; searches are asked for these. */
export const CARD_FIELDS: readonly string[] = [
  'StockKeepingUnit',
  'ProductCode',
  'Brand__c',
  'PackText__c',
  'QuantityUnitOfMeasure',
  'IsQuoteOnly__c',
  ...COMPARED.map(([field]) => field),
]

const FACTS = 3

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

/** The most telling attributes of a product. */
export function pickFacts(fields: ProductFields): ProductCardModel['facts'] {
  return COMPARED.flatMap(([field, label]) => {
    const value = fields[field]
    return value ? [{ label, value }] : []
  }).slice(0, FACTS)
}
