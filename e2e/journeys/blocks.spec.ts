import type { Page } from '@playwright/test'
import { untilAlive, untilRunning } from '../fixtures/alive.ts'
import { expect, test } from '../fixtures/shop.ts'

const wayHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Hydrant', exact: false }).first()

/** The kinds of blocks whose code a page has asked for so far, by the names of the files that hold it. */
function noteBlockCode(page: Page): () => string[] {
  const found = new Set<string>()
  page.on('request', (request) => {
    const kind = /\/([\w-]+)-view-[\w-]+\.js$/.exec(new URL(request.url()).pathname)?.[1]
    if (kind !== undefined) found.add(kind)
  })
  return () => [...found].toSorted()
}

test('a page asks for the code of its own blocks, and of no others [HOME-03]', async ({ page }) => {
  const asked = noteBlockCode(page)
  await page.goto('/rewards-dollars')
  await untilAlive(page.getByRole('heading', { level: 1, name: 'Rewards dollars' }))
  await untilRunning(page)
  await expect.poll(asked).toContain('text')
  for (const kind of ['hero-slider', 'featured-products', 'top-sellers', 'grid', 'form'])
    expect(asked()).not.toContain(kind)
})

test('a page that is gone to has all its blocks when it comes, and not one by one [HOME-03]', async ({ page }) => {
  await page.goto('/rewards-dollars')
  await untilAlive(wayHome(page))
  const asked = noteBlockCode(page)
  // Code that takes its time must not be waited for in front of a page with holes.
  const held: (() => void)[] = []
  await page.route(/hero-slider-view-[\w-]+\.js$/, async (route) => {
    await new Promise<void>((resolve) => void held.push(resolve))
    await route.continue()
  })
  await wayHome(page).click()
  await expect.poll(() => held.length).toBe(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards dollars' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Top Categories' })).toHaveCount(0)
  for (const go of held) go()
  await expect(page.getByRole('heading', { name: 'Top Categories' })).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: 'Highlights' })
      .or(page.getByRole('group', { name: 'Highlights' }))
      .first(),
  ).toBeVisible()
  await expect.poll(asked).toEqual(expect.arrayContaining(['hero-slider', 'image-link']))
})

test('the look that a block has of its own comes with the page, and again when the page is gone to [BLK-09]', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  await page.goto('/')
  const columns = page.getByRole('link', { name: 'EV Solutions' }).first().locator('xpath=ancestor::*[@data-block][2]')
  await expect(columns).toHaveCSS('flex-direction', 'row')
  await page.setViewportSize({ width: 820, height: 800 })
  await expect(columns).toHaveCSS('flex-direction', 'column')
  await page.goto('/rewards-dollars')
  await untilAlive(wayHome(page))
  await wayHome(page).click()
  await expect(page.getByRole('heading', { name: 'Top Categories' })).toBeVisible()
  await expect(columns).toHaveCSS('flex-direction', 'column')
  expect(refused).toEqual([])
})
