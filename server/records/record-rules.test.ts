import { afterAll, beforeAll, expect, test } from 'vitest'
import { category } from '@hydrant/database/schema/catalogue.ts'
import { inArray } from 'drizzle-orm'
import { ids } from '../testing/test-catalogue.ts'
import { openPurchaseTestShop, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'
import { openRecordClient, type RecordClient } from './testing/record-client.ts'

let shop: PurchaseTestShop
let records: RecordClient
beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
})
afterAll(() => shop.close())

test('one of the categories of a product is the primary one, whatever is added, changed or deleted [REC-12]', async () => {
  const ProductId = await records.create('Product2', { Name: 'Tee', StockKeepingUnit: 'TEE' })
  const assign = (name: string, fields: object = {}) =>
    records.create('ProductCategoryProduct', { ProductId, ProductCategoryId: ids.category(name), ...fields })
  const primary = async () =>
    records.list(
      `SELECT ProductCategory.Name, Id FROM ProductCategoryProduct WHERE ProductId = '${ProductId}' AND IsPrimaryCategory = true`,
      'Id',
    )
  const first = await assign('Handline')
  expect(await primary()).toEqual([first])
  const second = await assign('Nozzles', { IsPrimaryCategory: true })
  expect(await primary()).toEqual([second])
  await records.send('PATCH', `/sobjects/ProductCategoryProduct/${first}`, { IsPrimaryCategory: true })
  expect(await primary()).toEqual([first])
  await records.send('PATCH', `/sobjects/ProductCategoryProduct/${first}`, { IsPrimaryCategory: false })
  expect(await primary()).toEqual([second])
  await records.send('DELETE', `/sobjects/ProductCategoryProduct/${second}`)
  expect(await primary()).toEqual([first])
  expect(
    await records.refuse('ProductCategoryProduct', { ProductId, ProductCategoryId: ids.category('Handline') }),
  ).toMatchObject([{ errorCode: 'DUPLICATE_VALUE' }])
})

test('categories move with everything below them, and never into themselves [REC-12]', async () => {
  const create = (Name: string, ParentCategoryId?: string) =>
    records.create('ProductCategory', { Name, ParentCategoryId })
  const tools = await create('Power Tools')
  const saws = await create('Saws', tools)
  const chains = await create('Chains', saws)
  const other = await create('Cutting')
  const move = (id: string, changes: object) => records.send('PATCH', `/sobjects/ProductCategory/${id}`, changes)
  expect((await move(saws, { ParentCategoryId: other, Name: 'Rescue saws' })).status).toBe(204)
  const rows = await shop.database.query((db) =>
    db
      .select({ id: category.id, pathKey: category.pathKey, ancestorIds: category.ancestorIds })
      .from(category)
      .where(inArray(category.id, [saws, chains])),
  )
  expect(rows.toSorted((one, another) => one.pathKey.length - another.pathKey.length)).toEqual([
    { id: saws, pathKey: 'cutting/rescue saws', ancestorIds: [other] },
    { id: chains, pathKey: 'cutting/rescue saws/chains', ancestorIds: [other, saws] },
  ])
  expect(await move(other, { ParentCategoryId: chains })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['ParentCategoryId'] }],
  })
  await create('Saws', tools)
  expect((await move(saws, { ParentCategoryId: tools, Name: 'SAWS' })).body).toMatchObject([
    { errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['Name'] },
  ])
  expect((await records.send('DELETE', `/sobjects/ProductCategory/${other}`)).body).toMatchObject([
    { errorCode: 'DELETE_FAILED' },
  ])
  expect((await move(saws, { ParentCategoryId: null })).status).toBe(204)
  expect(await records.read('ProductCategory', saws)).toMatchObject({ ParentCategoryId: null })
})

test('a price book does not become everyone’s by losing its last group, and guests keep theirs [REC-12]', async () => {
  const bookId = await records.create('Pricebook2', { Name: 'Contract', IsActive: true })
  const BuyerGroupId = await records.create('BuyerGroup', { Name: 'Members' })
  const link = await records.create('BuyerGroupPricebook', { BuyerGroupId, Pricebook2Id: bookId })
  const path = `/sobjects/BuyerGroupPricebook/${link}`
  expect((await records.send('DELETE', path)).body).toMatchObject([{ errorCode: 'DELETE_FAILED' }])
  expect((await records.send('DELETE', `/sobjects/BuyerGroup/${BuyerGroupId}`)).body).toMatchObject([
    { errorCode: 'DELETE_FAILED' },
  ])
  await records.send('PATCH', `/sobjects/Pricebook2/${bookId}`, { IsActive: false })
  expect((await records.send('DELETE', path)).status).toBe(204)
  expect((await records.send('DELETE', `/sobjects/BuyerGroup/${BuyerGroupId}`)).status).toBe(204)
  expect((await records.send('DELETE', `/sobjects/BuyerGroup/${ids.groups.guests}`)).body).toMatchObject([
    { errorCode: 'DELETE_FAILED' },
  ])
})

test('a product with variations stays, and part numbers are found by their new spelling [REC-12]', async () => {
  const [parent] = await records.list(`SELECT Id FROM Product2 WHERE ProductClass = 'VariationParent' LIMIT 1`, 'Id')
  expect((await records.send('DELETE', `/sobjects/Product2/${String(parent)}`)).body).toMatchObject([
    { errorCode: 'DELETE_FAILED' },
  ])
  await records.send('PATCH', `/sobjects/Product2/${ids.product('GL-1')}`, { StockKeepingUnit: 'GLOVE/77' })
  const { body } = await (
    await shop.buyer()
  )<{ productsPage: { total: number } }>('POST', '/webstore/search/product-search', {
    searchTerm: 'glove77',
  })
  expect(body.productsPage.total).toBe(1)
})
