import type { Page } from '@playwright/test'
import { untilRunning } from '../fixtures/alive.ts'
import { expect, test } from '../fixtures/shop.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Categories' })

/** Opens the front page without its scripts, which come when the answer is called. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  return arrival.resolve
}

test('a menu that is opened before the scripts have arrived stays open, until it leads to another page', async ({
  page,
}) => {
  const release = await openWithoutScripts(page)
  await menu(page).getByText('Fire Hose', { exact: true }).click()
  const link = menu(page).getByRole('link', { name: 'Large Diameter' })
  await expect(link).toBeVisible()
  release()
  await untilRunning(page)
  await expect(link).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Large Diameter' })).toBeVisible()
  await expect(link).toBeHidden()
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the same goes for the drawer that the menu is in there', async ({ page }) => {
    const release = await openWithoutScripts(page)
    await page.getByRole('button', { name: 'Categories' }).click()
    const heading = menu(page).getByText('Fire Hose', { exact: true })
    await expect(heading).toBeVisible()
    release()
    await untilRunning(page)
    await expect(heading).toBeVisible()
    await heading.click()
    await menu(page).getByRole('link', { name: 'Large Diameter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Large Diameter' })).toBeVisible()
    await expect(heading).toBeHidden()
  })
})
