import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { readDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { parseDecimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { roundUnitPrice } from '@hydrant/kernel/money/rounding.ts'
import { withoutFormulaGuard } from '@hydrant/kernel/text/csv.ts'
import type { Columns, PictureColumns, PriceColumn } from './columns.ts'
import type { FilePicture, FilePrice, FileProduct } from './file-product.ts'
import type { Row } from './read-rows.ts'
import { UNREADABLE } from './read-text.ts'

/** What is wrong with a row, and in which column; null: with the row as a whole. */
export interface RowFault {
  readonly column: string | null
  readonly reason: string
}

type Report = (column: number | null, reason: string) => void

const LONGEST_TEXT = 255
const LONGEST_URL = 2000
const MOST_LEVELS = 10
const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
])

/** The product that a row describes, or everything that is wrong with the row. */
export function readProduct(
  row: Row,
  columns: Columns,
): { readonly product: FileProduct } | { readonly faults: readonly [RowFault, ...RowFault[]] } {
  const faults: RowFault[] = []
  const report: Report = (column, reason) =>
    void faults.push({ column: column === null ? null : (columns.names[column] ?? null), reason })
  checkCells(row, columns, report)
  const text = (at: number): string => withoutFormulaGuard((row.cells[at] ?? '').trim())
  const name = readName(text(columns.name), columns, report)
  const categoryPath = readCategoryPath(text(columns.category), columns, report)
  const [productCode, sku] = [columns.productCode, columns.sku].map((at) => readPartNumber(text(at), at, report))
  const product: FileProduct = {
    line: row.line,
    cells: row.cells,
    sku: sku || productCode || derivedPartNumber(name, categoryPath),
    productCode: productCode || null,
    name,
    description: text(columns.description) || null,
    family: text(columns.family) || null,
    isActive: readSwitch(text(columns.isActive), columns, report),
    categoryPath,
    pictures: columns.pictures.flatMap((picture) => readPicture(picture, { text, name, report })),
    prices: columns.prices.flatMap((price) => readPrice(text(price.at), price, report)),
  }
  const [first, ...others] = faults
  return first === undefined ? { product } : { faults: [first, ...others] }
}

function checkCells({ cells }: Row, { names }: Columns, report: Report): void {
  const surplus = cells.slice(names.length).some((cell) => cell !== '')
  if (surplus || cells.length < names.length)
    report(
      null,
      `The row has ${cells.length === 1 ? '1 cell' : `${cells.length} cells`} where the first line has ${names.length}.`,
    )
  const unreadable = cells.findIndex((cell) => cell.includes(UNREADABLE))
  if (unreadable >= 0) report(unreadable, 'The text is not in UTF-8.')
  const control = cells.findIndex((cell) => cell.includes('\0'))
  if (control >= 0) report(control, 'The text holds a NUL character.')
}

function readName(text: string, { name }: Columns, report: Report): string {
  if (text === '') report(name, 'The name is empty.')
  if (text.length > LONGEST_TEXT) report(name, `The name has more than ${LONGEST_TEXT} characters.`)
  return text
}

function readPartNumber(text: string, at: number, report: Report): string {
  if (text.length > LONGEST_TEXT) report(at, `The part number has more than ${LONGEST_TEXT} characters.`)
  return text
}

/**
 * For a product without a number: the same for the same name in the same category, so that a second run finds it again.
 */
function derivedPartNumber(name: string, categoryPath: readonly string[]): string {
  const key = [...categoryPath, name].join('/').toLowerCase()
  return `N-${idFromKey('01t', key).slice(3, 15).toUpperCase()}`
}

function readCategoryPath(text: string, { category }: Columns, report: Report): string[] {
  if (text === '') return []
  const names = text.split('/').map((part) => part.trim().replaceAll(/\s+/g, ' '))
  if (names.includes(''))
    report(category, `"${text.slice(0, 80)}" has a level without a name; write it like Tools/Hand Tools/Axes.`)
  if (names.some((name) => name.length > LONGEST_TEXT))
    report(category, `A category name has more than ${LONGEST_TEXT} characters.`)
  if (names.length > MOST_LEVELS) report(category, `The category has more than ${MOST_LEVELS} levels.`)
  return names
}

function readSwitch(text: string, { isActive }: Columns, report: Report): boolean | null {
  if (text === '') return null
  const value = truths.get(text.toLowerCase())
  if (value === undefined) report(isActive, `"${text.slice(0, 40)}" is neither true nor false.`)
  return value ?? null
}

function readPicture(
  columns: PictureColumns,
  { text, name, report }: { text: (at: number) => string; name: string; report: Report },
): FilePicture[] {
  const url = text(columns.url)
  if (url === '') return []
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    report(columns.url, `"${url.slice(0, 80)}" is no web address that begins with https:// or http://.`)
  if (url.length > LONGEST_URL) report(columns.url, `The address has more than ${LONGEST_URL} characters.`)
  return [{ url, alternateText: text(columns.alternateText) || name }]
}

function readPrice(text: string, { at, kind, currency }: PriceColumn, report: Report): FilePrice[] {
  if (text === '') return []
  const amount = parseDecimal(readDecimalText(text) ?? text)
  if (amount === null) {
    report(at, `"${text.slice(0, 40)}" is no price; write it like 1234.50 or 1,234.50.`)
    return []
  }
  if (amount.lt(0)) report(at, `The price ${text} is below zero.`)
  else if (!amount.eq(roundUnitPrice(amount))) report(at, `The price ${text} has more than six digits after the point.`)
  else if (amount.gte(1e12)) report(at, `The price ${text} has more than twelve digits before the point.`)
  return [{ kind, currency, amount: toText(amount) }]
}
