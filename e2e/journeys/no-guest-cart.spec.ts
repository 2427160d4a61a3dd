import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { openHose, signIn } from '../fixtures/buying.ts'
import { createSwitchedTest } from '../fixtures/switched-shop.ts'
import { expect } from '../fixtures/shop.ts'

const test = createSwitchedTest('guestCartEnabled')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a guest who adds to the cart is redirected to the sign-in page, and back to the product [ROLE-03]', async ({
      page,
    }) => {
      await openHose(page)
      const { pathname, search } = new URL(page.url())
      const product = pathname + search
      const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })
      if (javaScriptEnabled) await waitUntilHydrated(add)
      await add.click()
      await expect(page).toHaveURL(`/login?${new URLSearchParams({ returnTo: product }).toString()}`)
      await signIn(page, { email: 'buyer@volunteer.example' })
      await expect(page).toHaveURL(product)
    })
  })
}
