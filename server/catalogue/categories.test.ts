import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CategoryCollection, CategoryDetail, CategoryPath } from '@hydrant/contract/shop/category.ts'
import type { CategoryMenu } from '@hydrant/contract/shop/category-menu.ts'
import type { ProductSearchResults } from '@hydrant/contract/shop/search.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../testing/open-test-catalogue.ts'
import { ids } from '../testing/test-catalogue.ts'
import { addCategories } from './service.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogueShop()
})
afterAll(() => shop.close())

const fetchMenu = async (query = {}) =>
  (await shop.guest<CategoryMenu>('GET', '/webstore/category-menu-items', { query })).body.menuItems

test('lists navigational categories as a menu [CAT-05]', async () => {
  const items = await fetchMenu()
  expect(items.map((item) => [item.label, item.subMenu.map((child) => child.label)])).toEqual([
    ['Nozzles', ['Handline']],
    ['Turnout gear', []],
  ])
  expect(items[0]).toMatchObject({ actionType: 'InternalLink', actionValue: `/category/${ids.category('Nozzles')}` })
  expect(items[0]).not.toHaveProperty('imageUrl')
})

test('adds a home item and images, and limits levels and items, on request [CAT-05]', async () => {
  const items = await fetchMenu({
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

test('returns a category with the number of products that the shopper may see in it [CAT-07] [ROLE-08]', async () => {
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

test('counts all variations of a product once [CAT-07]', async () => {
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

test('returns the path from the top to a category [CAT-07]', async () => {
  const { body } = await shop.guest<CategoryPath>(
    'GET',
    `/webstore/product-category-path/product-categories/${ids.category('Handline')}`,
  )
  expect(body.path.map((category) => category.name)).toEqual(['Nozzles', 'Handline'])
})

test.each(['product-categories', 'product-category-path/product-categories'])(
  '%s rejects a category that does not exist [CAT-07]',
  async (path) => {
    expect(await shop.guest('GET', `/webstore/${path}/${ids.category('Nowhere')}`)).toMatchObject({
      status: 404,
      body: [{ errorCode: 'ITEM_NOT_FOUND' }],
    })
  },
)

test('the description of a category is sanitized wherever it is returned [CMS-05]', async () => {
  const [parent, id] = [ids.category('Nozzles'), ids.category('Foam')]
  const description = '<p onclick="alert(1)">Foam</p><script>alert(1)</script>'
  await shop.database.transaction((tx) =>
    addCategories(tx, [
      {
        id,
        parentId: parent,
        ancestorIds: [parent],
        path: ['Nozzles', 'Foam'],
        urlName: 'foam',
        description,
        isNavigational: false,
        sortOrder: 9,
      },
    ]),
  )
  const { body: category } = await shop.guest<CategoryDetail>('GET', `/webstore/product-categories/${id}`)
  const { body: categoryPath } = await shop.guest<CategoryPath>(
    'GET',
    `/webstore/product-category-path/product-categories/${id}`,
  )
  const { body: searchResults } = await shop.guest<ProductSearchResults>('GET', '/webstore/search/products', {
    query: { categoryId: id },
  })
  for (const shownDescription of [
    category.fields['Description'],
    categoryPath.path.at(-1)?.description,
    searchResults.categories.category?.description,
  ])
    expect(shownDescription).toBe('<p>Foam</p>')
})
