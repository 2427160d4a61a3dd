import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { addToCart, locateAmount, browseToHose, HOSE } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.beforeEach(async ({ page }) => {
  await browseToHose(page)
  await addToCart(page, '1')
  await page.goto('/cart')
})

test('a quantity is saved when it is changed, and a violation of the rule is reported at the line [CART-10]', async ({
  page,
}) => {
  const quantity = page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })
  const unitPrice = await locateAmount(page, 'Products').textContent()
  await quantity.fill('12')
  await expect(locateAmount(page, 'Products')).not.toHaveText(unitPrice!)
  await expect(quantity).toBeFocused()
  const twelve = await locateAmount(page, 'Products').textContent()
  await quantity.fill('101')
  await expect(page.getByText(/It is impossible to add to the cart/)).toBeVisible()
  await expect(locateAmount(page, 'Products')).toHaveText(twelve!)
  await page.reload()
  await expect(quantity).toHaveValue('12')
})

test('a removed line can be restored [CART-10]', async ({ page }) => {
  const unitPrice = await locateAmount(page, 'Products').textContent()
  await page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` }).fill('3')
  await expect(locateAmount(page, 'Products')).not.toHaveText(unitPrice!)
  await page.getByRole('button', { name: `Remove ${HOSE.name}` }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toHaveValue('3')
})

test('a coupon is applied, rejected with a reason, and removed [CART-04]', async ({ page }) => {
  await page.getByLabel('Coupon code').fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.getByLabel('Coupon code').fill('FREESHIP')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Remove coupon FREESHIP' }).click()
  await expect(page.getByRole('button', { name: 'Remove coupon FREESHIP' })).toHaveCount(0)
})

test('the cart is emptied only after a confirmation [CART-10]', async ({ page }) => {
  const empty = page.getByRole('button', { name: 'Empty cart' })
  await waitUntilHydrated(empty)
  await empty.click()
  await page.getByRole('dialog', { name: 'Empty the cart?' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: HOSE.name })).toBeVisible()
  await empty.click()
  await page.getByRole('dialog', { name: 'Empty the cart?' }).getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('a cart is saved as a file that the quick order reads again, and printed [CART-13]', async ({ page }) => {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await (await download).path()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: HOSE.name })).toBeVisible()
  await expect(page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('search')).toHaveCount(0)
  await page.emulateMedia({ media: null })
  await page.goto('/quick-order')
  await page.getByText('Read a list from a text or a file').click()
  await page.getByLabel('File').setInputFiles(file)
  await expect(page.getByRole('link', { name: HOSE.name })).toBeVisible()
})

test('a quantity typed before hydration is saved as well [CART-10]', async ({ page }) => {
  let release = () => {}
  const arrival = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const unitPrice = await locateAmount(page, 'Products').textContent()
  const quantity = page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })
  await quantity.fill('7')
  release()
  await expect(locateAmount(page, 'Products')).not.toHaveText(unitPrice!)
  await expect(quantity).toHaveValue('7')
})
