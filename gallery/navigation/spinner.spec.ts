import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/gallery.ts'

const locateSpinner = (page: Page, text: string) =>
  page.getByRole('status').filter({ has: page.getByText(text, { exact: true }) })

test('a spinner has one of five sizes, medium by default [BLK-11]', async ({ page, show }) => {
  await show('Spinner', 'sizes')
  const widthOf = async (text: string) => (await locateSpinner(page, text).boundingBox())!.width
  const widths = []
  for (const size of ['xx-small', 'x-small', 'small', 'medium', 'large']) widths.push(await widthOf(size))
  expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other))
  expect(await widthOf('by default')).toBe(widths[3])
})

test('a spinner is base, brand or inverse, and base by default [BLK-11]', async ({ page, show }) => {
  await show('Spinner', 'variants')
  const colourOf = (text: string) => locateSpinner(page, text).evaluate((node) => getComputedStyle(node).color)
  const colours = await Promise.all(['base', 'brand', 'inverse'].map(colourOf))
  expect(new Set(colours).size).toBe(3)
  expect(await colourOf('by default')).toBe(colours[0])
})

test('a spinner without text logs a warning; one with text is announced [BLK-11]', async ({ page, show }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await show('Spinner', 'sizes')
  await expect(locateSpinner(page, 'large')).toHaveText('large')
  expect(warnings).toEqual([])
  await show('Spinner', 'without words')
  await expect
    .poll(() => warnings)
    .toEqual(['The alternativeText of a spinner is empty: it says nothing to those who cannot see it.'])
})

test('a spinner appears only after a moment, and does not turn for users who prefer reduced motion', async ({
  page,
  show,
}) => {
  await show('Spinner', 'sizes')
  const ring = page.getByRole('status').first().locator('[aria-hidden]')
  const animations = () =>
    ring.evaluate((node) =>
      node
        .getAnimations()
        .map((animation) => [animation.effect?.getTiming().delay, animation.effect?.getTiming().iterations]),
    )
  expect(await animations()).toEqual([
    [200, 1],
    [0, Infinity],
  ])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(animations).toEqual([[200, 1]])
})
