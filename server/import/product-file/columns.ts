import { removeFormulaGuard } from '@hydrant/kernel/text/csv.ts'
import * as messages from '@hydrant/messages/compiled/server/import.js'
import { FileError } from './file-error.ts'

/** The positions of the columns in a file, counted from 0; -1 means that there is none. */
export interface Columns {
  /** As they are in the file. */
  readonly names: readonly string[]
  readonly name: number
  readonly description: number
  readonly category: number
  readonly productCode: number
  readonly sku: number
  readonly gtin: number
  readonly isActive: number
  readonly family: number
  /** In the order of their numbers. */
  readonly pictures: readonly ImageColumns[]
  readonly prices: readonly PriceColumn[]
  /** The names of columns that the import does not know. */
  readonly unknown: readonly string[]
}

/** The columns of one image. */
export interface ImageColumns {
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

const SINGLE_COLUMNS = {
  'product name': 'name',
  'product description': 'description',
  category: 'category',
  productcode: 'productCode',
  'product code': 'productCode',
  sku: 'sku',
  gtin: 'gtin',
  'product isactive': 'isActive',
  'product family': 'family',
} as const
type SingleColumn = (typeof SINGLE_COLUMNS)[keyof typeof SINGLE_COLUMNS]

const IMAGE_COLUMN = /^media standard (url|alttext) ([1-9]\d?)$/
const PRICE_COLUMN = /^price \((sales|original)\)(?: ([a-z]{3}))?$/

/**
 * Finds the columns in the header of a file, in any case and order; prices without a currency are in the store's
 * currency. Throws a FileError if there is no product name column, or two columns of the same meaning.
 */
export function parseColumns(header: readonly string[], storeCurrency: string): Columns {
  const names = header.map((name) => removeFormulaGuard(name.trim()))
  const keys = names.map((name) => name.toLowerCase().replaceAll(/\s+/g, ' '))
  const duplicate = keys.find((key, index) => key !== '' && keys.indexOf(key) !== index)
  if (duplicate !== undefined)
    throw new FileError(messages.repeatedColumn({ column: names[keys.indexOf(duplicate)] ?? duplicate }))
  const positionOf = (column: SingleColumn): number => keys.findIndex((key) => findFieldByHeader(key) === column)
  if (positionOf('name') < 0) throw new FileError(describeMissingNameColumn(names))
  return {
    names,
    name: positionOf('name'),
    description: positionOf('description'),
    category: positionOf('category'),
    productCode: positionOf('productCode'),
    sku: positionOf('sku'),
    gtin: positionOf('gtin'),
    isActive: positionOf('isActive'),
    family: positionOf('family'),
    pictures: toImageColumns(keys),
    prices: toPriceColumnsOrThrow(names, keys, storeCurrency),
    unknown: names.filter((name, index) => name !== '' && !isKnownColumn(keys[index] ?? '', storeCurrency)),
  }
}

function describeMissingNameColumn(names: readonly string[]): string {
  const expectedFormat = messages.expectedFormat()
  const separator = names.length === 1 ? /[;\t|]/.exec(names[0] ?? '')?.[0] : undefined
  if (separator !== undefined)
    return separator === '\t'
      ? messages.separatedByTabs({ expectedFormat })
      : messages.separatedBy({ separator, expectedFormat })
  const quotedNames = names.map((name) => `"${name.slice(0, 40)}"`).slice(0, 10)
  return messages.missingNameColumn({ names: quotedNames.join(', '), expectedFormat })
}

function findFieldByHeader(key: string): SingleColumn | undefined {
  return Object.entries(SINGLE_COLUMNS).find(([name]) => name === key)?.[1]
}

function isKnownColumn(key: string, storeCurrency: string): boolean {
  return findFieldByHeader(key) !== undefined || IMAGE_COLUMN.test(key) || parsePriceHeader(key, storeCurrency) !== null
}

function toPriceColumnsOrThrow(
  names: readonly string[],
  keys: readonly string[],
  storeCurrency: string,
): PriceColumn[] {
  const columns = keys.flatMap((key, at) => {
    const price = parsePriceHeader(key, storeCurrency)
    return price === null ? [] : [{ at, ...price }]
  })
  for (const [index, { kind, currency, at }] of columns.entries()) {
    const duplicateColumn = columns
      .slice(0, index)
      .find((earlierColumn) => earlierColumn.kind === kind && earlierColumn.currency === currency)
    if (duplicateColumn !== undefined)
      throw new FileError(messages.samePriceColumns({ one: names[duplicateColumn.at] ?? '', other: names[at] ?? '' }))
  }
  return columns
}

function toImageColumns(keys: readonly string[]): ImageColumns[] {
  const numbers = new Set(keys.flatMap((key) => IMAGE_COLUMN.exec(key)?.[2] ?? []).map(Number))
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((number) => ({
      number,
      url: keys.indexOf(`media standard url ${number}`),
      alternateText: keys.indexOf(`media standard alttext ${number}`),
    }))
    .filter(({ url }) => url >= 0)
}

function parsePriceHeader(key: string, storeCurrency: string): Omit<PriceColumn, 'at'> | null {
  const match = PRICE_COLUMN.exec(key)
  const currency = match?.[2]?.toUpperCase() ?? storeCurrency
  if (match === null || !isCurrency(currency)) return null
  return { kind: match[1] === 'original' ? 'original' : 'sales', currency }
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}
