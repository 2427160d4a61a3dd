import { decimal } from '@hydrant/kernel/money/decimal.ts'
import type { DrawingOptions } from '../art/pen.ts'
import type { AttributeName } from '../attributes.ts'
import type { BrandKey } from '../art/brands.ts'
import { toBrandCategoryKey } from '../categories.ts'
import type { CategoryKey } from '../categories.ts'
import type { Family } from '../families.ts'
import type { DemoPicture, DemoProduct } from '../model.ts'
import type { BookKey, TierKey } from '../prices.ts'
import { getCareText } from './use-and-care.ts'

/** Attribute values by API name, for the defined attributes. */
export type Attributes = Readonly<Partial<Record<AttributeName, string>>>

/** A row of a catalogue table; fields with their default values are left out. */
export interface ProductDraft {
  readonly sku: string
  readonly name: string
  readonly brand: BrandKey
  readonly family: Family
  readonly categories: readonly CategoryKey[]
  /** The specific part of the description; comes before `about`. */
  readonly note?: string
  /** The part of the description that all rows of the table share. */
  readonly about?: string
  /** The part about use and care, when it differs from the category's. */
  readonly care?: string
  readonly attributes?: Attributes
  readonly unit?: string
  readonly pack?: string
  readonly price: string | null
  readonly bookPrices?: Readonly<Partial<Record<BookKey, string>>>
  readonly tiers?: TierKey
  /** Minimum, increment, maximum. */
  readonly rule?: readonly [minimum: number, increment: number, maximum: number]
  /** Stock at main and west; null: not tracked; absent: estimated from the price. */
  readonly stock?: readonly [main: number, west: number] | null
  readonly drawing?: DemoPicture['drawing'] | null
  /** Drawing options that differ from the table's. */
  readonly drawingOptions?: DrawingOptions
  /** Further pictures after the main one. */
  readonly morePictures?: readonly DemoPicture[]
  readonly sheet?: boolean
  readonly quoteOnly?: boolean
  readonly related?: readonly string[]
  readonly rest?: Partial<
    Pick<
      DemoProduct,
      | 'productClass'
      | 'parentSku'
      | 'variationValues'
      | 'variationAttributes'
      | 'components'
      | 'sellingModelKeys'
      | 'sellingModelPrices'
      | 'taxTreatment'
      | 'purpose'
    >
  >
}

/** Creates a product from its row. */
export function createProduct(draft: ProductDraft): DemoProduct {
  const { brand, drawingOptions: look, drawing, rule, stock = estimateStock(draft.sku, draft.price) } = draft
  const mainPictures =
    drawing === undefined || drawing === null ? [] : [{ drawing, alt: draft.name, ...(look && { options: look }) }]
  return {
    sku: draft.sku,
    name: draft.name,
    description: [draft.note, draft.about, draft.care ?? getCareText(draft.categories)].filter(Boolean).join(' '),
    productClass: 'Simple',
    brandKey: brand,
    family: draft.family,
    categoryKeys: [...draft.categories, toBrandCategoryKey(brand)],
    attributes: draft.attributes ?? {},
    unitOfMeasure: draft.unit ?? 'Each',
    packText: draft.pack ?? 'Each',
    listPrice: draft.price,
    stock: stock && { main: String(stock[0]), west: String(stock[1]) },
    pictures: [...mainPictures, ...(draft.morePictures ?? [])],
    ...(draft.bookPrices && { bookPrices: draft.bookPrices }),
    ...(draft.tiers && { tierScheduleKey: draft.tiers }),
    ...(rule && { quantityRule: { minimum: String(rule[0]), increment: String(rule[1]), maximum: String(rule[2]) } }),
    ...(draft.sheet && { hasDataSheet: true }),
    ...(draft.quoteOnly && { isQuoteOnly: true }),
    ...(draft.related && { relatedSkus: draft.related }),
    ...draft.rest,
  }
}

type RequiredField = 'sku' | 'name' | 'price'

/** Creates the products of a table: the fields of each row override the common ones. */
export function createProducts(
  common: Omit<ProductDraft, RequiredField>,
  rows: readonly (Pick<ProductDraft, RequiredField> & Partial<ProductDraft>)[],
): DemoProduct[] {
  return rows.map((row) =>
    createProduct({
      ...common,
      ...row,
      attributes: { ...common.attributes, ...row.attributes },
      drawingOptions: { ...common.drawingOptions, ...row.drawingOptions },
    }),
  )
}

/** Adds a surcharge to a price, both in USD. */
export function addAmounts(price: string, surcharge: string): string {
  return decimal(price).plus(surcharge).toFixed(2)
}

/**
 * Estimates the stock at the two locations from the price: much of cheap products, little of expensive ones; the same
 * on every run.
 */
function estimateStock(sku: string, price: string | null): readonly [number, number] {
  const seed = Array.from(sku).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  const [, maximumStock] = maximumStockByPrice.find(([below]) => Number(price ?? '500') < below) ?? [0, 3]
  const mainStock = maximumStock - (seed % Math.ceil(maximumStock / 2))
  return [mainStock, Math.floor(mainStock / 2) - (seed % 2)]
}

/** The maximum stock of the main warehouse below each price in USD. */
const maximumStockByPrice: readonly (readonly [below: number, usual: number])[] = [
  [50, 240],
  [250, 80],
  [1000, 26],
  [5000, 9],
]
