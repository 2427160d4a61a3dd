import { readFile } from 'node:fs/promises'
import type { AddedCartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { ProductSearchResults, ProductSummary } from '@hydrant/contract/shop/search.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { importAndReadReport } from './testing/import-text.ts'

const HEADER = 'Product Name,Category,SKU,Price (sales) USD\n'
let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await openTestShop()
  token = await shop.signIn('buyer@volunteer.example')
})

afterAll(() => shop.close())

const readSample = (name: string) => readFile(new URL(`testing/${name}`, import.meta.url), 'utf8')
const importAndGetLast = async (file: string | Uint8Array) => (await importAndReadReport(shop, file)).at(-1)

async function searchProducts(searchTerm: string): Promise<ProductSummary[]> {
  const { body } = await shop.call<ProductSearchResults>('POST', '/webstore/search/product-search', {
    token,
    body: { searchTerm },
  })
  return body.productsPage.products
}

async function findBySku(sku: string): Promise<ProductSummary | undefined> {
  return (await searchProducts(sku)).find((product) => product.fields['StockKeepingUnit']?.value === sku)
}

async function fetchPrice(productId: string, asToken = token): Promise<ProductPrice> {
  return (await shop.call<ProductPrice>('GET', `/webstore/pricing/products/${productId}`, { token: asToken })).body
}

test('a file is imported: products and missing categories are added, and unused columns are reported once', async () => {
  const lines = await importAndReadReport(shop, await readSample('tools.csv'))
  expect(lines.filter(({ kind }) => kind === 'notice')).toEqual([
    { kind: 'notice', message: 'These columns are not known and are passed over: Shelf.' },
    { kind: 'notice', message: 'The shop sells in USD; these columns are passed over: Price (sales) EUR.' },
  ])
  expect(lines.at(-1)).toEqual({
    kind: 'done',
    rows: 6,
    added: 6,
    changed: 0,
    unchanged: 0,
    skipped: 0,
    categoriesAdded: 4,
    withoutPrice: 1,
  })
})

test('imported products are found by search, shown with price and image, and can be bought', async () => {
  const [found] = await searchProducts('lever')
  expect(found).toMatchObject({
    name: 'Gate Lever',
    fields: { StockKeepingUnit: { value: 'YT-100' }, ProductCode: { value: 'P-100' } },
  })
  expect(found?.defaultImage).toMatchObject({
    url: 'https://pictures.example/lever.jpg',
    alternateText: 'A steel lever',
  })
  const price = await fetchPrice(found?.id ?? '')
  expect([price.listPrice, price.unitPrice].map(Number)).toEqual([60, 48])

  const { status, body } = await shop.call<AddedCartItem>('POST', '/webstore/carts/current/cart-items', {
    token,
    body: { productId: found?.id, quantity: '3', type: 'Product' },
  })
  expect(status).toBe(201)
  expect(Number(body.totalPrice)).toBe(144)
})

test('a single price is the unit price, and without any there is none', async () => {
  const [salesOnly, originalOnly, none] = await Promise.all(['YT-200', 'YT-300', 'YT-500'].map(findBySku))
  expect((await fetchPrice(salesOnly?.id ?? '')).unitPrice).toMatch(/^19\.95/)
  expect((await fetchPrice(originalOnly?.id ?? '')).unitPrice).toMatch(/^7\.25/)
  expect(none?.name).toBe('Sandbag Filler')
  expect((await fetchPrice(none?.id ?? '')).unitPrice).toBeNull()
})

test('a product that is not active is not sold', async () => {
  expect(await findBySku('YT-600')).toBeUndefined()
})

test('a second import changes nothing; a changed row changes its product and adds none', async () => {
  const file = await readSample('tools.csv')
  expect(await importAndGetLast(file)).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 6,
    skipped: 0,
    categoriesAdded: 0,
  })
  expect(
    await importAndGetLast(file.replace('48.00', '47.50').replace('Chalk Line,No', 'Chalk Line,Without')),
  ).toMatchObject({
    added: 0,
    changed: 2,
    unchanged: 4,
  })
  const found = await searchProducts('lever')
  expect(found.filter(({ name }) => name === 'Gate Lever')).toHaveLength(1)
  expect((await fetchPrice(found[0]?.id ?? '')).unitPrice).toMatch(/^47\.5/)
})

