import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

/** The code of a key for a moment so many steps from now. */
const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })
const createEnter = (page: Page) => async (label: string, text: string, button: string) => {
  await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
}

for (const { javaScriptEnabled, email } of [
  { javaScriptEnabled: true, email: 'buyer@plant.example' },
  { javaScriptEnabled: false, email: 'buyer@volunteer.example' },
]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a buyer sets up a second factor, signs in with a code and with a recovery code, and turns it off [PPL-04] [PPL-05] [PPL-07]', async ({
      page,
    }) => {
      const enter = createEnter(page)
      await page.goto('/login?returnTo=/account')
      await signIn(page, { email })
      await page.getByRole('main').getByRole('link', { name: 'Second factor' }).click()
      await enter('Password', 'not this one', 'Set up the second factor')
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/is not right/)
      await enter('Password', 'hydrant-demo', 'Set up the second factor')
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
      const key = ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
      await enter('Code', codeOf(key, 20), 'Turn it on')
      await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/The code is not right/)
      const usedCode = codeOf(key)
      await enter('Code', usedCode, 'Turn it on')
      const codes = page.getByRole('status').filter({ hasText: 'Recovery codes' }).getByRole('listitem')
      await expect(codes).toHaveCount(10)
      const [recovery = '', another = ''] = await codes.allTextContents()

      await page.context().clearCookies()
      await page.goto('/login?returnTo=/orders')
      await signIn(page, { email })
      await expect(page).toHaveURL('/login/code?returnTo=%2Forders')
      await enter('Code', usedCode, 'Sign in')
      await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/was used already/)
      await enter('Code', codeOf(key, 1), 'Sign in')
      await expect(page).toHaveURL('/orders')

      await page.context().clearCookies()
      await page.goto('/login/code')
      await expect(page).toHaveURL('/login?returnTo=%2F')
      await page.goto('/login?returnTo=/account/second-factor')
      await signIn(page, { email })
      await enter('Code', recovery, 'Sign in')
      await expect(page).toHaveURL('/account/second-factor')
      await expect(page.getByText('9 recovery codes are left.', { exact: false })).toBeVisible()
      await page.getByLabel('Code', { exact: true }).fill(recovery)
      await enter('Password', 'hydrant-demo', 'Turn it off')
      await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/was used already/)
      await page.getByLabel('Code', { exact: true }).fill(another)
      await enter('Password', 'hydrant-demo', 'Turn it off')
      await expect(page.getByText('The second factor is off.', { exact: false })).toBeVisible()
    })
  })
}
