import type { Page } from '@playwright/test'
import { openBuilder, waitUntilEditable } from '../fixtures/builder.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('pictures are uploaded together, other files are rejected, and pictures are described and found [CMS-04]', async ({
  page,
}) => {
  await openBuilder(page, '/builder/media')
  const chooser = page.getByLabel('Upload files').and(page.locator('input'))
  await expect(chooser).toBeEnabled()
  await waitUntilHydrated(chooser)
  await chooser.setInputFiles([
    { name: 'reel.png', mimeType: 'image/png', buffer: PIXEL },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script></html>') },
  ])
  await expect(page.getByText('reel.png is in the library.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Upload files' }).getByRole('alert')).toContainText('page.png')
  const tile = page.getByRole('link', { name: /^reel/ })
  await expect(tile).toContainText('No alternative text')
  await tile.click()
  const details = page.getByRole('region', { name: /^reel/ })
  await expect(details).toContainText('Nowhere yet.')
  await details.getByRole('spinbutton', { name: 'From the left, %' }).fill('25')
  await details.getByRole('textbox', { name: 'Alternative text' }).fill('Hose reel, bay 3')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/is saved\.$/)).toBeVisible()
  await expect(details.getByRole('spinbutton', { name: 'From the left, %' })).toHaveValue('25')
  await page.goto('/builder/media?q=bay 3')
  await expect(page.getByRole('link', { name: /^reel/ })).toBeVisible()
  await page.getByRole('link', { name: /^reel/ }).click()
  const asks = page.getByRole('button', { name: 'Delete the file' })
  await waitUntilHydrated(asks)
  await asks.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the file' }).click()
  await expect(page.getByText('The file is deleted.')).toBeVisible()
})

test('a file lists where it is used, and cannot be deleted while it is used [CMS-04]', async ({ page }) => {
  await openBuilder(page, '/builder/media')
  await page.getByRole('list').getByRole('link').first().click()
  await expect(page.getByText('It cannot be deleted while it is used.')).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^(Page|Product|Category|Brand|Content|Logo of the shop): / })
      .first(),
  ).toBeVisible()
})

test('opening and closing a file keeps the scroll position of the list, and moves the focus [CMS-04]', async ({
  page,
}) => {
  await openBuilder(page, '/builder/media')
  const tile = page.getByRole('list').getByRole('link').nth(30)
  await waitUntilHydrated(tile)
  await tile.scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  expect(before).toBeGreaterThan(0)
  await tile.press('Enter')
  const details = page.getByRole('region', { name: (await tile.innerText()).split('\n')[0] ?? '' }).first()
  await expect(details.getByRole('heading', { level: 2 })).toBeFocused()
  expect(await scrolled()).toBeGreaterThan(before / 2)
  await details.getByRole('link', { name: 'Close' }).press('Enter')
  await expect(details).toHaveCount(0)
  await expect(tile).toBeFocused()
  expect(await scrolled()).toBeGreaterThan(0)
})

test('an SVG without a size can have a focal point [CMS-04]', async ({ page }) => {
  await openBuilder(page, '/builder/media')
  const chooser = page.getByLabel('Upload files').and(page.locator('input'))
  await expect(chooser).toBeEnabled()
  await waitUntilHydrated(chooser)
  await chooser.setInputFiles([
    {
      name: 'trapezoid.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10z"/></svg>'),
    },
  ])
  await expect(page.getByText('trapezoid.svg is in the library.')).toBeVisible()
  await page.getByRole('link', { name: /^trapezoid/ }).click()
  const details = page.getByRole('region', { name: /^trapezoid/ })
  const picture = details.getByRole('group', { name: 'Focal point' }).locator('img')
  const sizes = async () => (await picture.boundingBox()) ?? { width: 0, height: 1 }
  const ratio = async () => {
    const { width, height } = await sizes()
    return height > 100 ? Math.round(width / height) : 0
  }
  await expect.poll(ratio).toBe(2)
  const { width, height } = await sizes()
  await picture.click({ position: { x: width / 4, y: height / 2 } })
  await expect(details.getByRole('spinbutton', { name: 'From the left, %' })).toHaveValue('25')
})

