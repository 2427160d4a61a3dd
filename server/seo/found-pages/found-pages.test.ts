import { eq } from 'drizzle-orm'
import { page } from '@hydrant/database/schema/content.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FoundPages } from '@hydrant/contract/shop/search.ts'
import { saveAndPublishPage, saveNextVersion } from '../../content/service.ts'
import { openTestCatalogueShop, type TestCatalogue } from '../../testing/open-test-catalogue.ts'
import { upsertSeoSettings } from '../service.ts'

let shop: TestCatalogue
beforeAll(async () => {
  shop = await openTestCatalogueShop()
  const toPage = (path: string, title: string, text: string) => ({
    path,
    title,
    description: '',
    document: { content: [{ type: 'text', props: { id: 'a', width: 'narrow', html: `<p>${text}</p>` } }] },
  })
  await shop.database.transaction(async (tx) => {
    await saveAndPublishPage(tx, toPage('/', 'Home', 'hose testing at home'))
    await saveAndPublishPage(tx, toPage('/care', 'Care', 'How <b>hoses</b> are tested each year'))
    await saveAndPublishPage(tx, toPage('/testing', 'Hose testing', 'We come to you'))
    await saveAndPublishPage(tx, {
      ...toPage('/offers', 'Offers', 'This week'),
      document: {
        content: [
          {
            type: 'hero-slider',
            props: {
              id: 'b',
              slides: [
                { isShown: false, title: 'A secret winter sale' },
                { title: 'A secret price', showTitle: false, subtitle: 'Everyone may read this' },
              ],
            },
          },
        ],
      },
    })
    await saveNextVersion(tx, toPage('/draft', 'Hose testing, a draft', 'not yet'))
    await saveAndPublishPage(tx, toPage('/thanks', 'Hose testing is booked', 'thank you'))
    const [thanks] = await tx.select({ id: page.id }).from(page).where(eq(page.path, '/thanks'))
    await upsertSeoSettings(tx, [{ key: thanks!.id, isIndexed: false }])
  })
})
afterAll(() => shop.close())

const find = async (searchTerm: string) =>
  (await shop.guest<FoundPages>('GET', '/webstore/search/pages', { query: { searchTerm } })).body.pages

test('published pages are found by all words of a search, best by their title, and only those that anyone may find [CAT-24]', async () => {
  const paths = (await find('hose tests')).map(({ path }) => path)
  expect(paths).toEqual(['/testing', '/care'])
  expect(await find('the test')).toContainEqual({ title: 'Hose testing', path: '/testing' })
  expect(await find('hose of narrow')).toEqual([])
  expect(await find('...')).toEqual([])
  expect(await find('everyone may')).toEqual([{ title: 'Offers', path: '/offers' }])
  expect(await find('secret'), 'what a block does not show').toEqual([])
})
