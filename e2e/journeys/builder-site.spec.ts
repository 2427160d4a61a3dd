import { openBuilder, untilEditing } from '../fixtures/builder.ts'
import { untilAlive } from '../fixtures/alive.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

/** A picture of one pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

test('pictures are uploaded together, told apart from what is none, described, and found [CMS-04]', async ({ page }) => {
  await openBuilder(page, '/builder/media')
  const chooser = page.getByLabel('Upload files').and(page.locator('input'))
  await expect(chooser).toBeEnabled()
  await untilAlive(chooser)
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
  await untilAlive(asks)
  await asks.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the file' }).click()
  await expect(page.getByText('The file is deleted.')).toBeVisible()
})

test('a file says where it is used, and cannot be deleted there [CMS-04]', async ({ page }) => {
  await openBuilder(page, '/builder/media')
  await page.getByRole('list').getByRole('link').first().click()
  await expect(page.getByText('It cannot be deleted while it is used.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^(Page|Product|Category|Brand|Content): / }).first()).toBeVisible()
})

test.describe('the site’s settings', () => {
  test.use({ isAskedAboutCookies: true })

  test('change what stands around every page, and the question about cookies [BLK-10] [HOME-03]', async ({ page, browser, shop }) => {
    await openBuilder(page, '/builder/site')
    await untilAlive(page.getByLabel('Line above the name'))
    await page.getByLabel('Line above the name').fill('Closed on Labor Day')
    await page.getByLabel('Words of link 1').first().fill('Quotes')
    await page.getByLabel('Link 1 leads to').first().fill('/request-a-quote')
    await page.getByLabel('Note at the very end').fill('All brands are invented, all hoses are wet.')
    await page.getByLabel('Heading', { exact: true }).fill('May we count?')
    await page.getByLabel('Button that accepts all').fill('Count me')
    await page.getByLabel('Ask again after, in days').fill('9')
    await page.getByLabel('Background').fill('#102030')
    await page.getByLabel('Text color').fill('#ffffff')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('The settings are saved.')).toBeVisible()

    const context = await browser.newContext({ baseURL: shop.origin })
    const guest = await context.newPage()
    await expect(async () => {
      await guest.goto('/')
      await expect(guest.getByText('Closed on Labor Day')).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(guest.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Quotes' })).toHaveAttribute('href', '/request-a-quote')
    await expect(guest.getByRole('contentinfo')).toContainText('all hoses are wet')
    const banner = guest.getByRole('region', { name: 'May we count?' })
    await expect(banner.locator('> div')).toHaveCSS('background-color', 'rgb(16, 32, 48)')
    await untilAlive(banner.getByRole('button', { name: 'Count me' }))
    await banner.getByRole('button', { name: 'Count me' }).click()
    await expect(banner).toBeHidden()
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'CookieStoreAccepted')?.expires ?? 0).toBeGreaterThan(Date.now() / 1000 + 8.9 * 24 * 60 * 60)
    await context.close()
  })

  test('two editors: the second is told and nothing of theirs is lost [BLK-10]', async ({ page, browser, shop }) => {
    await openBuilder(page, '/builder/site')
    const other = await browser.newPage({ baseURL: shop.origin })
    await openBuilder(other, '/builder/site')
    await other.getByLabel('Heading of the contact').fill('Call us')
    await other.getByRole('button', { name: 'Save the settings' }).click()
    await expect(other.getByText('The settings are saved.')).toBeVisible()
    await page.getByLabel('Heading of the contact').fill('Write to us')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Somebody else has changed the settings')
    await expect(page.getByLabel('Heading of the contact')).toHaveValue('Write to us')
    await other.reload()
    await expect(other.getByLabel('Heading of the contact')).toHaveValue('Call us')
    await other.close()
  })

  test('words that could not be read are refused, and links that lead nowhere are told [BLK-10]', async ({ page }) => {
    await openBuilder(page, '/builder/site')
    const before = page.getByLabel('Text color')
    await untilAlive(before)
    const [ink, ground] = [await before.inputValue(), await page.getByLabel('Background').inputValue()]
    await page.getByLabel('Background').fill('#ffffff')
    await before.fill('#fefefe')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByLabel('Text color')).toHaveAccessibleDescription(/contrast is 1\.0/)
    await page.getByLabel('Background').fill(ground)
    await page.getByLabel('Text color').fill(ink)
    const link = page.getByLabel('Link 1 leads to').first()
    const led = await link.inputValue()
    const words = await page.getByLabel('Words of link 1').first().inputValue()
    await page.getByLabel('Words of link 1').first().fill('Nowhere')
    await link.fill('javascript:alert(1)')
    await expect(link).toHaveAccessibleDescription(/begins with \//)
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'The link “Nowhere” cannot lead to javascript:alert(1)' })).toBeInViewport()
    await link.fill('/leads-nowhere')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText(/there is no page at .*\/leads-nowhere/)).toBeVisible()
    await expect(page.getByLabel('Link 1 leads to').first()).toHaveAccessibleDescription('There is no page at this address.')
    await page.getByLabel('Words of link 1').first().fill(words)
    await page.getByLabel('Link 1 leads to').first().fill(led)
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('The settings are saved. Every page shows them.', { exact: true })).toBeVisible()
  })

  test('lead to the slider of the home page [SLD-07] [BLK-10]', async ({ page }) => {
    await openBuilder(page, '/builder/site')
    await page.getByRole('link', { name: 'Edit the slider' }).click()
    await untilEditing(page)
    await expect(page.getByRole('region', { name: 'Settings: Slider' })).toBeVisible()
  })
})
