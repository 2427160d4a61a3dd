import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { toPlainText } from '@hydrant/kernel/text/plain-text.ts'
import type { Document } from '../index/document.ts'
import { BRAND } from '../index/value-dictionary.ts'

/** Increase it when products are indexed in another way: an index of another format is built again. */
export const FORMAT = 2

/** The name of the family of a product among its values. */
export const FAMILY = 'Family'

/** Separates the name of an attribute from its value, and the parts of a price. */
export const SEPARATOR = '|'

/** A product as the engine stores it. */
export interface IndexedProduct {
  readonly name: string
  readonly sortName: string
  readonly sku: string
  readonly partNumbers: readonly string[]
  readonly description: string
  /** Brand, family and attributes, and the names in other languages, as text to search in. */
  readonly details: readonly string[]
  readonly attributes: ReadonlyArray<{ readonly name: string; readonly text: string; readonly number?: number }>
  /** Brand, family and attributes: `<name>|<value>`. */
  readonly values: readonly string[]
  readonly brand: string | null
  readonly categoryIds: readonly string[]
  readonly policyIds: readonly string[]
  readonly parentId: string | null
  /** The parent of a variation, the product itself otherwise: what a search shows once. */
  readonly familyId: string
  readonly createdAt: number
  /** `<book>|<currency>|<position of the selling model>|<amount>` */
  readonly prices: readonly string[]
  /** The catalogue version at which it was indexed. */
  readonly revision: number
}

/** Returns the body that creates an index, whose texts are analyzed as those of a language. */
export function toIndexBody(analyzer: string) {
  const text = { type: 'text', analyzer } as const
  const copied = { ...text, copy_to: 'all' } as const
  const keyword = { type: 'keyword' } as const
  return {
    mappings: {
      dynamic: 'strict',
      properties: {
        name: copied,
        sortName: keyword,
        sku: keyword,
        partNumbers: keyword,
        description: copied,
        details: copied,
        all: text,
        attributes: {
          type: 'nested',
          properties: { name: keyword, text, number: { type: 'double' } },
        },
        values: keyword,
        brand: keyword,
        categoryIds: keyword,
        policyIds: keyword,
        parentId: keyword,
        familyId: keyword,
        createdAt: { type: 'date', format: 'epoch_millis' },
        prices: keyword,
        revision: { type: 'long' },
      },
    },
  } as const
}

/** Converts a product to what the engine stores. */
export function toIndexedProduct(document: Document, revision: number): IndexedProduct {
  const { id, name, sku, brand, family, parentId, createdAt } = document
  const values = [
    ...(brand === null ? [] : [[BRAND, brand] as const]),
    ...(family === null ? [] : [[FAMILY, family] as const]),
    ...Object.entries(document.attributes),
  ]
  return {
    name,
    sortName: name.toLowerCase(),
    sku,
    partNumbers: [...new Set([...document.partNumberKey.split(' '), toPartNumberKey(sku)])].filter((key) => key !== ''),
    description: [document, ...document.translations]
      .map(({ description }) => toPlainText(description ?? ''))
      .join(' ')
      .trim(),
    details: [...values.map(([, value]) => value), ...document.translations.flatMap((texts) => texts.name ?? [])],
    attributes: values.map(([attributeName, value]) => ({
      name: attributeName,
      text: value,
      ...toLeadingNumber(value),
    })),
    values: values.map(([attributeName, value]) => `${attributeName}${SEPARATOR}${value}`),
    brand,
    categoryIds: document.categoryIds.toSorted(),
    policyIds: document.policyIds.toSorted(),
    parentId,
    familyId: parentId ?? id,
    createdAt,
    prices: document.priceEntries
      .map(({ bookId, currency, modelPosition, price }) => [bookId, currency, modelPosition, price].join(SEPARATOR))
      .toSorted(),
    revision,
  }
}

/** A value such as `2.5 in` counts as its number in ranges. */
function toLeadingNumber(text: string): { readonly number?: number } {
  const number = /^-?[0-9]+(?:\.[0-9]+)?/.exec(text)?.[0]
  return number === undefined ? {} : { number: Number(number) }
}
