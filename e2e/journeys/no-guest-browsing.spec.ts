import { signIn } from '../fixtures/buying.ts'
import { locateBanner, readCookiePreferences } from '../fixtures/consent.ts'
import { createSwitchedTest } from '../fixtures/switched-shop.ts'
import { expect } from '../fixtures/shop.ts'

const test = createSwitchedTest('guestBrowsingEnabled')

test('a guest is redirected from every page to the sign-in page and, after signing in, to the requested page [ROLE-02]', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/search?q=hose',
    '/category/0ZG000000000000AAA',
    '/product/01t000000000000AAA',
    '/cart',
    '/checkout',
    '/orders',
    '/contact-us',
    '/no/such/page',
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(`/login?${new URLSearchParams({ returnTo: path }).toString()}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(0)
  await page.goto('/search?q=hose')
  await signIn(page, { email: 'buyer@volunteer.example' })
  await expect(page).toHaveURL('/search?q=hose')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  // The page was opened without the menu.
  const menu = page.getByRole('navigation', { name: 'Categories' })
  await menu.getByText('Fire Hose', { exact: true }).click()
  await menu.getByRole('link', { name: 'Large Diameter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Large Diameter' })).toBeVisible()
})

test('a menu that could not be fetched is fetched again with the next page [CAT-05]', async ({ page }) => {
  await page.goto('/search?q=hose')
  await page.route('**/session/menu', (route) => route.abort(), { times: 1 })
  await signIn(page, { email: 'buyer@volunteer.example' })
  const menu = page.getByRole('navigation', { name: 'Categories' })
  await expect(page).toHaveURL('/search?q=hose')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(menu.getByText('Fire Hose', { exact: true })).toBeVisible()
})

test('signing out leads to the sign-in page, also when the session is over, and from there to the home page [ROLE-02] [ROU-06]', async ({
  page,
}) => {
  await page.goto('/webruntime/logout')
  await expect(page).toHaveURL('/login?returnTo=%2F')
  await signIn(page, { email: 'buyer@volunteer.example' })
  await expect(page).toHaveURL('/')
  await page.goto('/webruntime/logout')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login?returnTo=%2F')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a new visitor' : 'a new visitor without JavaScript', () => {
    test.use({ isAskedAboutCookies: true, javaScriptEnabled })

    test('cookies can be rejected before signing in [CKI-04] [ROU-05]', async ({ page, context }) => {
      await page.goto('/cart')
      const signInPage = page.url()
      await locateBanner(page).getByRole('button', { name: 'Manage Preferences' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible()
      await page.getByRole('button', { name: 'Reject All' }).click()
      await expect(page).toHaveURL(signInPage)
      await expect(locateBanner(page)).toHaveCount(0)
      expect(await readCookiePreferences(context)).toMatchObject({
        essential: true,
        functional: false,
        performance: false,
        targeted: false,
      })
    })
  })
}
