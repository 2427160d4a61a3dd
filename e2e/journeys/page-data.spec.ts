import type { Page } from '@playwright/test'
import { untilAlive } from '../fixtures/alive.ts'
import { signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

/** What scripts of the page are told of views, from its first moment on. */
async function noteViews(page: Page): Promise<unknown[]> {
  const views: unknown[] = []
  await page.exposeFunction('noteView', (detail: unknown) => void views.push(detail))
  await page.addInitScript('window.addEventListener("hydrant:view-changed", ({ detail }) => window.noteView(detail))')
  return views
}

const layer = (page: Page) => page.locator('#page-data-layer')

test('scripts of a page are told of each view and who looks at it, which the browser alone finds out [HOME-06] [CTX-07]', async ({
  page,
  request,
}) => {
  const rendered = await (await request.get('/')).text()
  expect(rendered).toContain('id="page-data-layer"')
  expect(rendered).not.toMatch(/data-(?:is-guest|crm-id)/)

  const views = await noteViews(page)
  await page.goto('/')
  await expect(layer(page)).toHaveAttribute('data-is-guest', 'true')
  await expect(layer(page)).not.toHaveAttribute('data-crm-id')
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

test('a buyer is told by their user id and nothing else, until they sign out [HOME-06] [CTX-07]', async ({ page }) => {
  await page.goto('/login')
  await expect(layer(page)).toHaveAttribute('data-is-guest', 'true')
  const views = await noteViews(page)
  await signIn(page, { email: 'buyer@county.example', account: 'Station 7' })
  await expect(page.getByText(/You are buying for/)).toBeVisible()
  await expect(layer(page)).toHaveAttribute('data-is-guest', 'false')
  await expect(layer(page)).toHaveAttribute('data-crm-id', /^005\w{15}$/)
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
  await expect(layer(page)).toHaveAttribute('data-is-guest', 'true')
  await expect(layer(page)).not.toHaveAttribute('data-crm-id')
})

test('where nobody can say who it is, nobody is claimed to be a guest; a page that is not there says so [HOME-06] [CTX-07]', async ({
  page,
}) => {
  await page.route('**/session/user', (route) => route.abort())
  const views = await noteViews(page)
  await page.goto('/no/such/page')
  await expect
    .poll(() => views)
    .toEqual([
      { path: '/no/such/page', title: expect.stringMatching(/Hydrant/), pageType: 'error', crmId: null, isGuest: null },
    ])
  await expect(layer(page)).not.toHaveAttribute('data-is-guest')
})

test('another search is announced as another page is, and a search that is only narrowed is not [HOME-06]', async ({
  page,
}) => {
  const announced = page.locator('[aria-live="polite"][aria-atomic="true"]')
  await page.goto('/search?q=hose')
  await untilAlive(page.getByRole('banner').getByRole('combobox'))
  await page.getByRole('main').getByLabel('Sort by').selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort/)
  await expect(announced.filter({ hasText: 'Search' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('combobox').fill('nozzle')
  await page.getByRole('banner').getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/q=nozzle/)
  await expect(announced.filter({ hasText: 'Search: nozzle | Hydrant' })).toHaveCount(1)
})

test('the title of a page that a link has led to is announced [HOME-06]', async ({ page }) => {
  await page.goto('/')
  const announced = page.locator('[aria-live="polite"][aria-atomic="true"]')
  await expect(layer(page)).toHaveAttribute('data-is-guest', 'true')
  await expect(announced.filter({ hasText: 'Hydrant' })).toHaveCount(0)
  const link = page.getByRole('main').getByRole('link', { name: 'Contact us' }).first()
  await untilAlive(link)
  await link.click()
  await expect(announced.filter({ hasText: 'Contact us | Hydrant' })).toHaveCount(1)
})
