import { addToCart, HOSE } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

const WRONG = ['abc', '-1', '1e9', '']

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a quantity that is no number is refused in plain words, on the product page and in the cart [CART-10]', async ({ page }) => {
    await page.goto(`/search?q=${HOSE.sku}`)
    await page.getByRole('link', { name: HOSE.name, exact: true }).click()
    const form = page.getByRole('main').locator('form').filter({ has: page.getByRole('button', { name: 'Add to cart', exact: true }) })
    for (const typed of WRONG) {
      await form.getByRole('textbox', { name: 'Quantity' }).fill(typed)
      await form.getByRole('button', { name: 'Add to cart', exact: true }).click()
      await expect(page.getByText('Enter a valid number.'), typed).toBeVisible()
      await expect(page.getByRole('link', { name: 'View cart' })).toHaveCount(0)
    }
    await addToCart(page, '2')
    await page.goto('/cart')
    for (const typed of WRONG) {
      await page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` }).fill(typed)
      await page.getByRole('button', { name: `Update the quantity of ${HOSE.name}` }).click()
      await expect(page.getByText(`${HOSE.name}: Enter a valid number.`), typed).toBeVisible()
    }
    await expect(page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toHaveValue('2')
  })
})

test('the quantity break that is reached is marked as one types [PRC-06]', async ({ page }) => {
  // A hose that no other journey buys: its stock allows the quantity whatever ran before.
  await page.goto('/search?q=HR-175-50-NH-R')
  await page.getByRole('link', { name: 'Rubber attack hose 1.75 in, 50 ft, red', exact: true }).click()
  const reached = page.getByRole('row').and(page.locator('[aria-current]'))
  await expect(reached.getByRole('rowheader')).toHaveText(/^1 –/)
  await page.getByRole('main').getByRole('textbox', { name: 'Quantity', exact: true }).fill('10')
  await expect(reached).toHaveCount(1)
  await expect(reached.getByRole('rowheader')).toHaveText(/^10/)
})
