import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { parseDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { parseDecimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { roundUnitPrice } from '@hydrant/kernel/money/rounding.ts'
import { removeFormulaGuard } from '@hydrant/kernel/text/csv.ts'
import type { Columns, ImageColumns, PriceColumn } from './columns.ts'
import type { FileImage, FilePrice, FileProduct } from './file-product.ts'
import type { Row } from './read-rows.ts'
import { UNREADABLE } from './read-text.ts'

/** An issue of a row and its column; null: of the row as a whole. */
export interface RowIssue {
  readonly column: string | null
  readonly reason: string
}

type ReportIssue = (column: number | null, reason: string) => void

const MAX_TEXT_LENGTH = 255
const MAX_URL_LENGTH = 2000
const MAX_CATEGORY_LEVELS = 10
const booleanValues: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
])

/** Parses the product in a row, or returns all issues of the row. */
export function parseProduct(
  row: Row,
  columns: Columns,
): { readonly product: FileProduct } | { readonly issues: readonly [RowIssue, ...RowIssue[]] } {
  const issues: RowIssue[] = []
  const report: ReportIssue = (column, reason) =>
    void issues.push({ column: column === null ? null : (columns.names[column] ?? null), reason })
  checkCells(row, columns, report)
  const text = (at: number): string => removeFormulaGuard((row.cells[at] ?? '').trim())
  const name = parseName(text(columns.name), columns, report)
  const categoryPath = parseCategoryPath(text(columns.category), columns, report)
  const [productCode, sku] = [columns.productCode, columns.sku].map((at) => parsePartNumber(text(at), at, report))
  const product: FileProduct = {
    line: row.line,
    cells: row.cells,
    sku: sku || productCode || derivePartNumber(name, categoryPath),
    productCode: productCode || null,
    name,
    description: text(columns.description) || null,
    family: text(columns.family) || null,
    isActive: parseBoolean(text(columns.isActive), columns, report),
    categoryPath,
    pictures: columns.pictures.flatMap((imageColumns) => parseImage(imageColumns, { text, name, report })),
    prices: columns.prices.flatMap((price) => parsePrice(text(price.at), price, report)),
  }
  const [first, ...otherIssues] = issues
  return first === undefined ? { product } : { issues: [first, ...otherIssues] }
}

function checkCells({ cells }: Row, { names }: Columns, report: ReportIssue): void {
  const hasExtraCells = cells.slice(names.length).some((cell) => cell !== '')
  if (hasExtraCells || cells.length < names.length)
    report(
      null,
      `The row has ${cells.length === 1 ? '1 cell' : `${cells.length} cells`} where the first line has ${names.length}.`,
    )
  const unreadableIndex = cells.findIndex((cell) => cell.includes(UNREADABLE))
  if (unreadableIndex >= 0) report(unreadableIndex, 'The text is not in UTF-8.')
  const nulIndex = cells.findIndex((cell) => cell.includes('\0'))
  if (nulIndex >= 0) report(nulIndex, 'The text holds a NUL character.')
}

function parseName(text: string, { name }: Columns, report: ReportIssue): string {
  if (text === '') report(name, 'The name is empty.')
  if (text.length > MAX_TEXT_LENGTH) report(name, `The name has more than ${MAX_TEXT_LENGTH} characters.`)
  return text
}

function parsePartNumber(text: string, at: number, report: ReportIssue): string {
  if (text.length > MAX_TEXT_LENGTH) report(at, `The part number has more than ${MAX_TEXT_LENGTH} characters.`)
  return text
}

/** Derives a part number from category and name, so that a second import finds the same product. */
function derivePartNumber(name: string, categoryPath: readonly string[]): string {
  const key = [...categoryPath, name].join('/').toLowerCase()
  return `N-${createIdFromKey('01t', key).slice(3, 15).toUpperCase()}`
}

function parseCategoryPath(text: string, { category }: Columns, report: ReportIssue): string[] {
  if (text === '') return []
  const names = text.split('/').map((part) => part.trim().replaceAll(/\s+/g, ' '))
  if (names.includes(''))
    report(category, `"${text.slice(0, 80)}" has a level without a name; write it like Tools/Hand Tools/Axes.`)
  if (names.some((name) => name.length > MAX_TEXT_LENGTH))
    report(category, `A category name has more than ${MAX_TEXT_LENGTH} characters.`)
  if (names.length > MAX_CATEGORY_LEVELS) report(category, `The category has more than ${MAX_CATEGORY_LEVELS} levels.`)
  return names
}

function parseBoolean(text: string, { isActive }: Columns, report: ReportIssue): boolean | null {
  if (text === '') return null
  const value = booleanValues.get(text.toLowerCase())
  if (value === undefined) report(isActive, `"${text.slice(0, 40)}" is neither true nor false.`)
  return value ?? null
}

function parseImage(
  columns: ImageColumns,
  { text, name, report }: { text: (at: number) => string; name: string; report: ReportIssue },
): FileImage[] {
  const url = text(columns.url)
  if (url === '') return []
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    report(columns.url, `"${url.slice(0, 80)}" is no web address that begins with https:// or http://.`)
  if (url.length > MAX_URL_LENGTH) report(columns.url, `The address has more than ${MAX_URL_LENGTH} characters.`)
  return [{ url, alternateText: text(columns.alternateText) || name }]
}

function parsePrice(text: string, { at, kind, currency }: PriceColumn, report: ReportIssue): FilePrice[] {
  if (text === '') return []
  const amount = parseDecimal(parseDecimalText(text) ?? text)
  if (amount === null) {
    report(at, `"${text.slice(0, 40)}" is no price; write it like 1234.50 or 1,234.50.`)
    return []
  }
  if (amount.lt(0)) report(at, `The price ${text} is below zero.`)
  else if (!amount.eq(roundUnitPrice(amount))) report(at, `The price ${text} has more than six digits after the point.`)
  else if (amount.gte(1e12)) report(at, `The price ${text} has more than twelve digits before the point.`)
  return [{ kind, currency, amount: toText(amount) }]
}
