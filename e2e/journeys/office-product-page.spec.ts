import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { signIn } from '../fixtures/buying.ts'
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
  await page.goto('/admin/records/ProductAttributeSet/new')
  await signIn(page, { email: 'admin@hydrant.example' })
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
  await expect(table.getByLabel('Part number of M, Red')).toHaveAccessibleDescription(/HR-175-50-NH-R is another/)
  await expect(table.getByLabel('Create L, White')).not.toBeChecked()
  await table.getByLabel('Part number of M, Red').fill('HLM-M-R')
  await send(page, 'Generate the chosen variations')
  await expect(table.getByRole('row', { name: /M, Red/ })).toContainText('$99.50')
  await expect(table.getByLabel('Part number of L, White')).toHaveValue('HLM-L-WHITE')
  await expectAccessible(page)
  await page.goto('/search?q=HLM-M-R')
  await expect(page.getByRole('heading', { name: 'Structural helmet', exact: false }).first()).toBeVisible()
})
