import { createSwitchedTest } from '../fixtures/switched-shop.ts'
import { expect } from '../fixtures/shop.ts'

const test = createSwitchedTest('selfRegistrationEnabled')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a visitor registers from the sign-in page, signs in and continues to the requested page [API-10]', async ({
      page,
    }) => {
      const email = `chief.${javaScriptEnabled ? 'with' : 'without'}@maple.example`
      await page.goto('/login?returnTo=/orders')
      await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
      await expect(page).toHaveURL('/register?returnTo=%2Forders')
      const fill = async (password: string, address: string) => {
        await page.getByLabel('First name').fill('Maya')
        await page.getByLabel('Last name').fill('Ortiz')
        await page.getByLabel('Department or company').fill('Maple Ridge Fire')
        await page.getByLabel('Email address').fill(address)
        await page.getByLabel('Password', { exact: true }).fill(password)
        await page.getByRole('button', { name: 'Register' }).click()
      }
      await fill('', 'maya at maple')
      await expect(page.getByRole('alert').filter({ hasText: 'You are not registered yet' })).toBeVisible()
      await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
        'Enter your email address, such as name@example.com.',
      )
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Choose a password\./)
      await fill('short', email)
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        /The password must have 10 to 128 characters\./,
      )
      await fill('a longer password', email)
      await expect(page).toHaveURL('/login?returnTo=%2Forders')
      await expect(page.getByText('Sign in with your email address and password.', { exact: false })).toBeVisible()

      await page.getByLabel('Email address').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('a longer password')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL('/orders')
      await expect(page.getByRole('banner').getByText('Maya')).toBeVisible()
      await page.goto('/account')
      await expect(page.getByText('Maple Ridge Fire').first()).toBeVisible()
    })
  })
}
