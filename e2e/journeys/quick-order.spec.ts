import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { HOSE, openSignedIn } from '../fixtures/buying.ts'
import { disableSharedPages } from '../fixtures/faulty-api.ts'
import { expect, test } from '../fixtures/shop.ts'

const OTHER = 'HR-175-50-NH-R'

const locateNumber = (page: Page, row: number) => page.getByRole('combobox', { name: `Part number, row ${row}` })
const locateQuantity = (page: Page, row: number) => page.getByRole('textbox', { name: `Quantity, row ${row}` })
const locateRow = (page: Page, row: number) => page.getByRole('listitem').filter({ has: locateNumber(page, row) })

/** Pastes a text into the focused field, as Ctrl+V does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test('by the keyboard: numbers are completed, mistakes mended, and the rows are in the cart; what is wrong stays [QKO-04] [QKO-07]', async ({
  page,
}) => {
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Add by part number' }).click()
  await locateNumber(page, 1).focus()
  await page.keyboard.type('hs40050st')
  await expect(page.getByRole('option', { name: HOSE.sku })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(locateNumber(page, 1)).toHaveValue(HOSE.sku)
  await expect(locateRow(page, 1)).toContainText(HOSE.name)
  await expect(locateRow(page, 1)).toContainText(/\$[\d,]+\.\d\d/)

  await expect(locateNumber(page, 2)).toBeFocused()
  await page.keyboard.type('HR-175-50-NH-X')
  await expect(locateRow(page, 2)).toContainText('No product has this part number.')
  await expectAccessible(page)
  await page.keyboard.press('F2')
  await expect(locateNumber(page, 2)).toHaveValue(OTHER)
  await expect(locateRow(page, 2)).toContainText('Rubber attack hose 1.75 in, 50 ft, red')

  await locateNumber(page, 3).focus()
  await paste(page, `${HOSE.sku}\t1\nNO-SUCH-NUMBER\t4\n`)
  await expect(locateNumber(page, 4)).toHaveValue('NO-SUCH-NUMBER')
  await page.getByRole('button', { name: 'Add 3 rows to cart' }).click()
  await expect(page.getByRole('status').filter({ hasText: '3 rows are in your cart.' })).toBeVisible()
  await expect(locateNumber(page, 1)).toHaveValue('NO-SUCH-NUMBER')
  await page.getByRole('link', { name: 'Go to the cart' }).click()
  await expect(page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toHaveValue('3')
})

test('rows survive a reload and a lost response, go into the cart once, and are gone after signing out [QKO-08] [QKO-09]', async ({
  page,
  context,
}) => {
  await disableSharedPages(context)
  await openSignedIn(page, '/quick-order', { email: 'buyer@county.example', account: 'Station 10' })
  await expect(page.getByRole('heading', { level: 1, name: 'Quick order' })).toBeVisible()
  await page.getByText('Read a list from a text or a file').click()
  await page.getByLabel('File').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Qty;Item no.\n5;${HOSE.sku}\n6;${OTHER}\n`),
  })
  await expect(locateNumber(page, 1)).toHaveValue(HOSE.sku)
  await expect(locateQuantity(page, 2)).toHaveValue('6')
  await page.reload()
  await expect(locateRow(page, 2)).toContainText('Rubber attack hose 1.75 in, 50 ft, red')

  // The rows arrive, and their response does not.
  await page.route(/\/quick-order\.data/, async (route) => {
    if (route.request().postData()?.includes('intent=add') !== true) return route.continue()
    await route.fetch()
    return route.abort()
  })
  const add = page.getByRole('button', { name: 'Add 2 rows to cart' })
  await add.click()
  await expect(page.getByText('Your rows are still here.')).toBeVisible()
  await page.unroute(/\/quick-order\.data/)
  await page.reload()
  await add.click()
  await expect(page.getByText('2 rows are in your cart.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the cart' }).click()
  await expect(page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toHaveValue('5')

  await page.goto('/quick-order')
  await locateNumber(page, 1).fill(OTHER)
  await expect(locateRow(page, 1)).toContainText('Rubber attack hose')
  await page.goto('/webruntime/logout')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => window.sessionStorage.getItem('quick-order'))).toBeNull()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a text and a file become rows with the same errors, a fix is a button, and the cart gets them [QKO-10]', async ({
    page,
  }) => {
    await page.goto('/quick-order')
    await page.getByText('Read a list from a text or a file').click()
    await page.getByLabel('Text').fill(`Please send 2 x ${HOSE.sku} and 3 pcs of HR-175-50-NH-X.`)
    await page.getByLabel('File').setInputFiles({
      name: 'list.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('NO-SUCH-NUMBER 1'),
    })
    await page.getByRole('button', { name: 'Check rows' }).click()
    await expect(locateRow(page, 1)).toContainText(HOSE.name)
    await expect(locateRow(page, 3)).toContainText('No product has this part number.')
    await locateRow(page, 2).getByRole('button', { name: OTHER }).click()
    await expect(locateNumber(page, 2)).toHaveValue(OTHER)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('2 rows are in your cart.')).toBeVisible()
    await expect(locateNumber(page, 1)).toHaveValue('NO-SUCH-NUMBER')
  })
})
