import type { MailWithContent, ShopMails } from '@hydrant/contract/admin/mails.ts'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'

const EMAIL = 'buyer@plant.example'

/** Reads the path of the link in the newest mail about a password, as an administrator does without a mail server. */
async function readLink(request: APIRequestContext): Promise<string> {
  const credentials = { username: 'admin@hydrant.example', password: 'hydrant-demo' }
  const signedIn = await request.post('/services/apexrest/auth/login', { data: credentials })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const { mails } = (await (await request.get('/admin/mails?limit=500', { headers })).json()) as ShopMails
  const newest = mails.findLast(({ kind, recipient }) => kind === 'PasswordReset' && recipient === EMAIL)
  const mail = (await (await request.get(`/admin/mails/${newest?.position}`, { headers })).json()) as MailWithContent
  return /\/reset-password\?token=[\w.-]+/.exec(mail.content?.text ?? '')?.[0] ?? ''
}

// The second one chooses the password that other journeys sign in with.
for (const { javaScriptEnabled, password } of [
  { javaScriptEnabled: true, password: 'a password of my own' },
  { javaScriptEnabled: false, password: 'hydrant-demo' },
]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('whoever has forgotten the password chooses a new one by the link of a mail and signs in [PWD-01]', async ({
      page,
      playwright,
      shop,
    }) => {
      await page.goto('/login')
      await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click()
      await expect(page).toHaveURL('/forgot-password')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByLabel('Email address')).toHaveAccessibleDescription('Enter your email address.')
      await page.getByLabel('Email address').fill(EMAIL)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page).toHaveURL('/login')
      await expect(page.getByText(`If ${EMAIL} belongs to an account here`, { exact: false })).toBeVisible()

      const request = await playwright.request.newContext({ baseURL: shop.apiUrl })
      const link = await readLink(request)
      await request.dispose()
      const choose = async (newPassword: string, repeated = newPassword) => {
        await page.getByLabel('New password', { exact: true }).fill(newPassword)
        await page.getByLabel('New password once more').fill(repeated)
        await page.getByRole('button', { name: 'Choose a new password' }).click()
      }
      await page.goto(link)
      await choose(password, 'something else')
      await expect(page.getByLabel('New password once more')).toHaveAccessibleDescription(/The two entries differ\./)
      await choose('short')
      await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
        /The password must have 10 to 128 characters\./,
      )
      await choose(password)
      await expect(page).toHaveURL('/login')
      await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible()
      await page.getByLabel('Email address').fill(EMAIL)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByRole('banner').getByText('Sign in', { exact: true })).toBeHidden()

      await page.context().clearCookies()
      await page.goto(link)
      await choose(password)
      await expect(page.getByRole('alert').filter({ hasText: 'This link was used already' })).toBeVisible()
      await page.getByRole('link', { name: 'Ask for a new link' }).click()
      await expect(page).toHaveURL('/forgot-password')
    })
  })
}
