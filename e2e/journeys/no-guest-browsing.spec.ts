import { signIn } from '../fixtures/buying.ts'
import { testSwitchedOff } from '../fixtures/closed-shop.ts'
import { expect } from '../fixtures/shop.ts'

const test = testSwitchedOff('guestBrowsingEnabled')

test('a guest is led from every page to the sign-in page and, signed in, to where they were going [ROLE-02]', async ({ page }) => {
  for (const path of ['/', '/search?q=hose', '/category/0ZG000000000000AAA', '/product/01t000000000000AAA', '/cart', '/checkout', '/orders', '/contact-us', '/cookie-manager', '/no/such/page']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(`/login?${new URLSearchParams({ returnTo: path }).toString()}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(0)
  await page.goto('/search?q=hose')
  await signIn(page, { email: 'buyer@volunteer.example' })
  await expect(page).toHaveURL('/search?q=hose')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
