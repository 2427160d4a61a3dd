import { executeStatement, openTransaction } from '@hydrant/tooling/scratch-database.ts'
import { addToCart, HOSE, openAsStaff, openHose } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

/** Ends every connection to the database but the one that asks for it. */
const CUT_CONNECTIONS =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

test('a product page is shown while its related products cannot be read, and is complete again afterwards [RUN-05]', async ({
  page,
  shop,
}) => {
  await page.goto(`/search?q=${HOSE.sku}`)
  const related = page.getByRole('main').getByRole('list', { name: 'Related products' })
  await expect(related).toBeVisible()
  await executeStatement(shop.databaseUrl, 'alter table product_relation rename to product_relation_away')
  // Nothing that was cached of the catalogue is used again after a change.
  await executeStatement(shop.databaseUrl, `update product set name = name where sku = '${HOSE.sku}'`)
  try {
    const response = await page.reload()
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
    await expect(related).toBeHidden()
  } finally {
    await executeStatement(shop.databaseUrl, 'alter table product_relation_away rename to product_relation')
  }
  await page.reload()
  await expect(related).toBeVisible()
})

test('the page of a product in the back office is shown without a table that cannot be read, with the id of the error [ADM-74]', async ({
  page,
  shop,
}) => {
  await openAsStaff(page, `/admin/find?q=${HOSE.sku}`)
  await expect(page.getByRole('table', { name: 'Related products' })).toBeVisible()
  await executeStatement(shop.databaseUrl, 'alter table product_relation rename to product_relation_away')
  try {
    await page.reload()
    await expect(page.getByText('Related products could not be read', { exact: false })).toBeVisible()
    await expect(page.getByText(/Mention \S+ when you report it/).first()).toBeVisible()
    await expect(page.getByRole('table', { name: 'Prices' })).toBeVisible()
  } finally {
    await executeStatement(shop.databaseUrl, 'alter table product_relation_away rename to product_relation')
  }
})

test('a product page is shown while pictures and stock are locked, and a list while stock is [RUN-04] [RUN-05]', async ({
  page,
  shop,
}) => {
  await page.goto(`/search?q=${HOSE.sku}`)
  const lock = await openTransaction(shop.databaseUrl, 'lock table media, inventory_level in access exclusive mode')
  try {
    // Nothing that was cached of the product is used again after a change.
    await executeStatement(shop.databaseUrl, `update product set name = name where sku = '${HOSE.sku}'`)
    expect((await page.reload())?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
  } finally {
    await lock.rollBack()
  }
  const lockOfStock = await openTransaction(shop.databaseUrl, 'lock table inventory_level in access exclusive mode')
  try {
    expect((await page.goto('/search?q=supply+hose'))?.status()).toBe(200)
    await expect(page.getByRole('main').getByRole('link', { name: HOSE.name })).toBeVisible()
  } finally {
    await lockOfStock.rollBack()
  }
})

test('pages that are asked for while connections to the database are cut are pages or say that they come later, and the shop recovers [RUN-04] [RUN-05]', async ({
  page,
  request,
  shop,
}) => {
  await page.goto(`/search?q=${HOSE.sku}`)
  const paths = [new URL(page.url()).pathname, '/', `/search?q=hose`]
  for (let round = 0; round < 5; round += 1) {
    const reads = paths.map((path) => request.get(path))
    await executeStatement(shop.databaseUrl, CUT_CONNECTIONS)
    for (const response of await Promise.all(reads)) {
      expect([200, 503], response.url()).toContain(response.status())
      expect(await response.text()).toContain('<h1')
    }
  }
  for (const path of paths) await expect.poll(async () => (await request.get(path)).status()).toBe(200)
})

test('while carts are locked a visitor sees product pages, and the header counts the cart when the lock is gone [RUN-04]', async ({
  page,
  shop,
}) => {
  await openHose(page)
  await addToCart(page, '4')
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart 4 items' })
  await expect(cart).toBeVisible()
  const lock = await openTransaction(shop.databaseUrl, 'lock table cart in access exclusive mode')
  try {
    expect((await page.reload({ waitUntil: 'commit' }))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
    await expect(cart).toBeHidden()
  } finally {
    await lock.rollBack()
  }
  await expect(cart).toBeVisible()
})
