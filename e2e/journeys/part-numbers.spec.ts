import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { HOSE, openHose, openSignedIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

const OTHER = 'HR-175-50-NH-R'

test('a buyer says on the page of a product what the account calls it, orders by that number, and uploads more [CPN-07] [CPN-08]', async ({
  page,
}) => {
  await openSignedIn(page, `/search?q=${HOSE.sku}`, { email: 'buyer@county.example', account: 'Station 10' })
  await page.getByText('Add your part number').click()
  await page.getByRole('textbox', { name: 'Your part number' }).fill('S10-4711')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your part number S10-4711 was saved.')).toBeVisible()
  await expect(page.getByText('Your part number: S10-4711')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/quick-order')
  const number = page.getByRole('combobox', { name: 'Part number, row 1' })
  await number.focus()
  await page.keyboard.type('s10471')
  await expect(page.getByRole('option', { name: 'S10-4711' })).toContainText(HOSE.sku)
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ has: number })).toContainText('Your number: S10-4711')
  await expect(page.getByRole('listitem').filter({ has: number })).toContainText(HOSE.name)
  await page.goto('/search?q=s104711')
  await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()

  await page.goto('/account')
  await page.getByRole('link', { name: 'Your part numbers' }).click()
  await page.getByText('Upload a file').click()
  const csv = `Your part number,Our part number\r\n"'=S10-1",${OTHER}\r\nS10-2,NO-SUCH-NUMBER\r\n`
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('1 number added, 0 changed, 0 unchanged, 1 not entered.')).toBeVisible()
  await expect(page.getByText('Row 3, S10-2: No product has this part number')).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain(`"'=S10-1","${OTHER}"`)
  expect(file).toContain(`"S10-4711","${HOSE.sku}"`)
  await page.getByRole('searchbox', { name: 'Your number, ours, or name of the product' }).fill('s10-47')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('link', { name: HOSE.name })).toBeVisible()
  await page.getByRole('button', { name: 'Remove S10-4711' }).click()
  await expect(page.getByText('S10-4711 was removed.')).toBeVisible()
  await openHose(page)
  await expect(page.getByText('Add your part number')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what an account calls products is entered and understood by forms alone [CPN-07] [CPN-08]', async ({
    page,
  }) => {
    await openSignedIn(page, '/account/part-numbers', { email: 'buyer@county.example', account: 'Station 4' })
    // The form is open while the account has no number; a journey that orders for it may have brought one.
    const number = page.getByRole('textbox', { name: 'Your part number' })
    if (!(await number.isVisible())) await page.getByText('Add a part number').click()
    await number.fill('S4-99')
    await page.getByRole('textbox', { name: 'Our part number', exact: true }).fill('NO-SUCH-NUMBER')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('No product has this part number, or it is not available to you.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your part number' })).toHaveValue('S4-99')
    await page.getByRole('textbox', { name: 'Our part number', exact: true }).fill(HOSE.sku)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Your part number S4-99 was saved.')).toBeVisible()
    await openHose(page)
    await page.getByText('Your part number: S4-99').click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Your part number was removed.')).toBeVisible()
  })
})
