import type { APIResponse } from '@playwright/test'
import type { PreviewAccountCollection } from '@hydrant/contract/admin/pages.ts'
import { openBuilder } from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test.use({ viewport: { width: 1280, height: 900 } })

test('a site builder looks at a page as a guest or as a buyer of any account, and stays who they are [ROLE-07] [BLK-10]', async ({ page }) => {
  await openBuilder(page)
  const [account] = await accountsOf(await page.request.get('/admin/builder/accounts?pageSize=1'))
  if (account === undefined) throw new Error('The demo shop has no accounts.')
  const banner = page.getByRole('banner')
  await page.goto('/?preview=draft&as=guest')
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto(`/?preview=draft&as=${account.accountId}`)
  await expect(banner).toContainText(account.name)
  // An address that shows nothing beforehand is answered as to the site builder themself.
  await page.goto(`/?as=${account.accountId}`)
  await expect(banner).not.toContainText(account.name)
  await page.goto('/builder')
  await expect(page.getByRole('navigation', { name: 'Site builder' })).toBeVisible()
})

test('what is looked at beforehand is nobody else’s to see, and in no cache [ROLE-07]', async ({ page }) => {
  for (const query of ['preview=draft', 'preview=draft&as=guest', 'at=2099-01-01T00:00:00Z']) {
    const answer = await page.request.get(`/?${query}`)
    expect([answer.status() >= 400 && answer.status() < 500, answer.headers()['cache-control']], query).toEqual([true, 'no-store'])
  }
})

async function accountsOf(answer: APIResponse): Promise<PreviewAccountCollection['accounts']> {
  const body: PreviewAccountCollection = JSON.parse(await answer.text())
  return body.accounts
}
