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
