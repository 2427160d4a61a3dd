import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import { formatAttributeValue } from './attribute-value.ts'
import { pickCommonFields } from './product-fields.ts'

/** One row of a product's specifications. */
export interface Specification {
  readonly label: string
  readonly value: string
  /** Whether it is a number by which the product is ordered or found elsewhere, which people copy. */
  readonly isIdentifier: boolean
}

/** What the API name of an attribute has as a word when its value identifies the product. */
const IDENTIFIER_WORDS = new Set(['gtin', 'ean', 'upc', 'isbn', 'mpn', 'nsn', 'number'])

/** Lists the numbers of a product, what it is sold as, and all of its attributes. A parent is not sold by its number. */
export function listSpecifications(product: ProductDetail): readonly Specification[] {
  const { partNumber, brand, pack, unit } = pickCommonFields(product.fields)
  const manufacturerNumber = product.fields['ProductCode'] ?? null
  const isParent = product.productClass === 'VariationParent'
  const rows: readonly (readonly [label: string, value: string | null, isIdentifier?: boolean])[] = [
    [messages.partNumberLabel(), isParent ? null : partNumber, true],
    [messages.manufacturerNumber(), isParent || manufacturerNumber === partNumber ? null : manufacturerNumber, true],
    [messages.gtin(), isParent ? null : (product.fields['Gtin__c'] ?? null), true],
    [messages.brand(), brand],
    [messages.pack(), isParent ? null : pack],
    [messages.soldBy(), isParent ? null : unit],
  ]
  return [
    ...rows.flatMap(([label, value, isIdentifier = false]) => (value ? [{ label, value, isIdentifier }] : [])),
    ...(product.attributes ?? []).map(({ apiName, label, value }) => ({
      label,
      value: formatAttributeValue(value),
      isIdentifier: apiName.split('_').some((word) => IDENTIFIER_WORDS.has(word.toLowerCase())),
    })),
  ]
}