test.describe('the site’s settings', () => {
  test.use({ isAskedAboutCookies: true })

  test('change header and footer of every page, and the cookie banner [BLK-10] [HOME-03]', async ({
    page,
    browser,
    shop,
  }) => {
    await openBuilder(page, '/builder/site')
    await waitUntilHydrated(page.getByLabel('Line above the name'))
    await page.getByLabel('Line above the name').fill('Closed on Labor Day')
    await page.getByRole('button', { name: 'Choose a page for link 1' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Choose a page' })
    await dialog.getByRole('searchbox').fill('quote')
    await dialog.getByRole('button', { name: /^Request a quote/ }).click()
    await expect(page.getByLabel('Link 1 leads to').first()).toHaveValue('/request-a-quote')
    await page.getByLabel('Words of link 1').first().fill('Quotes')
    await page.getByLabel('Note at the very end').fill('All brands are invented, all hoses are wet.')
    await page.getByLabel('Heading', { exact: true }).fill('May we count?')
    await page.getByLabel('Button that accepts all').fill('Count me')
    await page.getByLabel('Ask again after, in days').fill('9')
    await page.getByLabel('Background: pick').fill('#102030')
    await expect(page.getByRole('textbox', { name: 'Background optional' })).toHaveValue('#102030')
    await page.getByRole('textbox', { name: 'Text color optional' }).fill('#ffffff')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('The settings are saved.')).toBeVisible()

    const context = await browser.newContext({ baseURL: shop.origin })
    const guest = await context.newPage()
    await expect(async () => {
      await guest.goto('/')
      await expect(guest.getByText('Closed on Labor Day')).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(
      guest.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Quotes' }),
    ).toHaveAttribute('href', '/request-a-quote')
    await expect(guest.getByRole('contentinfo')).toContainText('all hoses are wet')
    const banner = guest.getByRole('region', { name: 'May we count?' })
    await expect(banner.locator('> div')).toHaveCSS('background-color', 'rgb(16, 32, 48)')
    await waitUntilHydrated(banner.getByRole('button', { name: 'Count me' }))
    await banner.getByRole('button', { name: 'Count me' }).click()
    await expect(banner).toBeHidden()
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'CookieStoreAccepted')?.expires ?? 0)
      .toBeGreaterThan(Date.now() / 1000 + 8.9 * 24 * 60 * 60)
    await context.close()
  })

  for (const javaScriptEnabled of [true, false]) {
    test(`two editors: the second sees the differences and chooses whose settings apply, ${javaScriptEnabled ? 'with' : 'without'} JavaScript [BLK-10]`, async ({
      browser,
      shop,
    }) => {
      const [firstEditor, secondEditor] = await Promise.all([
        browser.newPage({ baseURL: shop.origin, javaScriptEnabled }),
        browser.newPage({ baseURL: shop.origin, javaScriptEnabled }),
      ])
      for (const editor of [firstEditor, secondEditor]) await openBuilder(editor, '/builder/site')
      const heading = (editor: Page) => editor.getByLabel('Heading of the contact')
      const save = (editor: Page) => editor.getByRole('button', { name: 'Save the settings' }).click()
      if (javaScriptEnabled) for (const editor of [firstEditor, secondEditor]) await waitUntilHydrated(heading(editor))
      await heading(secondEditor).fill('Call us')
      await save(secondEditor)
      await expect(secondEditor.getByText('The settings are saved.')).toBeVisible()
      await heading(firstEditor).fill('Write')
      await save(firstEditor)
      const conflictAlert = firstEditor.getByRole('main').getByRole('alert')
      await expect(conflictAlert).toContainText('changed the settings in another window')
      await expect(conflictAlert.getByRole('listitem')).toHaveText([
        'Footer: Heading of the contact: saved is Call us, yours is Write',
      ])
      await expect(heading(firstEditor)).toHaveValue('Write')
      // Enter compares again, and decides nothing.
      await heading(firstEditor).fill('Write to us')
      await heading(firstEditor).press('Enter')
      await expect(conflictAlert.getByRole('listitem')).toHaveText([
        'Footer: Heading of the contact: saved is Call us, yours is Write to us',
      ])
      await expect(heading(firstEditor)).toHaveValue('Write to us')
      await conflictAlert.getByRole('button', { name: 'Save mine over theirs' }).click()
      await expect(firstEditor.getByText('The settings are saved.')).toBeVisible()

      await heading(secondEditor).fill('Come by')
      await save(secondEditor)
      await secondEditor.getByRole('main').getByRole('alert').getByRole('link', { name: 'Take theirs' }).click()
      await expect(heading(secondEditor)).toHaveValue('Write to us')
      await expect(secondEditor.getByRole('main').getByRole('alert')).toHaveCount(0)
      await Promise.all([firstEditor.context().close(), secondEditor.context().close()])
    })
  }

  test('unreadable text colours are rejected, and broken links are reported [BLK-10]', async ({ page }) => {
    await openBuilder(page, '/builder/site')
    const before = page.getByRole('textbox', { name: 'Text color optional' })
    const ground = page.getByRole('textbox', { name: 'Background optional' })
    await waitUntilHydrated(before)
    const [ink, paper] = [await before.inputValue(), await ground.inputValue()]
    await ground.fill('#ffffff')
    await before.fill('#fefefe')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(before).toHaveAccessibleDescription(/contrast is 1\.0/)
    await ground.fill(paper)
    await before.fill(ink)
    const link = page.getByLabel('Link 1 leads to').first()
    const led = await link.inputValue()
    const linkText = await page.getByLabel('Words of link 1').first().inputValue()
    await page.getByLabel('Words of link 1').first().fill('Nowhere')
    await link.fill('javascript:alert(1)')
    await expect(link).toHaveAccessibleDescription(/begins with \//)
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'The link “Nowhere” cannot lead to javascript:alert(1)' }),
    ).toBeInViewport()
    await link.fill('/leads-nowhere')
    // Once the browser complains of another field, what was mended is complained of no more.
    const days = page.getByLabel('Ask again after, in days')
    const usual = await days.inputValue()
    await days.fill('')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(days).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: 'The settings are not saved' })).toHaveCount(0)
    await days.fill(usual)
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText(/there is no page at .*\/leads-nowhere/)).toBeVisible()
    await expect(page.getByLabel('Link 1 leads to').first()).toHaveAccessibleDescription(
      'There is no page at this address.',
    )
    await page.getByLabel('Words of link 1').first().fill(linkText)
    await page.getByLabel('Link 1 leads to').first().fill(led)
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('The settings are saved. Every page shows them.', { exact: true })).toBeVisible()
  })

  test('link to the slider of the home page [SLD-07] [BLK-10]', async ({ page }) => {
    await openBuilder(page, '/builder/site')
    await page.getByRole('link', { name: 'Edit the slider' }).click()
    await waitUntilEditable(page)
    await expect(page.getByRole('region', { name: 'Settings: Slider' })).toBeVisible()
  })
})
