import { expectAccessible } from '../fixtures/accessibility.ts'
import {
  actAndWaitUntilSaved,
  addBlock,
  locateSettings,
  openBuilder,
  publishNow,
  waitUntilEditable,
} from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('a slot for one category appears on its page, rendered on the server, and on no other [SLT-01] [SLT-03] [SLT-04]', async ({
  page,
  browser,
  shop,
}) => {
  const guest = await (await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false })).newPage()
  await guest.goto('/')
  const menu = guest.locator('a[href^="/category/"]')
  const categoryPath = (await menu.first().getAttribute('href')) ?? ''
  const otherPath = '/search?q=hose'
  // Read before, so that the server has the page in its cache of pages for guests.
  await guest.goto(categoryPath)
  const title = await guest.getByRole('heading', { level: 1 }).innerText()

  await openBuilder(page, '/builder?kind=slot')
  await page.getByRole('link', { name: 'New slot' }).click()
  await page.getByRole('combobox', { name: 'Where' }).selectOption('Above category pages')
  await page.getByRole('combobox', { name: 'Category' }).selectOption(/category\/([^/]+)/.exec(categoryPath)?.[1] ?? '')
  await page.getByRole('textbox', { name: 'Part number' }).fill('no such part')
  await page.getByRole('button', { name: 'Make the slot' }).click()
  await expect(page.getByRole('link', { name: 'Choose a category or a product, not both.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Part number' }).fill('')
  await page.getByRole('button', { name: 'Make the slot' }).click()
  await waitUntilEditable(page)
  await expect(page.getByText(`Above category pages: ${title}`).first()).toBeVisible()
  await addBlock(page, 'Text')
  await actAndWaitUntilSaved(page, () =>
    locateSettings(page).getByRole('textbox', { name: 'Text', exact: true }).fill('Read this before you buy'),
  )
  await page.getByRole('tab', { name: 'Add a block' }).click()
  await expect(page.getByRole('button', { name: 'Form', exact: true })).toHaveCount(0)

  const slot = guest.getByText('Read this before you buy')
  await guest.goto(categoryPath)
  await expect(slot).toHaveCount(0)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.frameLocator('.builder-preview-frame').getByText('Read this before you buy')).toBeVisible()
  await publishNow(page)
  await expect(async () => {
    await guest.goto(categoryPath)
    await expect(slot).toBeVisible({ timeout: 500 })
  }).toPass()
  await guest.goto(otherPath)
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(slot).toHaveCount(0)

  // Pages without a slot load nothing for it; those with one show it with scripts, too.
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(otherPath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(scripts.filter((url) => url.includes('slot-content'))).toEqual([])
  await page.goto(categoryPath)
  await expect(page.getByText('Read this before you buy')).toBeVisible()
  await expectAccessible(page)
  await guest.context().close()
})
