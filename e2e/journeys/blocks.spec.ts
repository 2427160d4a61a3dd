import type { Page } from '@playwright/test'
import { waitUntilHydrated, waitUntilSessionKnown } from '../fixtures/wait-until-hydrated.ts'
import { expect, test } from '../fixtures/shop.ts'

const locateHomeLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Hydrant', exact: false }).first()

/** Records the kinds of blocks whose code a page has requested so far, by the names of their files. */
function recordBlockCode(page: Page): () => string[] {
  const loadedKinds = new Set<string>()
  page.on('request', (request) => {
    const kind = /\/([\w-]+)-view-[\w-]+\.js$/.exec(new URL(request.url()).pathname)?.[1]
    if (kind !== undefined) loadedKinds.add(kind)
  })
  return () => [...loadedKinds].toSorted()
}

test('a page loads the code of its own blocks, besides that of common ones [HOME-03]', async ({ page }) => {
  const readLoadedKinds = recordBlockCode(page)
  await page.goto('/rewards-dollars')
  await waitUntilHydrated(page.getByRole('heading', { level: 1, name: 'Rewards dollars' }))
  await waitUntilSessionKnown(page)
  await expect.poll(readLoadedKinds).toContain('accordion')
  for (const kind of ['block-slider', 'category-tiles', 'product-list', 'grid', 'form'])
    expect(readLoadedKinds()).not.toContain(kind)
})

test('after navigation a page appears with all its blocks at once [HOME-03]', async ({ page }) => {
  await page.goto('/')
  await waitUntilHydrated(locateHomeLink(page))
  // A page with missing blocks must not appear while slow code is loading.
  const releaseCode: (() => void)[] = []
  await page.route(/accordion-view-[\w-]+\.js$/, async (route) => {
    await new Promise<void>((resolve) => void releaseCode.push(resolve))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Rewards dollars' }).first().click()
  await expect.poll(() => releaseCode.length).toBe(1)
  await expect(page.getByRole('heading', { name: 'Top Categories' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards dollars' })).toHaveCount(0)
  for (const go of releaseCode) go()
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards dollars' })).toBeVisible()
  await expect(page.getByRole('main').locator('details').first()).toBeVisible()
})

test('the styles of a block come with the page, and also after navigation [BLK-09]', async ({ page }) => {
  const policyViolations: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) policyViolations.push(message.text())
  })
  await page.goto('/')
  const columns = page.getByRole('link', { name: 'EV Solutions' }).first().locator('xpath=ancestor::*[@data-block][2]')
  await expect(columns).toHaveCSS('flex-direction', 'row')
  await page.setViewportSize({ width: 820, height: 800 })
  await expect(columns).toHaveCSS('flex-direction', 'column')
  await page.goto('/rewards-dollars')
  await waitUntilHydrated(locateHomeLink(page))
  await locateHomeLink(page).click()
  await expect(page.getByRole('heading', { name: 'Top Categories' })).toBeVisible()
  await expect(columns).toHaveCSS('flex-direction', 'column')
  expect(policyViolations).toEqual([])
})
