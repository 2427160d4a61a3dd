import type { Page } from '@playwright/test'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

/** Records the events about views that scripts of the page receive from its start on. */
async function recordViews(page: Page): Promise<unknown[]> {
  const views: unknown[] = []
  await page.exposeFunction('noteView', (detail: unknown) => void views.push(detail))
  await page.addInitScript('window.addEventListener("hydrant:view-changed", ({ detail }) => window.noteView(detail))')
  return views
}

const locateDataLayer = (page: Page) => page.locator('#page-data-layer')

test('scripts of a page get an event for each view with its visitor, whom only the browser determines [HOME-06] [CTX-07]', async ({
  page,
  request,
}) => {
  const rendered = await (await request.get('/')).text()
  expect(rendered).toContain('id="page-data-layer"')
  expect(rendered).not.toMatch(/data-(?:is-guest|crm-id)/)

  const views = await recordViews(page)
  await page.goto('/')
  await expect(locateDataLayer(page)).toHaveAttribute('data-is-guest', 'true')
  await expect(locateDataLayer(page)).not.toHaveAttribute('data-crm-id')
  const guest = { crmId: null, isGuest: true }
  const home = { path: '/', title: 'Hydrant: fire and rescue equipment', pageType: 'home', ...guest }
  await expect.poll(() => views).toEqual([home])

  await page.getByRole('main').getByRole('link', { name: 'Nozzles' }).first().click()
  await expect
    .poll(() => views.at(1))
    .toEqual({
      path: expect.stringMatching(/^\/category\//),
      title: 'Nozzles | Hydrant',
      pageType: 'category',
      ...guest,
    })
  await page.goBack()
  await expect.poll(() => views.at(2)).toEqual(home)
  expect(views).toHaveLength(3)
})

test('a buyer is identified by their user id only, until they sign out [HOME-06] [CTX-07]', async ({ page }) => {
  await page.goto('/login')
  await expect(locateDataLayer(page)).toHaveAttribute('data-is-guest', 'true')
  const views = await recordViews(page)
  await signIn(page, { email: 'buyer@county.example', account: 'Station 7' })
  await expect(page.getByText(/You are buying for/)).toBeVisible()
  await expect(locateDataLayer(page)).toHaveAttribute('data-is-guest', 'false')
  await expect(locateDataLayer(page)).toHaveAttribute('data-crm-id', /^005\w{15}$/)
  await page.goto('/contact-us')
  await expect
    .poll(() => views.at(-1))
    .toEqual({
      path: '/contact-us',
      title: 'Contact us | Hydrant',
      pageType: 'content',
      crmId: expect.stringMatching(/^005\w{15}$/),
      isGuest: false,
    })
  expect(JSON.stringify(views)).not.toMatch(/county\.example|Station/)
  await page.goto('/webruntime/logout')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(locateDataLayer(page)).toHaveAttribute('data-is-guest', 'true')
  await expect(locateDataLayer(page)).not.toHaveAttribute('data-crm-id')
})

test('when the visitor is unknown, they are not reported as a guest; a missing page is reported as such [HOME-06] [CTX-07]', async ({
  page,
}) => {
  await page.route('**/session/user', (route) => route.abort())
  const views = await recordViews(page)
  await page.goto('/no/such/page')
  await expect
    .poll(() => views)
    .toEqual([
      { path: '/no/such/page', title: expect.stringMatching(/Hydrant/), pageType: 'error', crmId: null, isGuest: null },
    ])
  await expect(locateDataLayer(page)).not.toHaveAttribute('data-is-guest')
})

test('another search is announced like another page, and a filtered search is not [HOME-06]', async ({ page }) => {
  const announced = page.locator('[aria-live="polite"][aria-atomic="true"]')
  await page.goto('/search?q=hose')
  await waitUntilHydrated(page.getByRole('banner').getByRole('combobox'))
  await page.getByRole('main').getByLabel('Sort by').selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort/)
  await expect(announced.filter({ hasText: 'Search' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('combobox').fill('nozzle')
  await page.getByRole('banner').getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/q=nozzle/)
  await expect(announced.filter({ hasText: 'Search: nozzle | Hydrant' })).toHaveCount(1)
})

test('the title of a page is announced after navigation [HOME-06]', async ({ page }) => {
  await page.goto('/')
  const announced = page.locator('[aria-live="polite"][aria-atomic="true"]')
  await expect(locateDataLayer(page)).toHaveAttribute('data-is-guest', 'true')
  await expect(announced.filter({ hasText: 'Hydrant' })).toHaveCount(0)
  const link = page.getByRole('main').getByRole('link', { name: 'Contact us' }).first()
  await waitUntilHydrated(link)
  await link.click()
  await expect(announced.filter({ hasText: 'Contact us | Hydrant' })).toHaveCount(1)
})
