import { expectAccessible } from '../fixtures/accessibility.ts'
import { type ShopProcess, startProcess, startShop } from '../fixtures/shop-process.ts'
import { copyShopTemplate } from '../fixtures/shop-template.ts'
import { expect, test as base } from '../fixtures/shop.ts'

const EMAIL = 'buyer@volunteer.example'

/** A shop whose buyers sign in with accounts at an OpenID provider. */
const test = base.extend<object, { readonly provider: ShopProcess }>({
  provider: [
    async ({}, use) => {
      const provider = await startProcess('server/testing/run-openid-provider.ts', {})
      await use(provider).finally(() => provider.close())
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shop: [
    async ({ provider }, use) => {
      const copy = await copyShopTemplate()
      try {
        const environment = {
          OIDC_ISSUER: provider.origin,
          OIDC_CLIENT_ID: 'shop',
          OIDC_CLIENT_SECRET: 'a secret of the shop at the provider',
          OIDC_LABEL: 'Volunteer Fire',
        }
        const shop = await startShop({ ...copy.settings, environment })
        await fetch(`${provider.origin}/?register-shop=${shop.origin}/login/company`)
        await use(shop).finally(() => shop.close())
      } finally {
        await copy.deleteAll()
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a buyer signs in with an account of their company, goes on to the requested page, and unlinks it [PPL-14] [PPL-15] [PPL-21]', async ({
      page,
    }) => {
      await page.goto('/login?returnTo=/account')
      await page.getByRole('link', { name: 'Sign in with Volunteer Fire' }).click()
      await expect(page).toHaveURL('/account')
      await expect(page.getByRole('main')).toContainText(EMAIL)

      await page.goto('/account/access')
      const accounts = page.getByRole('table', { name: 'Accounts of companies by which you sign in' })
      await expect(accounts.getByRole('row')).toHaveCount(2)
      if (javaScriptEnabled) await expectAccessible(page)
      await accounts.getByRole('button', { name: 'Unlink' }).click()
      if (javaScriptEnabled) await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
      await expect(page.getByText('The account is unlinked.', { exact: false })).toBeVisible()
      await expect(accounts).toHaveCount(0)

      await page.context().clearCookies()
      await page.goto('/login/company?state=x&code=y')
      await expect(page).toHaveURL('/login?returnTo=%2F')
      await expect(page.getByText('was begun in another browser', { exact: false })).toBeVisible()
    })
  })
}
