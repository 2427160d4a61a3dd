import { withoutFormulaGuard } from '@hydrant/kernel/text/csv.ts'
import { EXPECTED, FileRefusal } from './file-refusal.ts'

/** Where a file has what; positions count from 0, -1 means nowhere. */
export interface Columns {
  /** As the file names them. */
  readonly names: readonly string[]
  readonly name: number
  readonly description: number
  readonly category: number
  readonly productCode: number
  readonly sku: number
  readonly isActive: number
  readonly family: number
  /** In the order of their numbers. */
  readonly pictures: readonly PictureColumns[]
  readonly prices: readonly PriceColumn[]
  /** Names of columns that the import does not know. */
  readonly unknown: readonly string[]
}

/** The columns of one picture. */
export interface PictureColumns {
  readonly number: number
  readonly url: number
  readonly alternateText: number
}

/** A column of prices. */
export interface PriceColumn {
  readonly at: number
  readonly kind: 'sales' | 'original'
  readonly currency: string
}

const single = {
  'product name': 'name',
  'product description': 'description',
  category: 'category',
  productcode: 'productCode',
  'product code': 'productCode',
  sku: 'sku',
  'product isactive': 'isActive',
  'product family': 'family',
} as const
type SingleColumn = (typeof single)[keyof typeof single]

const PICTURE = /^media standard (url|alttext) ([1-9]\d?)$/
const PRICE = /^price \((sales|original)\)(?: ([a-z]{3}))?$/

/**
 * Finds out from the first row of a file which column holds what, in any case and order; a price without a currency is
 * in the store's own. Throws a FileRefusal when the file has no column of product names, or two of one meaning.
 */
export function readColumns(header: readonly string[], storeCurrency: string): Columns {
  const names = header.map((name) => withoutFormulaGuard(name.trim()))
  const keys = names.map((name) => name.toLowerCase().replaceAll(/\s+/g, ' '))
  const twice = keys.find((key, index) => key !== '' && keys.indexOf(key) !== index)
  if (twice !== undefined)
    throw new FileRefusal(
      `The first line names the column "${names[keys.indexOf(twice)] ?? twice}" twice; each column may be there once.`,
    )
  const at = (column: SingleColumn): number => keys.findIndex((key) => singleOf(key) === column)
  if (at('name') < 0) throw new FileRefusal(missingName(names))
  return {
    names,
    name: at('name'),
    description: at('description'),
    category: at('category'),
    productCode: at('productCode'),
    sku: at('sku'),
    isActive: at('isActive'),
    family: at('family'),
    pictures: picturesOf(keys),
    prices: pricesOf(names, keys, storeCurrency),
    unknown: names.filter((name, index) => name !== '' && !isKnown(keys[index] ?? '', storeCurrency)),
  }
}

function missingName(names: readonly string[]): string {
  const separator = names.length === 1 ? /[;\t|]/.exec(names[0] ?? '')?.[0] : undefined
  if (separator !== undefined)
    return `The columns are separated by ${separator === '\t' ? 'tabs' : `"${separator}"`}. ${EXPECTED}`
  const found = names.map((name) => `"${name.slice(0, 40)}"`).slice(0, 10)
  return `The first line does not name the column Product Name; it reads ${found.join(', ')}. ${EXPECTED} Other columns are Product Description, Category, ProductCode, SKU, Media Standard URL 1, Media Standard AltText 1, Price (sales) USD, Price (original) USD, Product isActive, Product Family.`
}

function singleOf(key: string): SingleColumn | undefined {
  return Object.entries(single).find(([name]) => name === key)?.[1]
}

function isKnown(key: string, storeCurrency: string): boolean {
  return singleOf(key) !== undefined || PICTURE.test(key) || readPriceKey(key, storeCurrency) !== null
}

function pricesOf(names: readonly string[], keys: readonly string[], storeCurrency: string): PriceColumn[] {
  const columns = keys.flatMap((key, at) => {
    const price = readPriceKey(key, storeCurrency)
    return price === null ? [] : [{ at, ...price }]
  })
  for (const [index, { kind, currency, at }] of columns.entries()) {
    const same = columns.slice(0, index).find((one) => one.kind === kind && one.currency === currency)
    if (same !== undefined)
      throw new FileRefusal(
        `The columns "${names[same.at] ?? ''}" and "${names[at] ?? ''}" hold the same prices; leave one of them out.`,
      )
  }
  return columns
}

function picturesOf(keys: readonly string[]): PictureColumns[] {
  const numbers = new Set(keys.flatMap((key) => PICTURE.exec(key)?.[2] ?? []).map(Number))
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((number) => ({
      number,
      url: keys.indexOf(`media standard url ${number}`),
      alternateText: keys.indexOf(`media standard alttext ${number}`),
    }))
    .filter(({ url }) => url >= 0)
}

function readPriceKey(key: string, storeCurrency: string): Omit<PriceColumn, 'at'> | null {
  const match = PRICE.exec(key)
  const currency = match?.[2]?.toUpperCase() ?? storeCurrency
  if (match === null || !isCurrency(currency)) return null
  return { kind: match[1] === 'original' ? 'original' : 'sales', currency }
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}
