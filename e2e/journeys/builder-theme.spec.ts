import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { openBuilder } from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'

test.use({ isRebuilt: true })

const readAccent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent').replaceAll(' ', ''))
const locateColour = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const locateSave = (page: Page) => page.getByRole('button', { name: 'Save the draft' })

test('a theme is tried out on pages, refused while it cannot be read, published on cached pages, and taken back to a version [THM-01] [THM-02] [THM-03] [THM-04]', async ({
  page,
  browser,
  shop,
}) => {
  const guest = await (await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false })).newPage()
  const readStyle = async () => {
    // Read twice, so that the second page comes from the cache of pages for guests.
    await guest.goto('/')
    await guest.goto('/')
    return guest.locator('head > style').allTextContents()
  }
  expect((await readStyle()).filter((css) => css.includes('html:root'))).toEqual([])

  await openBuilder(page, '/builder/theme')
  await waitUntilHydrated(locateSave(page))
  const frame = page.frameLocator('.builder-preview-frame')
  await expect(frame.getByRole('banner')).toBeVisible()
  await locateColour(page, 'Accent, light look').fill('#8ab4f8')
  const weakPair = 'Text on the accent: the contrast is 2.10 : 1 in the light look, and must be at least 4.5 : 1.'
  await expect(page.getByText(weakPair)).toBeVisible()
  // What is entered is seen at once, and on each of the four pages.
  const previewedAccent = () =>
    frame
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-accent').replaceAll(' ', ''))
  await expect.poll(previewedAccent).toBe('light-dark(#8ab4f8,#cb1f25)')
  for (const name of ['Category', 'Product', 'Cart']) {
    await page.getByRole('combobox', { name: 'Page' }).selectOption(name)
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(previewedAccent).toBe('light-dark(#8ab4f8,#cb1f25)')
  }
  await page.getByRole('combobox', { name: 'Look' }).selectOption('Dark')
  await expect.poll(() => frame.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark')
  await expectAccessible(page)
  await locateSave(page).click()
  await expect(page.getByText('The draft of the theme is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The theme is not published' })).toContainText(weakPair)

  await locateColour(page, 'Accent, light look').fill('#0B57D0')
  await expect(page.getByText(weakPair)).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Corners' }).selectOption('Rounded')
  await locateSave(page).click()
  await expect(page.getByText('The draft of the theme is saved.')).toBeVisible()
  await expect(locateColour(page, 'Accent, light look')).toHaveValue('#0b57d0')
  expect((await readStyle()).filter((css) => css.includes('html:root'))).toEqual([])
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('The theme is live.')).toBeVisible()
  await expect(async () => {
    expect((await readStyle()).join('')).toContain('--color-accent:light-dark(#0b57d0,#cb1f25)')
  }).toPass()
  expect((await readStyle()).join('')).toContain('html:root{--radius-s:6px;--radius-m:8px}')
  // The content security policy lets the browser use it, and visitors who ask for more contrast keep theirs.
  expect(await readAccent(guest)).toBe('light-dark(#0b57d0,#cb1f25)')
  await guest.emulateMedia({ contrast: 'more' })
  expect(await readAccent(guest)).toBe('#98100f')

  // A second version, the comparison of both, and the way back to the first one.
  await locateColour(page, 'Accent, light look').fill('')
  await locateSave(page).click()
  await expect(page.getByText('The draft of the theme is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Visitors see version 2.')).toBeVisible()
  await page.getByRole('link', { name: 'Versions' }).click()
  await page.getByRole('link', { name: 'Compare version 1 with the draft' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Accent, light look' })).toContainText('#0b57d0 #c4161c')
  const first = page.frameLocator('iframe[title="version 1"]')
  await expect(first.getByRole('banner')).toBeVisible()
  await expect
    .poll(() =>
      first
        .locator('head > style')
        .last()
        .evaluate(({ textContent }) => textContent),
    )
    .toContain('--color-accent:light-dark(#0b57d0,#cb1f25)')
  await page.getByRole('form', { name: 'Restore version 1' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(locateColour(page, 'Accent, light look')).toHaveValue('#0b57d0')
  await guest.context().close()
})

test('without scripts a theme is saved, published and restored; of two who save, the second one decides [THM-01] [THM-03]', async ({
  browser,
  shop,
}) => {
  const open = async (path: string) => {
    const page = await (await browser.newContext({ baseURL: shop.origin, javaScriptEnabled: false })).newPage()
    await openBuilder(page, path)
    return page
  }
  const [one, other] = [await open('/builder/theme'), await open('/builder/theme')]
  await one.getByRole('combobox', { name: 'Corners' }).selectOption('Square')
  await locateColour(one, 'Dark bars, light look').fill('blue')
  // The browser would not send it; the server names the field, too.
  await one.locator('form:has([name=barLight])').evaluate((form) => form.setAttribute('novalidate', ''))
  await locateSave(one).click()
  await expect(one.getByRole('alert').filter({ hasText: 'The theme is not saved' })).toBeVisible()
  await expect(one.getByText('Write a color with six digits, such as #c4161c.')).toBeVisible()
  await locateColour(one, 'Dark bars, light look').fill('#012')
  await locateSave(one).click()
  await expect(one.getByText('The draft of the theme is saved.')).toBeVisible()
  await expect(locateColour(one, 'Dark bars, light look')).toHaveValue('#001122')

  await other.getByRole('combobox', { name: 'Corners' }).selectOption('Very round')
  await locateSave(other).click()
  await expect(other.getByRole('alert').filter({ hasText: 'Corners: saved is' })).toBeVisible()
  await other.getByRole('button', { name: 'Save mine over theirs' }).first().click()
  await expect(other.getByText('The draft of the theme is saved.')).toBeVisible()
  await other.getByRole('button', { name: 'Publish now' }).click()
  await expect(other.getByText('The theme is live.')).toBeVisible()
  await other.goto('/')
  expect(await other.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--radius-m'))).toBe(
    '16px',
  )
  await one.getByRole('combobox', { name: 'Corners' }).selectOption('Rounded')
  await locateSave(one).click()
  await expect(one.getByRole('alert').filter({ hasText: 'in another window' })).toBeVisible()
  await one.getByRole('link', { name: 'Take theirs' }).first().click()
  await expect(one.getByRole('combobox', { name: 'Corners' })).toHaveValue('round')
  for (const page of [one, other]) await page.context().close()
})
