import type { Page } from '@playwright/test'
import { waitUntilSessionKnown } from '../fixtures/wait-until-hydrated.ts'
import { expect, test } from '../fixtures/shop.ts'

const locateMenu = (page: Page) => page.getByRole('navigation', { name: 'Categories' })

/** Opens the home page without its scripts, which load when the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  return arrival.resolve
}

test('a menu that is opened before hydration stays open until navigation', async ({ page }) => {
  const release = await openWithoutScripts(page)
  await locateMenu(page).getByText('Fire Hose', { exact: true }).click()
  const link = locateMenu(page).getByRole('link', { name: 'Large Diameter' })
  await expect(link).toBeVisible()
  release()
  await waitUntilSessionKnown(page)
  await expect(link).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Large Diameter' })).toBeVisible()
  await expect(link).toBeHidden()
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the same applies to the drawer that contains the menu', async ({ page }) => {
    const release = await openWithoutScripts(page)
    await page.getByRole('button', { name: 'Categories' }).click()
    const heading = locateMenu(page).getByText('Fire Hose', { exact: true })
    await expect(heading).toBeVisible()
    release()
    await waitUntilSessionKnown(page)
    await expect(heading).toBeVisible()
    await heading.click()
    await locateMenu(page).getByRole('link', { name: 'Large Diameter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Large Diameter' })).toBeVisible()
    await expect(heading).toBeHidden()
  })
})