test('an empty cell leaves the existing value unchanged', async () => {
  expect(
    await importAndGetLast('Product Name,Product Description,Category,SKU,Price (sales) USD\nGate Lever,,,YT-100,\n'),
  ).toMatchObject({ changed: 0, unchanged: 1 })
})

test('an invalid row is reported with line, column, reason and cells; all valid rows are imported', async () => {
  const lines = await importAndReadReport(shop, await readSample('faulty.csv'))
  expect(lines.filter(({ kind }) => kind === 'rejected')).toEqual([
    {
      kind: 'rejected',
      line: 3,
      column: 'Product Name',
      reason: 'The name is empty.',
      cells: ['', 'Yard Tools', 'FA-2', '', '10.00', 'true'],
    },
    {
      kind: 'rejected',
      line: 4,
      column: 'Price (sales) USD',
      reason: '"ten" is no price; write it like 1234.50 or 1,234.50.',
      cells: ['Bad Price', 'Yard Tools', 'FA-3', '', 'ten', 'true'],
    },
    {
      kind: 'rejected',
      line: 5,
      column: null,
      reason: 'A quotation mark is opened and never closed.',
      cells: ['"Never closed,Yard Tools,FA-4,,10.00,true'],
    },
    expect.objectContaining({ line: 7, column: 'Media Standard URL 1' }),
    expect.objectContaining({ line: 8, column: 'Product isActive' }),
    expect.objectContaining({ line: 9, column: null, reason: 'The row has 2 cells where the first line has 6.' }),
  ])
  expect(lines.at(-1)).toMatchObject({ kind: 'done', rows: 9, added: 3, skipped: 6 })
  expect((await findBySku('FA-5'))?.name).toBe('Good, Two')
})

test('a product with an existing part number is changed, not duplicated, and keeps its contract price', async () => {
  const hose = (await searchProducts('double jacket hose')).find(({ productClass }) => productClass === 'Simple')
  const sku = hose?.fields['StockKeepingUnit']?.value ?? ''
  const countyToken = await shop.signIn('buyer@county.example')
  const contract = (await fetchPrice(hose?.id ?? '', countyToken)).unitPrice
  expect(
    await importAndGetLast(
      `Product Name,SKU,Price (sales) USD\n"${hose?.name.replaceAll('"', '""')} Renewed",${sku},9999\n`,
    ),
  ).toMatchObject({ added: 0, changed: 1 })
  expect((await fetchPrice(hose?.id ?? '', countyToken)).unitPrice).toBe(contract)
  expect((await fetchPrice(hose?.id ?? '')).unitPrice).toMatch(/^9999\b/)
  expect(await findBySku(sku)).toMatchObject({ id: hose?.id, name: `${hose?.name} Renewed` })
})

test('a duplicate part number is reported, and its first row counts', async () => {
  const lines = await importAndReadReport(
    shop,
    `${HEADER}First,Twice,TW-1,1\nOther,Twice,TW-2,1\nSecond,Twice,TW-1,2\n`,
  )
  expect(lines.filter(({ kind }) => kind === 'rejected')).toEqual([
    {
      kind: 'rejected',
      line: 4,
      column: 'SKU',
      reason: 'The part number TW-1 is that of line 2 already, which is the one that counts.',
      cells: ['Second', 'Twice', 'TW-1', '2'],
    },
  ])
  expect(lines.at(-1)).toMatchObject({ rows: 3, added: 2, changed: 0, skipped: 1 })
  expect((await findBySku('TW-1'))?.name).toBe('First')
})

test('a part number in another case is a duplicate in its file, and that of the existing product', async () => {
  const lines = await importAndReadReport(shop, `${HEADER}First,Case,t13-a,1\nSecond,Case,T13-A,2\n`)
  expect(lines.filter(({ kind }) => kind === 'rejected')).toMatchObject([
    {
      line: 3,
      column: 'SKU',
      reason: 'The part number T13-A is that of line 2 already, which is the one that counts.',
    },
  ])
  expect(lines.at(-1)).toMatchObject({ added: 1, skipped: 1 })
  expect(await importAndGetLast(`${HEADER}Third,Case,T13-A,3\n`)).toMatchObject({ added: 0, changed: 1 })
  expect((await findBySku('t13-a'))?.name).toBe('Third')
})

