import { openAsStaff } from '../fixtures/buying.ts'
import { createSwitchedTest } from '../fixtures/switched-shop.ts'
import { expect } from '../fixtures/shop.ts'

const test = createSwitchedTest('registrationNeedsApproval')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a company that registers says who it is, waits for an answer by mail, and is decided about by staff [PPL-12] [ADM-09]', async ({
      page,
    }) => {
      const company = javaScriptEnabled ? 'Maple Ridge Fire' : 'Birch Hollow Rescue'
      const email = javaScriptEnabled ? 'maya@maple.example' : 'maya@birch.example'
      await page.goto('/register')
      await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
      await page.getByLabel('First name').fill('Maya')
      await page.getByLabel('Last name').fill('Ortiz')
      await page.getByLabel('Tax id').fill('56-1234567')
      await page.getByLabel('Email address').fill(email)
      const send = page.getByRole('button', { name: 'Send the registration' })
      await send.click()
      await expect(page.getByLabel('Department or company')).toHaveAccessibleDescription(/Enter the name/)
      await expect(page.getByLabel('Tax id')).toHaveValue('56-1234567')
      await page.getByLabel('Department or company').fill(company)
      await send.click()
      await expect(page).toHaveURL('/login?returnTo=%2F')
      await expect(page.getByText(`We look at your registration and answer by mail to ${email}`)).toBeVisible()

      await openAsStaff(page, '/admin')
      await page.getByRole('link', { name: /Registrations to decide/ }).click()
      await page.getByRole('link', { name: company }).click()
      await expect(page.getByText('56-1234567')).toBeVisible()
      if (javaScriptEnabled) {
        await page.getByRole('button', { name: 'Approve and invite' }).click()
        await expect(page.getByText('Nothing was changed')).toBeVisible()
        await page.getByRole('group', { name: 'Buyer groups' }).getByRole('checkbox').first().check()
        await page.getByRole('button', { name: 'Approve and invite' }).click()
        await page.getByRole('link', { name: 'Open the account' }).click()
        await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible()
      } else {
        await page.getByLabel('Reason').fill('We only sell to fire departments.')
        await page.getByRole('button', { name: 'Refuse' }).click()
        await expect(page.getByText('We only sell to fire departments.')).toBeVisible()
      }
    })
  })
}
