import { expectAccessible } from '../fixtures/accessibility.ts'
import { signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('staff learn why an account pays a price, and its buyer is told the safe part [ADM-30] [PRC-09]', async ({
  page,
}) => {
  await page.goto('/admin/prices/why?product=HR-175-50-NH-R&account=Nobody')
  await signIn(page, { email: 'admin@hydrant.example' })
  await expect(page.getByText('No account is called “Nobody”', { exact: false })).toBeVisible()
  await page.getByLabel('Account (empty: a guest)').fill('Alder County Fire Authority')
  await page.getByLabel('Quantity').fill('12')
  await page.getByRole('button', { name: 'Explain' }).click()
  await expect(page.getByRole('row', { name: /County contract/ })).toContainText('Chosen')
  await expect(page.getByRole('row', { name: /Industrial agreement/ })).toContainText('for other buyer groups')
  await expect(page.getByText('12 × $176.64')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/search?q=HR-175-50-NH-R')
  await expect(page.getByText('Contract price')).toHaveCount(0)
  await page.goto('/login')
  await signIn(page, { email: 'buyer@county.example' })
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto('/search?q=HR-175-50-NH-R')
  await expect(page.getByText('Contract price of Alder County Fire Authority')).toBeVisible()
})
