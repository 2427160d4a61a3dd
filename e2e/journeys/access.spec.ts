import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.describe('programs and sessions', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('a buyer authorizes a program with read access, sees its secret once, and revokes it [ROLE-01] [ROLE-11]', async ({
        page,
        request,
        shop,
      }) => {
        await page.goto('/login?returnTo=/account/access')
        await signIn(page, { email: 'buyer@volunteer.example' })
        await page.getByLabel('Name of the program').fill('Station planner')
        await page.getByLabel('Only read').check()
        await page.getByRole('button', { name: 'Let a program in' }).click()
        const confirmation = page.getByRole('status').filter({ hasText: 'Station planner is let in' })
        await expect(confirmation.getByRole('definition')).toHaveCount(2)
        const [id = '', secret = ''] = await confirmation.getByRole('definition').allTextContents()
        const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret }
        const issued = await request.post(`${shop.apiUrl}/services/oauth2/token`, { form })
        expect(await issued.json()).toMatchObject({ scope: 'read' })

        await page.goto('/account/access')
        await expect(page.getByRole('main')).not.toContainText(secret)
        const tokens = page.getByRole('table', { name: 'Open sessions and tokens, newest first' })
        await expect(tokens.getByRole('row').filter({ hasText: 'Station planner' })).toContainText('Only reads')
        await expect(tokens.getByRole('row').filter({ hasText: 'This session' })).toContainText('Chrome')

        const shutOut = page.getByRole('row').filter({ hasText: id }).getByRole('button', { name: 'Shut out' })
        if (javaScriptEnabled) await waitUntilHydrated(shutOut)
        await shutOut.click()
        if (javaScriptEnabled) await page.getByRole('dialog').getByRole('button', { name: 'Shut out' }).click()
        await expect(page.getByText('Station planner is shut out.', { exact: false })).toBeVisible()
        await expect(page.getByRole('row').filter({ hasText: 'Station planner' })).toHaveCount(0)
        expect((await request.post(`${shop.apiUrl}/services/oauth2/token`, { form })).status()).toBe(401)
      })

      test('a password is changed on its page, which ends other sessions, and the new one is valid [SES-03]', async ({
        page,
        request,
        shop,
      }) => {
        const login = (password: string) =>
          request.post(`${shop.apiUrl}/services/apexrest/auth/login`, {
            data: { username: 'buyer@plant.example', password },
          })
        const { token }: { token: string } = await (await login('hydrant-demo')).json()
        await page.goto('/login?returnTo=/account/password')
        await signIn(page, { email: 'buyer@plant.example' })
        const change = async (from: string, to: string) => {
          await page.getByLabel('Current password', { exact: true }).fill(from)
          await page.getByLabel('New password', { exact: true }).fill(to)
          await page.getByLabel('New password once more', { exact: true }).fill(to)
          await page.getByRole('button', { name: 'Change password' }).click()
        }
        await change('not this one', 'a longer password')
        await expect(page.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
          'The current password is not right.',
        )
        await change('hydrant-demo', 'short')
        await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
          /10 to 128 characters/,
        )
        await change('hydrant-demo', 'a longer password')
        await expect(page).toHaveURL('/account/access')
        await expect(page.getByText('Your password is changed, and your other sessions have ended.')).toBeVisible()
        expect(
          (
            await request.get(`${shop.apiUrl}/services/apexrest/auth/session`, {
              headers: { authorization: `Bearer ${token}` },
            })
          ).status(),
        ).toBe(401)
        expect((await login('hydrant-demo')).status()).toBe(401)
        await page.goto('/account/password')
        await change('a longer password', 'hydrant-demo')
        await expect(page).toHaveURL('/account/access')
        expect((await login('hydrant-demo')).status()).toBe(200)
      })
    })
  }

  test('a program without a name gets an error at its field, and a guest signs in first [ROLE-01]', async ({
    page,
  }) => {
    await page.goto('/account/access')
    await expect(page).toHaveURL('/login?returnTo=%2Faccount%2Faccess')
    await signIn(page, { email: 'buyer@plant.example' })
    await page.getByRole('button', { name: 'Let a program in' }).click()
    await expect(page.getByLabel('Name of the program')).toHaveAccessibleDescription(
      'Enter a name by which you will know the program.',
    )
  })
})
