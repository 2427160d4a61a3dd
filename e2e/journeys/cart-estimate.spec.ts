import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { addToCart, openHose, openSignedIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

const fields = (page: Page) => ({
  country: page.getByRole('combobox', { name: 'Country' }),
  region: page.getByRole('combobox', { name: 'State or province' }),
  postalCode: page.getByRole('textbox', { name: 'Postal code' }),
})
const openEstimate = (page: Page) => page.getByText('Estimate shipping and tax').click()
const estimate = (page: Page) => page.getByRole('button', { name: 'Estimate', exact: true }).click()
const readEstimatedTotal = async (page: Page, method: string) =>
  page.getByRole('row').filter({ hasText: method }).getByRole('cell').last().textContent()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a guest estimates shipping and tax of the cart, which follows the cart, and is told what contradicts itself [CART-17]', async ({
      page,
    }) => {
      await openHose(page)
      await addToCart(page, '1')
      await page.goto('/cart')
      await openEstimate(page)
      await expect(fields(page).country).toHaveValue('US')
      await fields(page).region.selectOption('Washington')
      await fields(page).postalCode.fill('27601')
      await estimate(page)
      await expect(page.getByText('This ZIP code is not in the state')).toBeVisible()
      await expect(fields(page).postalCode).toHaveAttribute('aria-invalid', 'true')
      await fields(page).postalCode.fill('98501')
      await fields(page).postalCode.press('Enter')
      await expect(page.getByText('Estimate for WA 98501, United States')).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      const total = await readEstimatedTotal(page, 'Ground')
      await expect(page.getByText('Worked out at checkout').first()).toBeVisible()

      const estimated = page.url()
      await openHose(page)
      await addToCart(page, '1')
      await page.goto(estimated)
      await expect(page.getByText('Estimate for WA 98501, United States')).toBeVisible()
      expect(await readEstimatedTotal(page, 'Ground')).not.toBe(total)

      // Without consent, only the address of the page remembers it.
      await page.goto('/cart')
      await openEstimate(page)
      await expect(fields(page).postalCode).toHaveValue('')
    })
  })
}

test('a buyer gets the default address filled in, and the total that the checkout says; with consent it is kept for the visit [CART-17]', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/cookie-manager', { email: 'buyer@county.example', account: 'Alder County Station 4' })
  await page.getByRole('checkbox', { name: 'Preferences' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await openHose(page)
  await addToCart(page, '2')
  await page.goto('/cart')
  await openEstimate(page)
  await expect(fields(page).postalCode).not.toHaveValue('')
  await estimate(page)
  await expect(page.getByText(/^Estimate for /)).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toContain('cart_estimate')
  await page.goto('/cart')
  await expect(page.getByText(/^Estimate for /)).toBeVisible()
  const total = await readEstimatedTotal(page, 'Ground')
  await page.goto('/checkout')
  await expect(page.getByText(total ?? '').first()).toBeVisible()
})
