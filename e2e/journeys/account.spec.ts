import type { Page } from '@playwright/test'
import { openSignedIn, signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

const entry = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })

async function fillAddress(
  page: Page,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<void> {
  await page.getByLabel('Recipient').fill(name)
  await page.getByLabel('Street and number').fill('18 Cannery Street')
  await page.getByLabel('City').fill('Olympia')
  await page.getByLabel('State or province').selectOption('US-WA')
  await page.getByLabel('Postal code').fill('98501')
  await page.getByLabel('Phone for the carrier').fill(phone)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a buyer sees their profile and manages the addresses of their account [ROU-09] [ADR-01] [ADR-04]', async ({
      page,
    }) => {
      const name = javaScriptEnabled ? 'Hose tower' : 'Boat house'
      await page.goto('/account')
      await expect(page).toHaveURL('/login?returnTo=%2Faccount')
      await signIn(page, { email: 'buyer@volunteer.example' })
      await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('buyer@volunteer.example')
      const ways = page.getByRole('navigation', { name: 'Account', exact: true })
      await expect(ways.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders')
      await ways.getByRole('link', { name: 'Addresses' }).click()

      await page.getByRole('link', { name: 'Add an address' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Add an address' })).toBeVisible()
      await fillAddress(page, { name, phone: 'ask for Ada' })
      await page.getByRole('button', { name: 'Save address' }).click()
      await expect(
        page.getByRole('alert').getByRole('link', { name: /^Enter a phone number with its area code/ }),
      ).toBeVisible()
      await expect(page.getByLabel('Phone for the carrier')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Recipient')).toHaveValue(name)
      await expect(page.getByLabel('Recipient')).not.toHaveAttribute('aria-invalid')
      await page.getByLabel('Phone for the carrier').fill('3605550112')
      await page.getByRole('button', { name: 'Save address' }).click()
      await expect(page.getByText('The address was saved.')).toBeVisible()
      await expect(entry(page, name)).toContainText('(360) 555-0112')

      await entry(page, name)
        .getByRole('link', { name: /^Change/ })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Change the address' })).toBeVisible()
      await expect(page.getByLabel('State or province')).toHaveValue('US-WA')
      await page.getByLabel('Street and number').fill('20 Cannery Street')
      await page.getByRole('button', { name: 'Save address' }).click()
      await expect(entry(page, name)).toContainText('20 Cannery Street')
      await entry(page, name).getByRole('button', { name: 'Make default' }).click()
      await expect(entry(page, name)).toContainText('Default')
      await expect(page.getByText('The address is now the default.')).toBeVisible()

      await entry(page, name).getByRole('button', { name: 'Delete' }).click()
      if (javaScriptEnabled) await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('The address was deleted.')).toBeVisible()
      await expect(entry(page, name)).toHaveCount(0)
      // Other journeys order for the same account.
      await page.getByRole('button', { name: 'Make default' }).first().click()
      await expect(page.getByText('The address is now the default.')).toBeVisible()
    })

    test('a buyer chooses what the shop writes to them about [MAIL-15]', async ({ page }) => {
      await openSignedIn(page, '/account', { email: 'buyer@volunteer.example' })
      const ways = page.getByRole('navigation', { name: 'Account', exact: true })
      const shipments = page.getByRole('checkbox', { name: /^Shipments/ })
      for (const isWanted of [false, true]) {
        await ways.getByRole('link', { name: 'Notifications' }).click()
        await expect(shipments).toBeChecked({ checked: !isWanted })
        await shipments.setChecked(isWanted)
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByText('Your settings for notifications are saved.')).toBeVisible()
      }
    })
  })
}

test('an address of another account is not found [ROU-09] [ROLE-06]', async ({ page }) => {
  await openSignedIn(page, '/account/addresses', { email: 'buyer@volunteer.example' })
  await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible()
  expect((await page.goto('/account/addresses/8lW000000000001AAA'))?.status()).toBe(404)
})
