import { untilAlive } from '../fixtures/alive.ts'
import { addToCart, amountOf, browseToHose, HOSE } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.beforeEach(async ({ page }) => {
  await browseToHose(page)
  await addToCart(page, '1')
  await page.goto('/cart')
})

test('a quantity is saved as it is changed, and what the rule forbids is told at the line [CART-10]', async ({
  page,
}) => {
  const quantity = page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })
  const one = await amountOf(page, 'Products').textContent()
  await quantity.fill('12')
  await expect(amountOf(page, 'Products')).not.toHaveText(one!)
  await expect(quantity).toBeFocused()
  const twelve = await amountOf(page, 'Products').textContent()
  await quantity.fill('101')
  await expect(page.getByText(/It is impossible to add to the cart/)).toBeVisible()
  await expect(amountOf(page, 'Products')).toHaveText(twelve!)
  await page.reload()
  await expect(quantity).toHaveValue('12')
})

test('a removed line can be put back [CART-10]', async ({ page }) => {
  const one = await amountOf(page, 'Products').textContent()
  await page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` }).fill('3')
  await expect(amountOf(page, 'Products')).not.toHaveText(one!)
  await page.getByRole('button', { name: `Remove ${HOSE.name}` }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toHaveValue('3')
})

test('a coupon is applied, refused with a reason, and taken off again [CART-04]', async ({ page }) => {
  await page.getByLabel('Coupon code').fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.getByLabel('Coupon code').fill('FREESHIP')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Remove coupon FREESHIP' }).click()
  await expect(page.getByRole('button', { name: 'Remove coupon FREESHIP' })).toHaveCount(0)
})

test('the cart is emptied only when that is confirmed [CART-10]', async ({ page }) => {
  const empty = page.getByRole('button', { name: 'Empty cart' })
  await untilAlive(empty)
  await empty.click()
  await page.getByRole('dialog', { name: 'Empty the cart?' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: HOSE.name })).toBeVisible()
  await empty.click()
  await page.getByRole('dialog', { name: 'Empty the cart?' }).getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('a quantity typed before the scripts have arrived is saved as well [CART-10]', async ({ page }) => {
  let release = () => {}
  const arrival = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const one = await amountOf(page, 'Products').textContent()
  const quantity = page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })
  await quantity.fill('7')
  release()
  await expect(amountOf(page, 'Products')).not.toHaveText(one!)
  await expect(quantity).toHaveValue('7')
})
