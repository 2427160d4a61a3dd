import { expectAccessible } from '../fixtures/accessibility.ts'
import { openAsStaff } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('administrators say what the shop is, a wrong link is refused at its field, and shoppers see logo, name and legal texts [ADM-67, ADM-68]', async ({
  page,
  browser,
}) => {
  await openAsStaff(page, '/admin/settings#identity')
  const main = page.locator('main')
  await expect(main).not.toHaveAttribute('aria-busy')
  await expect(page.getByLabel('Logo', { exact: false }).first()).toHaveValue('Hydrant')
  await page.getByLabel('Name', { exact: true }).fill('Rescue Supply')
  await page.getByLabel('Alternative Text of the Logo').fill('Rescue Supply of Raleigh')
  await page.getByLabel('Terms and Conditions').fill('terms')
  await page.getByLabel('Privacy Policy').fill('/contact-us')
  await page.getByRole('button', { name: 'Save' }).click()
  const terms = page.getByLabel('Terms and Conditions')
  await expect(terms).toHaveAccessibleDescription(/“terms” leads nowhere/)
  await expect(terms).toHaveValue('terms')
  await expect(page.getByLabel('Privacy Policy')).toHaveValue('/contact-us')
  await expect(main).not.toHaveAttribute('aria-busy')
  await terms.fill('https://rescue.example/terms')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectAccessible(page)

  const shopper = await (await browser.newContext()).newPage()
  await shopper.goto(new URL('/cart', page.url()).href)
  await expect(shopper).toHaveTitle(/ \| Rescue Supply$/)
  const home = shopper.getByRole('banner').getByRole('link', { name: 'Rescue Supply of Raleigh, home' })
  await expect(home).toContainText('Rescue Supply')
  const logo = await home.locator('img').getAttribute('src')
  expect(logo).toMatch(/^\/cms\/delivery\/media\//)
  expect((await shopper.request.get(new URL(logo ?? '', page.url()).href)).ok()).toBe(true)
  await expect(shopper.locator('link[rel="icon"]')).toHaveAttribute('href', logo ?? '')
  const legal = shopper.getByRole('navigation', { name: 'Legal' })
  await expect(legal.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
    'href',
    'https://rescue.example/terms',
  )
  await legal.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(shopper).toHaveTitle('Contact us | Rescue Supply')
  await expect(shopper.locator('link[rel="icon"]')).toHaveCount(1)
  await shopper.context().close()
})
