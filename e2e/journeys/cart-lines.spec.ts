import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { addToCart, HOSE, openHose, placeOrder, signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

// Carts and lists of other journeys would count.
test.use({ isRebuilt: true })

const OTHER = { sku: 'HR-175-50-NH-R', name: 'Rubber attack hose 1.75 in, 50 ft, red' } as const

const quantityOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Quantity of ${name}` })

async function fillCart(page: Page): Promise<void> {
  await page.goto('/login?returnTo=/account')
  await signIn(page, { email: 'buyer@county.example', account: 'Alder County Station 4' })
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await openHose(page)
  await addToCart(page, '3')
  await page.goto(`/search?q=${OTHER.sku}`)
  await expect(page.getByRole('heading', { level: 1, name: OTHER.name })).toBeVisible()
  await addToCart(page, '9')
  await page.goto('/cart')
}

test('a line is a row that keeps its height when its quantity changes; selected lines are removed, put back and moved to a list [CART-14] [CART-15]', async ({
  page,
}) => {
  await fillCart(page)
  const row = page.getByRole('row').filter({ hasText: OTHER.sku })
  await expect(row.getByRole('cell').nth(1)).toHaveText(OTHER.sku)
  await expect(row).toContainText('each from 10 on')
  const { height } = (await row.boundingBox())!
  const total = await row.getByRole('cell').nth(5).textContent()
  await quantityOf(page, OTHER.name).fill('10')
  await expect(row.getByRole('cell').nth(5)).not.toHaveText(total!)
  expect((await row.boundingBox())!.height).toBe(height)

  await page.getByRole('button', { name: 'Remove selected' }).click()
  await expect(page.getByText('Select the lines first.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove selected' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Put them back' }).click()
  await expect(page.getByText('2 lines are back in your cart.')).toBeVisible()
  await expect(quantityOf(page, OTHER.name)).toHaveValue('10')

  await page.getByRole('checkbox', { name: `Select ${OTHER.name}` }).check()
  await page.getByRole('button', { name: 'Move to a list' }).click()
  await expect(page.getByText('1 line of your cart', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'New list' }).check()
  await page.getByRole('textbox', { name: 'Name of the new list' }).fill('Later')
  await page.getByRole('button', { name: 'Move to list' }).click()
  await expect(page.getByText('1 line was moved from your cart to this list.')).toBeVisible()
  await expect(quantityOf(page, OTHER.name)).toHaveValue('10')
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(quantityOf(page, HOSE.name)).toHaveValue('3')
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('a note and a reference at a line stay with it when it is put back, and are on its order [CART-15] [CART-16]', async ({
  page,
}) => {
  await fillCart(page)
  const disclosure = page.getByLabel(`Note and reference of ${HOSE.name}`)
  const row = page.getByRole('row').filter({ hasText: HOSE.sku })
  await disclosure.click()
  await row.getByLabel('Your reference').fill('REQ-7')
  await row.getByLabel('Note', { exact: true }).fill('For the new engine')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(disclosure).toBeFocused()
  await expect(disclosure).toHaveText('REQ-7 · For the new engine')
  await page.getByRole('button', { name: `Remove ${HOSE.name}` }).click()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(disclosure).toHaveText('REQ-7 · For the new engine')
  await page.goto('/checkout')
  await placeOrder(page, 'NOTE-1')
  await expect(page.getByText('Your reference: REQ-7')).toBeVisible()
  await page.goto('/orders')
  await page.getByRole('main').getByRole('link', { name: /^\d+$/ }).first().click()
  await expect(page.getByText('Note: For the new engine')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('lines are changed, noted at, selected, removed, put back and moved to a list [CART-14] [CART-15] [CART-16]', async ({
    page,
  }) => {
    await fillCart(page)
    await quantityOf(page, HOSE.name).fill('2')
    await page.getByRole('button', { name: `Update the quantity of ${HOSE.name}` }).click()
    await expect(quantityOf(page, HOSE.name)).toHaveValue('2')
    await page.getByLabel(`Note and reference of ${HOSE.name}`).click()
    const row = page.getByRole('row').filter({ hasText: HOSE.sku })
    await row.getByLabel('Your reference').fill('REQ-8')
    await row.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Note and reference were saved.')).toBeVisible()
    await page.getByRole('link', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Remove selected' }).click()
    await page.getByRole('button', { name: 'Put them back' }).click()
    await expect(quantityOf(page, HOSE.name)).toHaveValue('2')
    await page.getByRole('checkbox', { name: `Select ${HOSE.name}` }).check()
    await page.getByRole('button', { name: 'Move to a list' }).click()
    await page.getByRole('radio', { name: 'New list' }).check()
    await page.getByRole('textbox', { name: 'Name of the new list' }).fill('Without scripts')
    await page.getByRole('button', { name: 'Move to list' }).click()
    await expect(quantityOf(page, HOSE.name)).toHaveValue('2')
    await page.goto('/cart')
    await expect(page.getByRole('row')).toHaveCount(2)
  })
})