test('products without any price are counted, and prices without a currency are in the currency of the store', async () => {
  expect(
    await importAndGetLast('Product Name,SKU,Price (sales)\nPriced,NP-1,"1,234.50"\nUnpriced,NP-2,\n'),
  ).toMatchObject({
    added: 2,
    withoutPrice: 1,
  })
  expect(await fetchPrice((await findBySku('NP-1'))?.id ?? '')).toMatchObject({
    unitPrice: '1234.50',
    currencyIsoCode: 'USD',
  })
  expect(await importAndGetLast('Product Name,SKU\nPriced,NP-1\n')).toMatchObject({ withoutPrice: 0 })
})

test('markup in names is text, and scripts in descriptions are removed', async () => {
  const hostile =
    '<p onclick=alert(1)>Safe<script>alert(2)</script><img src=x onerror=alert(3)><a href=javascript:alert(4)>link</a></p>'
  await importAndGetLast(
    `Product Name,SKU,Product Description,Price (sales)\n<script>alert(0)</script>,XSS-9,${hostile},1\n`,
  )
  const product = await findBySku('XSS-9')
  const { body } = await shop.call<ProductDetail>('GET', `/webstore/products/${product?.id ?? ''}`, { token })
  expect(body.fields['Name']).toBe('<script>alert(0)</script>')
  expect(body.fields['Description']).toBe('<p>Safe<img src="x" /><a href="javascript:void(0)">link</a></p>')
})

test('an existing category is found ignoring case, and a product moves with its row', async () => {
  expect(await importAndGetLast(`${HEADER}Movable,Moves/From,MV-1,1\n`)).toMatchObject({ categoriesAdded: 2 })
  expect(await importAndGetLast(`${HEADER}Movable,MOVES / from,MV-1,1\n`)).toMatchObject({
    categoriesAdded: 0,
    unchanged: 1,
  })
  expect(await importAndGetLast(`${HEADER}Movable,Moves/To,MV-1,1\n`)).toMatchObject({ categoriesAdded: 1, changed: 1 })
  const { body } = await shop.call<{ menuItems: Array<{ label: string }> }>('GET', '/webstore/category-menu-items', {
    token,
  })
  expect(JSON.stringify(body)).toContain('"Moves"')
})

test('a byte-order mark and CRLF are accepted', async () => {
  expect(await importAndGetLast('\uFEFFProduct Name,SKU\r\nMarked,BOM-1\r\n')).toMatchObject({ added: 1, skipped: 0 })
})

test('quotes, angle brackets and SQL in a name stay text', async () => {
  const name = `Robert'); drop table product;-- <b>"bold"</b>`
  expect(await importAndGetLast(`Product Name,SKU\n"${name.replaceAll('"', '""')}",XSS-1\n`)).toMatchObject({
    added: 1,
  })
  expect((await findBySku('XSS-1'))?.name).toBe(name)
})

test.each([
  ['an Excel workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'Excel workbook'],
  ['Latin-1', Buffer.from('Product Name,SKU\nCafé,L-1\n', 'latin1'), 'not in UTF-8: line 2'],
  ['other columns', 'Nom,Prix\nHache,12\n', 'does not name the column Product Name'],
  ['semicolons', 'Product Name;SKU\nAxe;A\n', 'separated by ";"'],
  ['nothing', ' ', 'is empty'],
])('a file of %s is rejected with the expected format', async (_, file, reason) => {
  const lines = await importAndReadReport(shop, file)
  expect(lines).toEqual([{ kind: 'refused', reason: expect.stringContaining(reason) }])
  expect(JSON.stringify(lines)).toContain('Expected is a CSV file in UTF-8')
})

test('bytes that are not UTF-8 far inside a file affect only their row', async () => {
  const rows = Array.from(
    { length: 2000 },
    (_, index) => `Filler row number ${index} of a long file,Filler,FI-${index},1.00\n`,
  ).join('')
  const lines = await importAndReadReport(
    shop,
    Buffer.concat([
      Buffer.from(HEADER + rows),
      Buffer.from('Café,Filler,FI-X,1.00\nLast,Filler,FI-Y,1.00\n', 'latin1'),
    ]),
  )
  expect(lines.filter(({ kind }) => kind === 'rejected')).toEqual([
    expect.objectContaining({ line: 2002, column: 'Product Name', reason: 'The text is not in UTF-8.' }),
  ])
  expect(lines.at(-1)).toMatchObject({ added: 2001, skipped: 1 })
})
