import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures/gallery.ts'

test.use({ forcedColors: 'active' })

const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name)

test('in the colours of the system the chosen tab is told apart', async ({ page, show }) => {
  await show('Tabs', 'three')
  const edge = (isChosen: boolean) =>
    styleOf(page.getByRole('tab', { selected: isChosen }).first(), 'border-block-end-color')
  expect(await edge(true)).not.toBe(await edge(false))
})

test('in the colours of the system the page that is shown is told apart', async ({ page, show }) => {
  await show('Pagination', 'in the middle')
  const shown = page.getByRole('navigation').locator('[aria-current="page"]')
  expect(await styleOf(shown, 'background-color')).not.toBe(
    await styleOf(page.getByRole('link').last(), 'background-color'),
  )
})

test('in the colours of the system a row shows which page of it is there, and that there is none before it', async ({
  page,
  show,
}) => {
  await show('Slider', 'eight items')
  const dots = page.getByRole('button', { name: /^Page \d$/ })
  await expect(dots).toHaveCount(3)
  const colours = await dots.evaluateAll((found) =>
    found.map((dot) => getComputedStyle(dot, '::before').backgroundColor),
  )
  expect(colours[0]).not.toBe(colours[1])
  const arrows = page.locator('button[aria-disabled], button:not([aria-disabled]):has(svg)')
  expect(await styleOf(arrows.first(), 'color')).not.toBe(await styleOf(arrows.last(), 'color'))
})

test('in the colours of the system what cannot be pressed is grey', async ({ page, show }) => {
  await show('Button', 'links that look like it')
  const usual = await styleOf(page.getByRole('link').first(), 'border-top-color')
  await show('Button', 'a link to nowhere')
  expect(await styleOf(page.getByRole('link'), 'border-top-color')).not.toBe(usual)
})

test('in the colours of the system progress is a bar on a track', async ({ page, show }) => {
  await show('Waiting and empty', 'progress of a known length')
  const bar = (await page.getByRole('progressbar').boundingBox())!
  // What a browser's own bar is painted with is not told to scripts.
  const paintedAt = (share: number) =>
    page.screenshot({ clip: { x: bar.x + share * bar.width, y: bar.y, width: 20, height: bar.height } })
  expect((await paintedAt(0.1)).equals(await paintedAt(0.2))).toBe(true)
  expect((await paintedAt(0.1)).equals(await paintedAt(0.8))).toBe(false)
})
