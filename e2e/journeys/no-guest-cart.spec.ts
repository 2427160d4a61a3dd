import { untilAlive } from '../fixtures/alive.ts'
import { HOSE, signIn } from '../fixtures/buying.ts'
import { testSwitchedOff } from '../fixtures/closed-shop.ts'
import { expect } from '../fixtures/shop.ts'

const test = testSwitchedOff('guestCartEnabled')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a guest who adds to the cart is led to the sign-in page, and back to the product [ROLE-03]', async ({ page }) => {
      await page.goto(`/search?q=${HOSE.sku}`)
      await page.getByRole('link', { name: HOSE.name }).click()
      await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
      const product = new URL(page.url()).pathname
      const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })
      if (javaScriptEnabled) await untilAlive(add)
      await add.click()
      await expect(page).toHaveURL(`/login?${new URLSearchParams({ returnTo: product }).toString()}`)
      await signIn(page, { email: 'buyer@volunteer.example' })
      await expect(page).toHaveURL(product)
    })
  })
}
