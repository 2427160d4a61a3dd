import { expect, test } from 'vitest'
import { readColumns } from './columns.ts'
import { readProduct } from './read-product.ts'

const header = [
  'Product Name',
  'Product Description',
  'CATEGORY',
  'ProductCode',
  'sku',
  'Media Standard URL 1',
  'Media Standard AltText 1',
  'Price (Sales) usd',
  'Price (original) USD',
  'Product isActive',
  'Product Family',
]
const columns = readColumns(header, 'USD')
const good = { 'Product Name': 'Axe', CATEGORY: 'Tools/Hand Tools', sku: 'AX-1' } as const

function read(cells: Readonly<Record<string, string>>) {
  return readProduct({ line: 2, cells: header.map((name) => cells[name] ?? '') }, columns)
}

test('a row is read by its columns, whatever the case of their names', () => {
  const row = {
    ...good,
    'Product Description': ' Forged ',
    ProductCode: 'P1',
    'Media Standard URL 1': 'https://a.example/1.jpg',
    'Price (Sales) usd': '12.50',
    'Price (original) USD': '15',
    'Product isActive': 'TRUE',
    'Product Family': 'Entry',
  }
  expect(read(row)).toEqual({
    product: {
      line: 2,
      cells: header.map((name) => row[name as keyof typeof row] ?? ''),
      sku: 'AX-1',
      productCode: 'P1',
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

test('the part number is the SKU, else the product code, else one that stays the same for name and category', () => {
  const skuOf = (cells: Readonly<Record<string, string>>) => {
    const result = read(cells)
    return 'product' in result ? result.product.sku : null
  }
  expect(skuOf({ ...good, ProductCode: 'P1' })).toBe('AX-1')
  expect(skuOf({ ...good, sku: '', ProductCode: 'P1' })).toBe('P1')
  const derived = skuOf({ ...good, sku: '' })
  expect(derived).toMatch(/^N-[A-Z0-9]{12}$/)
  expect(skuOf({ ...good, sku: '' })).toBe(derived)
  expect(skuOf({ ...good, sku: '', CATEGORY: 'Tools' })).not.toBe(derived)
})

test.each([
  ['Product Name', '', 'The name is empty.'],
  ['Product Name', 'x'.repeat(256), 'more than 255 characters'],
  ['CATEGORY', 'Tools//Axes', 'a level without a name'],
  ['sku', 'x'.repeat(256), 'more than 255 characters'],
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
])('%s %j is a fault of the row in that column', (column, value, reason) => {
  expect(read({ ...good, [column]: value })).toMatchObject({
    faults: [{ column, reason: expect.stringContaining(reason) }],
  })
})

test.each([
  ['1,234.50', '1234.5'],
  ['0.0125', '0.0125'],
  ['.5', '0.5'],
])('the price %s is %s', (text, amount) => {
  expect(read({ ...good, 'Price (Sales) usd': text })).toMatchObject({ product: { prices: [{ amount }] } })
})

test('a price without a currency is in the currency of the store', () => {
  expect(readColumns(['Product Name', 'Price (sales)', 'Price (original)'], 'EUR')).toMatchObject({
    unknown: [],
    prices: [
      { at: 1, kind: 'sales', currency: 'EUR' },
      { at: 2, kind: 'original', currency: 'EUR' },
    ],
  })
})

test('the apostrophe that keeps a spreadsheet from calculating a cell is no part of it', () => {
  expect(read({ ...good, 'Product Name': "'=Axe", 'Product Family': "'Entry'" })).toMatchObject({
    product: { name: '=Axe', family: "'Entry'" },
  })
})

test('all faults of a row are found at once', () => {
  expect(read({ ...good, 'Product Name': '', 'Price (Sales) usd': 'x' })).toMatchObject({
    faults: [{ column: 'Product Name' }, { column: 'Price (Sales) usd' }],
  })
})

test('a row with another number of cells than the first line is a fault, but for empty ones at its end', () => {
  expect(readProduct({ line: 2, cells: ['Axe'] }, columns)).toMatchObject({
    faults: [{ column: null, reason: 'The row has 1 cell where the first line has 11.' }],
  })
  expect(readProduct({ line: 2, cells: ['Axe', ...header.slice(1).map(() => ''), '', ''] }, columns)).toHaveProperty(
    'product',
  )
})

test('columns that are not known are named, prices of all currencies are found', () => {
  const found = readColumns(
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
  expect(found.unknown).toEqual(['Colour', 'Price (sales) XQQ'])
  expect(found.prices).toEqual([{ at: 2, kind: 'sales', currency: 'EUR' }])
  expect(found.pictures.map(({ number }) => number)).toEqual([1, 2, 10])
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
])('the first line %j is refused', (names, reason) => {
  expect(() => readColumns(names, 'USD')).toThrow(reason)
})
