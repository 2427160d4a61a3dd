import {
  locateBlock,
  createPage,
  openBuilder,
  publishNow,
  locateSettings,
  waitUntilEditable,
  actAndWaitUntilSaved,
  waitUntilSaved,
} from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('a landing page with slider, featured products, columns and a form is created and published in under fifteen steps [BLK-10]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  const steps: string[] = []
  const step = async (name: string, done: () => Promise<unknown>) => {
    steps.push(name)
    await done()
  }
  await step('new page', () => page.getByRole('link', { name: 'New page' }).click())
  await step('title', () => page.getByRole('textbox', { name: 'Title' }).fill('Grant season'))
  await step('template', () => page.getByRole('radio', { name: /^Landing page/ }).check())
  await step('make it', () => page.getByRole('button', { name: 'Make the page' }).click())
  await waitUntilEditable(page)
  await step('choose the text', () => locateBlock(page, /What this page is about/).click())
  await step('write the heading', () =>
    locateSettings(page).getByRole('textbox', { name: 'Text', exact: true }).fill('Spend the grant before it ends'),
  )
  await step('choose the form', () => locateBlock(page, /^Form/).click())
  await step('name the form', () =>
    locateSettings(page).getByRole('textbox', { name: 'Title', exact: true }).fill('Ask for a grant quote'),
  )
  await waitUntilSaved(page)
  await step('publish', () => page.getByRole('button', { name: 'Publish', exact: true }).click())
  await step('now', () => page.getByRole('button', { name: 'Publish now' }).click())
  await expect(page.getByText('The page is live.')).toBeVisible()
  expect(steps.length).toBeLessThan(15)

  const guest = await browser.newPage({ baseURL: shop.origin })
  await guest.goto('/grant-season')
  await expect(guest.getByRole('heading', { level: 1, name: 'Spend the grant before it ends' })).toBeVisible()
  await expect(guest.getByRole('region', { name: 'Featured products' }).getByRole('listitem').first()).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'The second reason' })).toBeVisible()
  await guest.getByLabel('Your name').fill('Dana Ruiz')
  await guest.getByLabel('Email address').fill('dana@county.example')
  await guest.getByLabel('Your message').fill('Forty coats, please.')
  await guest.getByRole('button', { name: 'Send' }).click()
  await expect(guest.getByRole('status').filter({ hasText: 'We have received it' })).toBeVisible()
  await guest.close()
})

test('the demo’s home page, decomposed and rebuilt in the editor, is the same [HOME-03] [BLK-10]', async ({ page }) => {
  await openBuilder(page)
  await page.getByRole('link', { name: 'Hydrant: fire and rescue equipment', exact: true }).click()
  await waitUntilEditable(page)
  const blocks = page.getByRole('tree', { name: 'Blocks of the page' }).getByRole('treeitem')
  const whole = await blocks.allTextContents()
  await locateBlock(page, /Top sellers/).click()
  await actAndWaitUntilSaved(page, () => page.keyboard.press('Alt+ArrowUp'))
  await expect.poll(() => blocks.allTextContents()).not.toEqual(whole)
  await actAndWaitUntilSaved(page, () => page.keyboard.press('Alt+ArrowDown'))
  await expect.poll(() => blocks.allTextContents()).toEqual(whole)
  await locateBlock(page, /Slider Highlights/).click()
  await actAndWaitUntilSaved(page, () => page.getByRole('button', { name: 'Delete', exact: true }).click())
  await expect(locateBlock(page, /Slider Highlights/)).toHaveCount(0)
  await actAndWaitUntilSaved(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect.poll(() => blocks.allTextContents()).toEqual(whole)
  await page.getByRole('link', { name: 'Versions' }).click()
  await page.getByRole('link', { name: 'Compare version 1 with the draft' }).click()
  await expect(page.getByRole('region', { name: 'Comparison' })).toContainText('They are the same.')
})

test('the demo’s home page is opened, changed and published, and the shop shows the change without a restart [HOME-03]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await page.getByRole('link', { name: 'Hydrant: fire and rescue equipment', exact: true }).click()
  await waitUntilEditable(page)
  await locateBlock(page, /Top Categories/).click()
  await locateSettings(page).getByRole('textbox', { name: 'Text', exact: true }).fill('What crews ask for')
  await publishNow(page)
  const guest = await browser.newPage({ baseURL: shop.origin })
  await expect(async () => {
    await guest.goto('/')
    await expect(guest.getByRole('heading', { level: 1, name: 'What crews ask for' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await guest.close()
})

test('only site builders can see an unpublished page, as its draft [ROLE-07]', async ({ page, browser, shop }) => {
  await openBuilder(page)
  await createPage(page, { title: 'Secret plans', template: 'Information page' })
  await page.getByRole('button', { name: 'Preview' }).click()
  const frame = page.frameLocator('iframe[title^="Preview"]')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  const guest = await browser.newPage({ baseURL: shop.origin })
  expect((await guest.goto('/secret-plans'))?.status()).toBe(404)
  const asDraft = await guest.goto('/secret-plans?preview=draft')
  expect(asDraft?.status()).toBeGreaterThanOrEqual(400)
  await expect(guest.getByRole('heading', { name: 'Secret plans' })).toHaveCount(0)
  await guest.close()
})
