import { parseGtin } from '@hydrant/kernel/identity/gtin.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import { parseDecimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { roundUnitPrice } from '@hydrant/kernel/money/rounding.ts'
import { removeFormulaGuard } from '@hydrant/kernel/text/csv.ts'
import * as messages from '@hydrant/messages/compiled/server/import.js'
import type { Columns, ImageColumns, PriceColumn } from './columns.ts'
import type { FileImage, FilePrice, FileProduct } from './file-product.ts'
import type { Row } from '@hydrant/kernel/csv/read-rows.ts'
import { UNREADABLE } from './read-text.ts'

/** One thing that is wrong with a row, and its column; null if it concerns the row as a whole. */
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
  reportCellIssues(row, columns, report)
  const textAt = (at: number): string => removeFormulaGuard((row.cells[at] ?? '').trim())
  const name = parseName(textAt(columns.name), columns, report)
  const categoryPath = parseCategoryPath(textAt(columns.category), columns, report)
  const [productCode, sku] = [columns.productCode, columns.sku].map((at) => parsePartNumber(textAt(at), at, report))
  const product: FileProduct = {
    line: row.line,
    cells: row.cells,
    sku: sku || productCode || derivePartNumber(name, categoryPath),
    productCode: productCode || null,
    gtin: parseGtinCell(textAt(columns.gtin), columns, report),
    name,
    description: textAt(columns.description) || null,
    family: textAt(columns.family) || null,
    isActive: parseIsActive(textAt(columns.isActive), columns, report),
    categoryPath,
    pictures: columns.pictures.flatMap((imageColumns) => parseImage(imageColumns, { text: textAt, name, report })),
    prices: columns.prices.flatMap((price) => parsePrice(textAt(price.at), price, report)),
  }
  const [first, ...otherIssues] = issues
  return first === undefined ? { product } : { issues: [first, ...otherIssues] }
}

function reportCellIssues({ cells }: Row, { names }: Columns, report: ReportIssue): void {
  const hasExtraCells = cells.slice(names.length).some((cell) => cell !== '')
  if (hasExtraCells || cells.length < names.length)
    report(null, messages.otherCellCount({ cells: cells.length, columns: String(names.length) }))
  const unreadableIndex = cells.findIndex((cell) => cell.includes(UNREADABLE))
  if (unreadableIndex >= 0) report(unreadableIndex, messages.textNotUtf8())
  const nulIndex = cells.findIndex((cell) => cell.includes('\0'))
  if (nulIndex >= 0) report(nulIndex, messages.textWithNul())
}

function parseName(text: string, { name }: Columns, report: ReportIssue): string {
  if (text === '') report(name, messages.emptyName())
  if (text.length > MAX_TEXT_LENGTH) report(name, messages.longName({ maximum: String(MAX_TEXT_LENGTH) }))
  return text
}

function parsePartNumber(text: string, at: number, report: ReportIssue): string {
  if (text.length > MAX_TEXT_LENGTH) report(at, messages.longPartNumber({ maximum: String(MAX_TEXT_LENGTH) }))
  return text
}

function parseGtinCell(text: string, { gtin }: Columns, report: ReportIssue): string | null {
  if (text === '') return null
  const parsed = parseGtin(text)
  if (parsed === null) report(gtin, messages.noGtin({ text: text.slice(0, 40) }))
  return parsed
}

/** Derives a part number from category and name, so that a second import finds the same product. */
function derivePartNumber(name: string, categoryPath: readonly string[]): string {
  const key = [...categoryPath, name].join('/').toLowerCase()
  return `N-${createIdFromKey('01t', key).slice(3, 15).toUpperCase()}`
}

function parseCategoryPath(text: string, { category }: Columns, report: ReportIssue): string[] {
  if (text === '') return []
  const names = text.split('/').map((part) => part.trim().replaceAll(/\s+/g, ' '))
  if (names.includes('')) report(category, messages.categoryWithoutName({ category: text.slice(0, 80) }))
  if (names.some((name) => name.length > MAX_TEXT_LENGTH))
    report(category, messages.longCategoryName({ maximum: String(MAX_TEXT_LENGTH) }))
  if (names.length > MAX_CATEGORY_LEVELS)
    report(category, messages.deepCategory({ maximum: String(MAX_CATEGORY_LEVELS) }))
  return names
}

function parseIsActive(text: string, { isActive }: Columns, report: ReportIssue): boolean | null {
  if (text === '') return null
  const value = booleanValues.get(text.toLowerCase())
  if (value === undefined) report(isActive, messages.notBoolean({ text: text.slice(0, 40) }))
  return value ?? null
}

function parseImage(
  columns: ImageColumns,
  { text, name, report }: { text: (at: number) => string; name: string; report: ReportIssue },
): FileImage[] {
  const url = text(columns.url)
  if (url === '') return []
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    report(columns.url, messages.noWebAddress({ url: url.slice(0, 80) }))
  if (url.length > MAX_URL_LENGTH) report(columns.url, messages.longAddress({ maximum: String(MAX_URL_LENGTH) }))
  return [{ url, alternateText: text(columns.alternateText) || name }]
}

function parsePrice(text: string, { at, kind, currency }: PriceColumn, report: ReportIssue): FilePrice[] {
  if (text === '') return []
  const amount = parseDecimal(toPlainDecimalOrNull(text) ?? text)
  if (amount === null) {
    report(at, messages.noPrice({ text: text.slice(0, 40) }))
    return []
  }
  if (amount.lt(0)) report(at, messages.negativePrice({ price: text }))
  else if (!amount.eq(roundUnitPrice(amount))) report(at, messages.precisePrice({ price: text }))
  else if (amount.gte(1e12)) report(at, messages.largePrice({ price: text }))
  return [{ kind, currency, amount: toText(amount) }]
}
