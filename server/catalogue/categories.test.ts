import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CategoryCollection, CategoryDetail, CategoryPath } from '@hydrant/contract/shop/category.ts'
import type { CategoryMenu } from '@hydrant/contract/shop/category-menu.ts'
import type { ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import { openTestCatalogue, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'
import { createCategories } from './service.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogue()
})
afterAll(() => shop.close())

const menu = async (query = {}) =>
  (await shop.guest<CategoryMenu>('GET', '/webstore/category-menu-items', { query })).body.menuItems

test('lists navigational categories as a menu [CAT-05]', async () => {
  const items = await menu()
  expect(items.map((item) => [item.label, item.subMenu.map((child) => child.label)])).toEqual([
    ['Nozzles', ['Handline']],
    ['Turnout gear', []],
  ])
  expect(items[0]).toMatchObject({ actionType: 'InternalLink', actionValue: `/category/${ids.category('Nozzles')}` })
  expect(items[0]).not.toHaveProperty('imageUrl')
})

test('adds home and pictures, and stops at levels and numbers, when asked [CAT-05]', async () => {
  const items = await menu({
    addHomeMenuItem: true,
    includeImageUrl: true,
    maxLevels: 1,
    maxItems: 1,
    publishStatus: 'Live',
  })
  expect(items.map((item) => [item.label, item.imageUrl, item.subMenu.length])).toEqual([
    ['Home', undefined, 0],
    ['Nozzles', null, 0],
  ])
})

test('tells a category and how many products the shopper finds in it [CAT-07] [ROLE-08]', async () => {
  const path = `/webstore/product-categories/${ids.category('Nozzles')}`
  const guest = (await shop.guest<CategoryDetail>('GET', path)).body
  expect(guest.fields).toMatchObject({
    Name: 'Nozzles',
    NumberOfProducts: '6',
    IsNavigational: 'true',
    ParentCategoryId: null,
    SortOrder: '1',
  })
  expect((await shop.buyer<CategoryDetail>('GET', path)).body.fields['NumberOfProducts']).toBe('7')
  expect((await shop.guest<CategoryDetail>('GET', path, { query: { fields: 'Name' } })).body.fields).toEqual({
    Name: 'Nozzles',
  })
})

test('counts variations as the one product they are variations of [CAT-07]', async () => {
  const { body } = await shop.guest<CategoryDetail>(
    'GET',
    `/webstore/product-categories/${ids.category('Turnout gear')}`,
  )
  expect(body.fields['NumberOfProducts']).toBe('2')
})

test('lists the categories at the top and below one [CAT-07]', async () => {
  const names = async (query = {}) =>
    (
      await shop.guest<CategoryCollection>('GET', '/webstore/product-categories/children', { query })
    ).body.productCategories.map((category) => category.fields['Name'])
  expect(await names()).toEqual(['Nozzles', 'Turnout gear'])
  expect(await names({ parentProductCategoryId: ids.category('Nozzles') })).toEqual(['Handline'])
  expect(await names({ parentProductCategoryId: ids.category('Brands') })).toEqual(['Ironline'])
})

test('leads from the top to a category [CAT-07]', async () => {
  const { body } = await shop.guest<CategoryPath>(
    'GET',
    `/webstore/product-category-path/product-categories/${ids.category('Handline')}`,
  )
  expect(body.path.map((category) => category.name)).toEqual(['Nozzles', 'Handline'])
})

test.each(['product-categories', 'product-category-path/product-categories'])(
  '%s refuses a category that does not exist [CAT-07]',
  async (path) => {
    expect(await shop.guest('GET', `/webstore/${path}/${ids.category('Nowhere')}`)).toMatchObject({
      status: 404,
      body: [{ errorCode: 'ITEM_NOT_FOUND' }],
    })
  },
)

test('what a category says of itself is safe to show wherever it stands [CMS-05]', async () => {
  const [above, id] = [ids.category('Nozzles'), ids.category('Foam')]
  const description = '<p onclick="alert(1)">Foam</p><script>alert(1)</script>'
  await shop.database.transaction((executor) =>
    createCategories(executor, [
      {
        id,
        parentId: above,
        ancestorIds: [above],
        path: ['Nozzles', 'Foam'],
        urlName: 'foam',
        description,
        isNavigational: false,
        sortOrder: 9,
      },
    ]),
  )
  const { body: category } = await shop.guest<CategoryDetail>('GET', `/webstore/product-categories/${id}`)
  const { body: way } = await shop.guest<CategoryPath>(
    'GET',
    `/webstore/product-category-path/product-categories/${id}`,
  )
  const { body: found } = await shop.guest<ProductSearchResults>('GET', '/webstore/search/products', {
    query: { categoryId: id },
  })
  for (const told of [
    category.fields['Description'],
    way.path.at(-1)?.description,
    found.categories.category?.description,
  ])
    expect(told).toBe('<p>Foam</p>')
})
