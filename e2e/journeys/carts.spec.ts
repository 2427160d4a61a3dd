import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { addToCart, HOSE, openSignedIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

// Carts of other journeys would count.
test.use({ isRebuilt: true })

const quantityOfHose = (page: Page) => page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })

async function fillCart(page: Page, account: string): Promise<void> {
  await openSignedIn(page, `/search?q=${HOSE.sku}`, { email: 'buyer@county.example', account })
  await addToCart(page, '3')
  await page.goto('/cart')
}

async function startCart(page: Page, name: string): Promise<void> {
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Your carts' }).click()
  await page.getByRole('textbox', { name: 'Name of the cart' }).fill(name)
  await page.getByRole('button', { name: 'Start the cart' }).click()
  await expect(page.getByText(`“${name}” was started and is your current cart now.`)).toBeVisible()
}

test('a tab that was opened for another cart adds nothing to the current one; lines are saved for later and come back [CART-18] [CART-19] [CART-20]', async ({
  page,
  context,
}) => {
  await fillCart(page, 'Station 10')
  const tab = await context.newPage()
  await tab.goto(`/search?q=${HOSE.sku}`)
  await expect(tab.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
  await startCart(page, 'Truck 7')
  await expectAccessible(page)
  const add = tab.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })
  await add.click()
  await expect(tab.getByText(/the cart “Cart”, but your current cart is “Truck 7” now/)).toBeVisible()
  await add.click()
  await expect(tab.getByText('The product was added to the cart “Truck 7”.')).toBeVisible()

  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Truck 7' })).toBeVisible()
  await expect(quantityOfHose(page)).toHaveValue('1')
  await expect(page.getByRole('combobox', { name: 'Other cart' })).toHaveText('Cart (1 line)')
  await page.getByRole('button', { name: 'Use this cart' }).click()
  await expect(page.getByText('“Cart” is your current cart now.')).toBeVisible()
  await expect(quantityOfHose(page)).toHaveValue('3')

  await page.getByRole('button', { name: `Save for later: ${HOSE.name}` }).click()
  const saved = page.getByRole('region', { name: 'Saved for later (1)' })
  await expect(saved).toContainText('Quantity 3')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantityOfHose(page)).toHaveValue('3')
  await expect(saved).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('carts are renamed, made current and deleted after a question, and selected lines are saved for later [CART-18] [CART-20]', async ({
    page,
  }) => {
    await fillCart(page, 'Station 7')
    await page.getByRole('link', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Save for later', exact: true }).first().click()
    const saved = page.getByRole('region', { name: 'Saved for later (1)' })
    await expect(saved).toContainText('Quantity 3')
    await saved.getByRole('button', { name: `Move to cart: ${HOSE.name}` }).click()
    await expect(quantityOfHose(page)).toHaveValue('3')

    await startCart(page, 'Truck 7')
    await page.getByRole('link', { name: 'Rename: Truck 7' }).click()
    await page.getByRole('textbox', { name: 'Name of the cart' }).first().fill('Truck 8')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await expect(page.getByText('The cart is called “Truck 8” now.')).toBeVisible()
    await page.getByRole('button', { name: 'Make current: Cart' }).click()
    await expect(page.getByText('“Cart” is your current cart now.')).toBeVisible()
    await page.getByRole('link', { name: 'Delete: Truck 8' }).click()
    await expect(page.getByText('Delete the cart “Truck 8”? It is empty. This cannot be undone.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete the cart' }).click()
    await expect(page.getByText('The cart “Truck 8” was deleted.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Current cart' })).toHaveCount(1)
  })
})
