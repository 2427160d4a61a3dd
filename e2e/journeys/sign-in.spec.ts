import { signInToApi } from '../fixtures/api.ts'
import { addToCart, browseToHose, HOSE, signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test('a wrong password is rejected with the focus on the error, and the right one leads to the requested page [ROU-04]', async ({
  page,
}) => {
  await page.goto('/orders')
  await expect(page).toHaveURL('/login?returnTo=%2Forders')
  await page.getByLabel('Email address').fill('buyer@volunteer.example')
  await page.getByLabel('Password').fill('not-the-password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'The email address or the password is not right.' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link').click()
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page.getByLabel('Email address')).toHaveValue('buyer@volunteer.example')
  await signIn(page, { email: 'buyer@volunteer.example' })
  await expect(page).toHaveURL('/orders')
  await expect(page.getByText('Pine Hollow Volunteer Fire Company').first()).toBeVisible()
})

test('signing in never redirects to another site [ROU-04]', async ({ page }) => {
  await page.goto('/login?returnTo=//evil.example/cart')
  await signIn(page, { email: 'buyer@plant.example' })
  await expect(page).toHaveURL('/')
})

test('the cart of a guest is merged once, and signing out ends everything [CART-06] [ROU-06]', async ({
  page,
  context,
  baseURL,
}) => {
  await browseToHose(page)
  await addToCart(page, '2')
  await page.goto('/login?returnTo=/cart')
  await signIn(page, { email: 'buyer@plant.example' })
  const quantity = page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })
  await expect(quantity).toHaveValue('2')

  await context.addCookies([{ name: 'guest_email', value: 'guest%40example.com', url: baseURL! }])
  await page.getByRole('banner').getByText('Lucia').click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(
    (await context.cookies()).filter(({ name }) =>
      ['sid', 'acting_account', 'guest_cart', 'guest_email'].includes(name),
    ),
  ).toEqual([])
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()

  await page.goto('/login?returnTo=/cart')
  await signIn(page, { email: 'buyer@plant.example' })
  await expect(quantity).toHaveValue('2')

  await page.goto('/webruntime/logout')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('prices, cart and orders follow the effective account, and an account without access is dropped [ROLE-06] [CTX-04]', async ({
  page,
  context,
  baseURL,
  request,
  shop,
}) => {
  // Other journeys on this shop leave carts behind.
  const api = await signInToApi(request, shop, 'buyer@county.example')
  for (const account of ['Station 10', 'Alder County Fire Authority'])
    await api.deleteCart(await api.accountId(account))
  await page.goto('/login?returnTo=/cart')
  await signIn(page, { email: 'buyer@county.example', account: 'Station 10' })
  await expect(page.getByText('Nothing has been added for Alder County Station 10, Airport yet.')).toBeVisible()
  const readCartCount = () =>
    page.evaluate(() => [sessionStorage.getItem('effectiveAccountId'), sessionStorage.getItem('effectiveAccountName')])
  await expect.poll(readCartCount).toEqual([expect.stringMatching(/^001/), 'Alder County Station 10, Airport'])
  expect(
    (await context.cookies()).find(({ name }) => name === 'acting_account')?.expires,
    'until the browser is closed',
  ).toBe(-1)

  await page.getByRole('banner').getByText('Dana').click()
  await page.getByLabel('Buying for').selectOption({ label: 'Alder County Station 1, Harbor' })
  await page.getByRole('button', { name: 'Switch' }).click()
  await expect(page.getByText('You are buying for Alder County Station 1, Harbor.', { exact: false })).toBeVisible()
  await expect(page).toHaveURL('/cart')

  await context.addCookies([{ name: 'acting_account', value: '001000000000001AAA', url: baseURL! }])
  await page.goto('/cart')
  await expect(page.getByText('Nothing has been added for Alder County Fire Authority yet.')).toBeVisible()
  expect((await context.cookies()).some(({ name }) => name === 'acting_account')).toBe(false)
  await expect.poll(readCartCount).toEqual([null, null])
})
