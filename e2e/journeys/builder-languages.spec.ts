import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import {
  actAndWaitUntilSaved,
  addBlock,
  createPage,
  locateSettings,
  openBuilder,
  publishNow,
} from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

const locateRow = (page: Page, name: RegExp) => page.getByRole('row', { name })

test('a heading is translated, and visitors of the Spanish page see it, and of the default one what was written [LANG-30] [LANG-31] [LANG-36]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Delivery times' })
  await addBlock(page, 'Text')
  const words = locateSettings(page).getByRole('textbox', { name: 'Text', exact: true })
  await actAndWaitUntilSaved(page, () => words.fill('Delivered within a day'))
  await publishNow(page)
  const guest = await (await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false })).newPage()
  await guest.goto('/es-us/delivery-times')
  await expect(guest.getByText('Delivered within a day')).toBeVisible()

  await page.goto('/builder')
  await page.getByRole('link', { name: 'Languages of “Delivery times”' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Languages of “Delivery times”')
  const row = locateRow(page, /Delivered within a day/)
  await expect(row.getByText('Missing')).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('textbox').fill('Entrega en un día')
  await page.getByRole('link', { name: 'Site settings', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save the translations' }).click()
  await expect(page.getByText('One translation was saved.')).toBeVisible()
  await expect(row.getByText('Missing')).toHaveCount(0)

  await expect(async () => {
    await guest.goto('/es-us/delivery-times')
    await expect(guest.getByText('Entrega en un día')).toBeVisible({ timeout: 500 })
  }).toPass()
  await guest.goto('/delivery-times')
  await expect(guest.getByText('Delivered within a day')).toBeVisible()

  // Only what is missing is shown on demand.
  await page.getByRole('link', { name: /^Missing or outdated/ }).click()
  await expect(locateRow(page, /Delivered within a day/)).toHaveCount(0)
  await expect(locateRow(page, /Title of the page/)).toBeVisible()
})

test('texts of the site settings are translated without scripts, and the second of two builders keeps what was entered [LANG-33] [LANG-34] [LANG-36]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  const noScripts = await browser.newContext({
    baseURL: shop.origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 800 },
  })
  const other = await noScripts.newPage()
  await page.goto('/builder/site')
  await page.getByRole('link', { name: 'Languages', exact: true }).click()
  await other.goto('/builder/site/languages')
  const fieldOf = (tab: Page) => tab.getByRole('textbox', { name: /^Line above the name/ }).first()
  await expect(fieldOf(page)).toBeVisible()
  await fieldOf(page).fill('Primero')
  await page.getByRole('button', { name: 'Save the translations' }).click()
  await expect(page.getByText('One translation was saved.')).toBeVisible()

  await fieldOf(other).fill('Segundo')
  await other.getByRole('button', { name: 'Save the translations' }).click()
  await expect(other.getByRole('alert').filter({ hasText: 'Nothing was saved' })).toBeVisible()
  await expect(fieldOf(other)).toHaveValue('Segundo')
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await other.getByRole('button', { name: 'Save the translations' }).click()
  await expect(other.getByText('One translation was saved.')).toBeVisible()
  await other.goto('/es-us')
  await expect(other.getByText('Segundo')).toBeVisible()
})
