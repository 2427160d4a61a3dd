import { untilAlive } from '../fixtures/alive.ts'
import { signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.describe('programs and sessions', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('a buyer lets a program in, sees its secret once, and shuts it out [ROLE-01]', async ({ page, request, shop }) => {
        await page.goto('/login?returnTo=/account/access')
        await signIn(page, { email: 'buyer@volunteer.example' })
        await page.getByLabel('Name of the program').fill('Station planner')
        await page.getByRole('button', { name: 'Let a program in' }).click()
        const told = page.getByRole('status').filter({ hasText: 'Station planner is let in' })
        await expect(told.getByRole('definition')).toHaveCount(2)
        const [id = '', secret = ''] = await told.getByRole('definition').allTextContents()
        const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret }
        const issued = await request.post(`${shop.apiUrl}/services/oauth2/token`, { form })
        expect(issued.status()).toBe(200)

        await page.goto('/account/access')
        await expect(page.getByRole('main')).not.toContainText(secret)
        const tokens = page.getByRole('table', { name: 'Open sessions and tokens, newest first' })
        await expect(tokens.getByRole('row').filter({ hasText: 'Station planner' })).toContainText('Program')
        await expect(tokens.getByRole('row').filter({ hasText: 'This session' })).toContainText('Chrome')

        const shutOut = page.getByRole('row').filter({ hasText: id }).getByRole('button', { name: 'Shut out' })
        if (javaScriptEnabled) await untilAlive(shutOut)
        await shutOut.click()
        if (javaScriptEnabled) await page.getByRole('dialog').getByRole('button', { name: 'Shut out' }).click()
        await expect(page.getByText('Station planner is shut out.', { exact: false })).toBeVisible()
        await expect(page.getByRole('row').filter({ hasText: 'Station planner' })).toHaveCount(0)
        expect((await request.post(`${shop.apiUrl}/services/oauth2/token`, { form })).status()).toBe(401)
      })
    })
  }

  test('a program without a name is refused at its field, and a guest signs in first [ROLE-01]', async ({ page }) => {
    await page.goto('/account/access')
    await expect(page).toHaveURL('/login?returnTo=%2Faccount%2Faccess')
    await signIn(page, { email: 'buyer@plant.example' })
    await page.getByRole('button', { name: 'Let a program in' }).click()
    await expect(page.getByLabel('Name of the program')).toHaveAccessibleDescription('Enter a name by which you will know the program.')
  })
})
