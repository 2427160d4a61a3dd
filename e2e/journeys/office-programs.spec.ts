import { expectAccessible } from '../fixtures/accessibility.ts'
import { openAsStaff } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

const BUYER = 'buyer@county.example'

test('an administrator creates a token for a program, which works until it is ended [ADM-63]', async ({
  page,
  request,
}) => {
  await openAsStaff(page, '/admin/programs')
  await page.getByText('New token').click()
  await page.getByLabel('Name of the program').fill('Price feed')
  await page.getByLabel('Sign-in name of whom it acts as').fill('nobody@county.example')
  await page.getByLabel('Valid for').selectOption('30 days')
  await page.getByLabel('Your password').fill('not this one')
  const create = page.getByRole('button', { name: 'Create the token' })
  await create.click()
  await expect(page.getByLabel('Sign-in name of whom it acts as')).toHaveAccessibleDescription(/There is nobody/)
  await expect(page.getByLabel('Name of the program')).toHaveValue('Price feed')
  await page.getByLabel('Sign-in name of whom it acts as').fill(BUYER)
  await page.getByLabel('Your password').fill('not this one')
  await create.click()
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(/password/)
  await page.getByLabel('Your password').fill('hydrant-demo')
  await create.click()
  const token = await page.getByLabel('Token', { exact: true }).textContent()
  expect(token).toMatch(/^00D\w+!hyt_\w+$/)
  await expectAccessible(page)

  const headers = { authorization: `Bearer ${token}` }
  // Reading the state of a session, as open pages do again and again, would be no use of it.
  const session = '/services/apexrest/auth/tokens'
  expect((await request.get(session, { headers })).status()).toBe(200)
  await page.reload()
  await page.goto('/admin/programs')
  await expect(page.getByText('hyt_')).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: 'Price feed' })
  await expect(row).toContainText(BUYER)
  await expect(row).toContainText('One token')
  await expect(row).not.toContainText('Never')
  await row.getByRole('button', { name: 'End' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End Price feed' }).click()
  await expect(page.getByText('it is refused from the next request on')).toBeVisible()
  expect((await request.get(session, { headers })).status()).toBe(401)
})

test('a token is created and all programs of a person end without scripts, too [ADM-63]', async ({ browser, shop }) => {
  const withoutScripts = await browser.newPage({ baseURL: shop.origin, javaScriptEnabled: false })
  await openAsStaff(withoutScripts, '/admin/programs')
  await withoutScripts.getByText('New token').click()
  await withoutScripts.getByLabel('Name of the program').fill('Reports')
  await withoutScripts.getByLabel('Sign-in name of whom it acts as').fill(BUYER)
  await withoutScripts.getByLabel('Valid for').selectOption('30 days')
  await withoutScripts.getByLabel('Your password').fill('hydrant-demo')
  await withoutScripts.getByRole('button', { name: 'Create the token' }).click()
  await expect(withoutScripts.getByLabel('Token', { exact: true })).toHaveText(/hyt_/)
  await withoutScripts.getByRole('row').filter({ hasText: 'Reports' }).getByRole('link').click()
  await withoutScripts.getByRole('button', { name: /^End all programs of/ }).click()
  await expect(withoutScripts.getByText('it is refused from the next request on')).toBeVisible()
  await expect(withoutScripts.getByText('Reports')).toHaveCount(0)
  await withoutScripts.close()
})
