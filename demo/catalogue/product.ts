import { decimal } from '@hydrant/kernel/money/decimal.ts'
import type { DrawingOptions } from '../art/pen.ts'
import type { AttributeName } from '../attributes.ts'
import type { BrandKey } from '../art/brands.ts'
import { brandCategoryKey } from '../categories.ts'
import type { CategoryKey } from '../categories.ts'
import type { Family } from '../families.ts'
import type { DemoPicture, DemoProduct } from '../model.ts'
import type { BookKey, TierKey } from '../prices.ts'
import { careTextOf } from './use-and-care.ts'

/** Attribute values by api name, for the attributes that are defined. */
export type Attributes = Readonly<Partial<Record<AttributeName, string>>>

/** A product as a catalogue table writes it: what is usual is left out. */
export interface Draft {
  readonly sku: string
  readonly name: string
  readonly brand: BrandKey
  readonly family: Family
  readonly categories: readonly CategoryKey[]
  /** What is special about this one; comes before `about`. */
  readonly note?: string
  /** What the whole table has in common. */
  readonly about?: string
  /** How it is used and looked after, when not as its category says. */
  readonly care?: string
  readonly attributes?: Attributes
  readonly unit?: string
  readonly pack?: string
  readonly price: string | null
  readonly bookPrices?: Readonly<Partial<Record<BookKey, string>>>
  readonly tiers?: TierKey
  /** Minimum, increment, maximum. */
  readonly rule?: readonly [minimum: number, increment: number, maximum: number]
  /** Main and west; null: not tracked; absent: what is usual at the price. */
  readonly stock?: readonly [main: number, west: number] | null
  readonly drawing?: DemoPicture['drawing'] | null
  /** How the drawing differs from the table's. */
  readonly look?: DrawingOptions
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

/** A product from its draft. */
export function product(draft: Draft): DemoProduct {
  const { brand, look, drawing, rule, stock = usualStock(draft.sku, draft.price) } = draft
  const main =
    drawing === undefined || drawing === null ? [] : [{ drawing, alt: draft.name, ...(look && { options: look }) }]
  return {
    sku: draft.sku,
    name: draft.name,
    description: [draft.note, draft.about, draft.care ?? careTextOf(draft.categories)].filter(Boolean).join(' '),
    productClass: 'Simple',
    brandKey: brand,
    family: draft.family,
    categoryKeys: [...draft.categories, brandCategoryKey(brand)],
    attributes: draft.attributes ?? {},
    unitOfMeasure: draft.unit ?? 'Each',
    packText: draft.pack ?? 'Each',
    listPrice: draft.price,
    stock: stock && { main: String(stock[0]), west: String(stock[1]) },
    pictures: [...main, ...(draft.morePictures ?? [])],
    ...(draft.bookPrices && { bookPrices: draft.bookPrices }),
    ...(draft.tiers && { tierScheduleKey: draft.tiers }),
    ...(rule && { quantityRule: { minimum: String(rule[0]), increment: String(rule[1]), maximum: String(rule[2]) } }),
    ...(draft.sheet && { hasDataSheet: true }),
    ...(draft.quoteOnly && { isQuoteOnly: true }),
    ...(draft.related && { relatedSkus: draft.related }),
    ...draft.rest,
  }
}

type Needed = 'sku' | 'name' | 'price'

/** The products of a table: each row laid over what all rows have in common. */
export function line(
  common: Omit<Draft, Needed>,
  rows: readonly (Pick<Draft, Needed> & Partial<Draft>)[],
): DemoProduct[] {
  return rows.map((row) =>
    product({
      ...common,
      ...row,
      attributes: { ...common.attributes, ...row.attributes },
      look: { ...common.look, ...row.look },
    }),
  )
}

/** A price with a surcharge, both in USD. */
export function plus(price: string, surcharge: string): string {
  return decimal(price).plus(surcharge).toFixed(2)
}

/**
 * What the two locations would hold of a product at its price: many of the cheap, few of the dear; the same on every
 * run.
 */
function usualStock(sku: string, price: string | null): readonly [number, number] {
  const seed = Array.from(sku).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  const [, usual] = usualByPrice.find(([below]) => Number(price ?? '500') < below) ?? [0, 3]
  const main = usual - (seed % Math.ceil(usual / 2))
  return [main, Math.floor(main / 2) - (seed % 2)]
}

/** Below a price in USD, the main warehouse holds at most so many. */
const usualByPrice: readonly (readonly [below: number, usual: number])[] = [
  [50, 240],
  [250, 80],
  [1000, 26],
  [5000, 9],
]
