import { expect, test } from 'vitest'
import { parseColumns } from './columns.ts'
import { parseProduct } from './parse-product.ts'

const header = [
  'Product Name',
  'Product Description',
  'CATEGORY',
  'ProductCode',
  'sku',
  'Gtin',
  'Media Standard URL 1',
  'Media Standard AltText 1',
  'Price (Sales) usd',
  'Price (original) USD',
  'Product isActive',
  'Product Family',
]
const columns = parseColumns(header, 'USD')
const validCells = { 'Product Name': 'Axe', CATEGORY: 'Tools/Hand Tools', sku: 'AX-1' } as const

function parseCells(cells: Readonly<Record<string, string>>) {
  return parseProduct({ line: 2, cells: header.map((name) => cells[name] ?? '') }, columns)
}

test('a row is parsed by its columns, ignoring the case of their names [CAT-28]', () => {
  const row = {
    ...validCells,
    'Product Description': ' Forged ',
    ProductCode: 'P1',
    Gtin: '2-012345-678903',
    'Media Standard URL 1': 'https://a.example/1.jpg',
    'Price (Sales) usd': '12.50',
    'Price (original) USD': '15',
    'Product isActive': 'TRUE',
    'Product Family': 'Entry',
  }
  expect(parseCells(row)).toEqual({
    product: {
      line: 2,
      cells: header.map((name) => row[name as keyof typeof row] ?? ''),
      sku: 'AX-1',
      productCode: 'P1',
      gtin: '2012345678903',
      name: 'Axe',
      description: 'Forged',
      family: 'Entry',
      isActive: true,
      categoryPath: ['Tools', 'Hand Tools'],
      pictures: [{ url: 'https://a.example/1.jpg', alternateText: 'Axe' }],
      prices: [
        { kind: 'sales', currency: 'USD', amount: '12.5' },
        { kind: 'original', currency: 'USD', amount: '15' },
      ],
    },
  })
})

test('the part number is the SKU, or the product code, or a stable one derived from name and category', () => {
  const skuOf = (cells: Readonly<Record<string, string>>) => {
    const result = parseCells(cells)
    return 'product' in result ? result.product.sku : null
  }
  expect(skuOf({ ...validCells, ProductCode: 'P1' })).toBe('AX-1')
  expect(skuOf({ ...validCells, sku: '', ProductCode: 'P1' })).toBe('P1')
  const derived = skuOf({ ...validCells, sku: '' })
  expect(derived).toMatch(/^N-[A-Z0-9]{12}$/)
  expect(skuOf({ ...validCells, sku: '' })).toBe(derived)
  expect(skuOf({ ...validCells, sku: '', CATEGORY: 'Tools' })).not.toBe(derived)
})

test.each([
  ['Product Name', '', 'The name is empty.'],
  ['Product Name', 'x'.repeat(256), 'more than 255 characters'],
  ['CATEGORY', 'Tools//Axes', 'a level without a name'],
  ['sku', 'x'.repeat(256), 'more than 255 characters'],
  ['Gtin', '2012345678904', 'is not the number of a barcode'],
  ['Media Standard URL 1', 'ftp://a.example/1.jpg', 'no web address'],
  ['Media Standard URL 1', 'javascript:alert(1)', 'no web address'],
  ['Price (Sales) usd', 'on request', 'is no price'],
  ['Price (Sales) usd', '1,23', 'write it like 1234.50'],
  ['Price (Sales) usd', '1.234,50', 'write it like 1234.50'],
  ['Price (Sales) usd', '1e3', 'is no price'],
  ['Price (Sales) usd', '-1', 'below zero'],
  ['Price (Sales) usd', '0.0000001', 'more than six digits'],
  ['Price (original) USD', '1000000000000', 'more than twelve digits'],
  ['Product isActive', 'maybe', 'neither true nor false'],
  ['Product Description', 'Caf\uFFFD', 'not in UTF-8'],
])('%s %j is an issue of the row in that column', (column, value, reason) => {
  expect(parseCells({ ...validCells, [column]: value })).toMatchObject({
    issues: [{ column, reason: expect.stringContaining(reason) }],
  })
})

test.each([
  ['1,234.50', '1234.5'],
  ['0.0125', '0.0125'],
  ['.5', '0.5'],
])('the price %s is %s', (text, amount) => {
  expect(parseCells({ ...validCells, 'Price (Sales) usd': text })).toMatchObject({ product: { prices: [{ amount }] } })
})

test('a price without a currency is in the currency of the store', () => {
  expect(parseColumns(['Product Name', 'Price (sales)', 'Price (original)'], 'EUR')).toMatchObject({
    unknown: [],
    prices: [
      { at: 1, kind: 'sales', currency: 'EUR' },
      { at: 2, kind: 'original', currency: 'EUR' },
    ],
  })
})

test('the apostrophe that guards a formula is not part of the cell', () => {
  expect(parseCells({ ...validCells, 'Product Name': "'=Axe", 'Product Family': "'Entry'" })).toMatchObject({
    product: { name: '=Axe', family: "'Entry'" },
  })
})

test('all issues of a row are found at once', () => {
  expect(parseCells({ ...validCells, 'Product Name': '', 'Price (Sales) usd': 'x' })).toMatchObject({
    issues: [{ column: 'Product Name' }, { column: 'Price (Sales) usd' }],
  })
})

test('a row with another number of cells than the header is an issue, except for empty cells at its end', () => {
  expect(parseProduct({ line: 2, cells: ['Axe'] }, columns)).toMatchObject({
    issues: [{ column: null, reason: 'The row has 1 cell where the first line has 12.' }],
  })
  expect(parseProduct({ line: 2, cells: ['Axe', ...header.slice(1).map(() => ''), '', ''] }, columns)).toHaveProperty(
    'product',
  )
})

test('unknown columns are listed, and prices of all currencies are found', () => {
  const parsedColumns = parseColumns(
    [
      'Product Name',
      'Colour',
      'Price (sales) EUR',
      'Price (sales) XQQ',
      'Media Standard URL 2',
      'Media Standard URL 10',
      'Media Standard URL 1',
    ],
    'USD',
  )
  expect(parsedColumns.unknown).toEqual(['Colour', 'Price (sales) XQQ'])
  expect(parsedColumns.prices).toEqual([{ at: 2, kind: 'sales', currency: 'EUR' }])
  expect(parsedColumns.pictures.map(({ number }) => number)).toEqual([1, 2, 10])
})

test.each([
  [['Nom', 'Prix'], 'it reads "Nom", "Prix"'],
  [['Product Name;SKU'], 'separated by ";"'],
  [['Product Name\tSKU'], 'separated by tabs'],
  [['Product Name', 'SKU', 'sku'], 'names the column "SKU" twice'],
  [
    ['Product Name', 'Price (sales)', 'Price (sales) USD'],
    '"Price (sales)" and "Price (sales) USD" hold the same prices',
  ],
])('the first line %j is rejected', (names, reason) => {
  expect(() => parseColumns(names, 'USD')).toThrow(reason)
})
