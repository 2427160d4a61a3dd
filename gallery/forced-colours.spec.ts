import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures/gallery.ts'

test.use({ forcedColors: 'active' })

const readStyle = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name)

test('with forced colours the selected tab is distinguishable', async ({ page, show }) => {
  await show('Tabs', 'three')
  const edge = (isChosen: boolean) =>
    readStyle(page.getByRole('tab', { selected: isChosen }).first(), 'border-block-end-color')
  expect(await edge(true)).not.toBe(await edge(false))
})

test('with forced colours the current page is distinguishable', async ({ page, show }) => {
  await show('Pagination', 'in the middle')
  const shown = page.getByRole('navigation').locator('[aria-current="page"]')
  expect(await readStyle(shown, 'background-color')).not.toBe(
    await readStyle(page.getByRole('link').last(), 'background-color'),
  )
})

test('with forced colours a row shows its current page, and that there is none before it', async ({ page, show }) => {
  await show('Slider', 'eight items')
  const dots = page.getByRole('button', { name: /^Page \d$/ })
  await expect(dots).toHaveCount(3)
  const colours = await dots.evaluateAll((found) =>
    found.map((dot) => getComputedStyle(dot, '::before').backgroundColor),
  )
  expect(colours[0]).not.toBe(colours[1])
  const arrows = page.locator('button[aria-disabled], button:not([aria-disabled]):has(svg)')
  expect(await readStyle(arrows.first(), 'color')).not.toBe(await readStyle(arrows.last(), 'color'))
})

test('with forced colours disabled controls are grey', async ({ page, show }) => {
  await show('Button', 'links that look like it')
  const defaultColour = await readStyle(page.getByRole('link').first(), 'border-top-color')
  await show('Button', 'a link to nowhere')
  expect(await readStyle(page.getByRole('link'), 'border-top-color')).not.toBe(defaultColour)
})

test('with forced colours progress is a bar on a track', async ({ page, show }) => {
  await show('Waiting and empty', 'progress of a known length')
  const bar = (await page.getByRole('progressbar').boundingBox())!
  // Scripts cannot read the colours of the native progress bar, so pixels of a screenshot are compared.
  const paintedAt = (share: number) =>
    page.screenshot({ clip: { x: bar.x + share * bar.width, y: bar.y, width: 20, height: bar.height } })
  expect((await paintedAt(0.1)).equals(await paintedAt(0.2))).toBe(true)
  expect((await paintedAt(0.1)).equals(await paintedAt(0.8))).toBe(false)
})
