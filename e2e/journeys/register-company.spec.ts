import { createSwitchedTest } from '../fixtures/switched-shop.ts'
import { expect } from '../fixtures/shop.ts'

const test = createSwitchedTest('registrationNeedsApproval')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a company that registers says who it is, and waits for an answer by mail [PPL-12]', async ({ page }) => {
      await page.goto('/register')
      await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
      await page.getByLabel('First name').fill('Maya')
      await page.getByLabel('Last name').fill('Ortiz')
      await page.getByLabel('Tax id').fill('56-1234567')
      await page.getByLabel('Email address').fill('maya@maple.example')
      const send = page.getByRole('button', { name: 'Send the registration' })
      await send.click()
      await expect(page.getByLabel('Department or company')).toHaveAccessibleDescription(/Enter the name/)
      await expect(page.getByLabel('Tax id')).toHaveValue('56-1234567')
      await page.getByLabel('Department or company').fill('Maple Ridge Fire')
      await send.click()
      await expect(page).toHaveURL('/login?returnTo=%2F')
      await expect(
        page.getByText('We look at your registration and answer by mail to maya@maple.example'),
      ).toBeVisible()
    })
  })
}
