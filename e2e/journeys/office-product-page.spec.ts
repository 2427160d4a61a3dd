import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { openAsStaff } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

/** Sends a form by its button, and waits for the page that it leads to. */
async function send(page: Page, button: string): Promise<void> {
  const sending = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: button, exact: true }).click()
  await sending
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
}

test('variations are generated from plain attributes, and a part number that is taken is told at its row [ADM-70] [ADM-71]', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/records/ProductAttributeSet/new')
  await page.getByLabel('Developer Name').fill('Helmets')
  await page.getByLabel('Label').fill('Helmets')
  await send(page, 'Create')
  for (const [label, name, values] of [
    ['Size', 'Size__c', 'M\nL'],
    ['Color', 'Color__c', 'Red\nWhite'],
  ] as const) {
    await page.getByLabel('Attribute', { exact: true }).last().fill(label)
    await page.getByLabel('Name for programs').last().fill(name)
    await page.getByLabel('Values, one on each line').fill(values)
    await send(page, 'Add the attribute')
  }
  const colors = page.getByRole('region', { name: 'Color' })
  await colors.getByLabel('Colour of Red').fill('red')
  await colors.getByLabel('Order of White').fill('0')
  await send(page, 'Save Color')
  await expect(colors.getByLabel('Colour of Red')).toHaveAttribute('aria-invalid', 'true')
  await colors.getByLabel('Colour of Red').fill('#c8102e')
  await send(page, 'Save Color')
  await expect(colors.getByRole('row').nth(1)).toContainText('White')
  await expectAccessible(page)

  await page.goto('/admin/records/Product2/new')
  await page.getByLabel('Product Name').fill('Structural helmet')
  await page.getByLabel('Product SKU').fill('HLM')
  await page.getByLabel('Product Class').selectOption('VariationParent')
  await send(page, 'Create')
  await page.getByLabel('Product Attribute Set: new').fill('Helmets')
  await send(page, 'Save attributes of the variations')
  await page.getByRole('link', { name: 'Generate variations' }).click()
  const table = page.getByRole('table', { name: 'Combinations' })
  await expect(table.getByRole('row')).toHaveCount(5)
  await table.getByLabel('Part number of M, Red').fill('HR-175-50-NH-R')
  await table.getByLabel('Price of M, Red').fill('99.5')
  await table.getByLabel('Create L, White').uncheck()
  await send(page, 'Generate the chosen variations')
  await expect(table.getByLabel('Part number of M, Red')).toHaveAccessibleDescription(
    'Another product has the part number HR-175-50-NH-R.',
  )
  await expect(table.getByLabel('Create L, White')).not.toBeChecked()
  await table.getByLabel('Part number of M, Red').fill('HLM-M-R')
  await send(page, 'Generate the chosen variations')
  await expect(table.getByRole('row', { name: /M, Red/ })).toContainText('$99.50')
  await expect(table.getByLabel('Part number of L, White')).toHaveValue('HLM-L-WHITE')
  await expectAccessible(page)
  await page.goto('/search?q=HLM-M-R')
  await expect(page.getByRole('heading', { name: 'Structural helmet', exact: false }).first()).toBeVisible()
})

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a product gets an uploaded picture and an accessory, and is seen as a customer [ADM-72] [ADM-73] [ADM-75]', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/find?q=HR-175-50-NH-R')
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await send(page, 'Upload and add')
  await expect(page.getByLabel('File', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  const buffer = Buffer.from(PIXEL, 'base64')
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'Coupling.png', mimeType: 'image/png', buffer })
  await page.getByRole('region', { name: 'Upload a file' }).getByLabel('Alternative text').fill('The coupling')
  await send(page, 'Upload and add')
  const media = page.getByRole('table', { name: 'Pictures and documents' })
  await expect(media.getByLabel('Alternative text of Coupling')).toHaveValue('The coupling')
  await media.getByRole('radio', { name: 'Coupling is the primary picture: On its page' }).check()
  await send(page, 'Save pictures')
  await expect(media.getByLabel('Order of Coupling')).toHaveValue('0')
  await page.getByLabel('Relationship Type: new').selectOption('Accessories')
  await page.getByLabel('Related Product: new').fill('HA-150-50-NH-Y')
  await send(page, 'Save related products')
  await expectAccessible(page)
  await page.getByLabel('Account, by its name').fill('Alder County Fire Authority')
  await page.getByRole('button', { name: 'Find the account' }).click()
  await page.getByRole('button', { name: 'See it as Alder County Fire Authority' }).click()
  await expect(page.getByRole('img', { name: 'The coupling' }).first()).toBeAttached()
  await expect(page.getByText('Contract price of Alder County Fire Authority')).toBeVisible()
})
