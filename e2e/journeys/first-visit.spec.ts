import { expect, test } from '../fixtures/shop.ts'
import { waitUntilScriptsRun } from '../fixtures/wait-until-hydrated.ts'

test('a page loads its scripts after its pictures, and at once when the visitor does something [PERF-02]', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const end = Promise.withResolvers<void>()
  await page.route('**/cms/delivery/media/**', async (route) => {
    await end.promise
    await route.abort()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await waitUntilScriptsRun(page)
  expect(scripts).not.toEqual([])
  end.resolve()
})

test('header and content load their scripts at the first interaction, and a click that came before them is followed without a reload [PERF-03]', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const hasContent = () => scripts.some((url) => /\/(?:stored-page-content|header|footer)-/.test(url))
  expect(hasContent()).toBe(false)
  const content = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await content.promise
    await route.continue()
  })
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const main = page.getByRole('main')
  await main.getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  content.resolve()
  await expect(page).not.toHaveURL('/')
  expect(hasContent()).toBe(true)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
