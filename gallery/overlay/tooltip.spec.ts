import type { Locator, Page } from '@playwright/test'
import { eventsOf, expect, faultsFound, test } from '../fixtures/gallery.ts'
import { frameDrawn } from '../fixtures/pictures.ts'

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Download prices' })

/** How far the tooltip is from the button, and to which side. */
async function gapOf(page: Page, tooltip: Locator): Promise<{ readonly above: number; readonly below: number }> {
  const [button, box] = [(await buttonOf(page).boundingBox())!, (await tooltip.boundingBox())!]
  return { above: button.y - box.y - box.height, below: box.y - button.y - button.height }
}

test('the pointer and the focus show it, and it is what the button is described by', async ({ page, show }) => {
  await show('Tooltip', 'further down')
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toBeHidden()
  await expect(buttonOf(page)).toHaveAccessibleDescription('Prices of your contract, without tax')
  await buttonOf(page).hover()
  await expect(tooltip).toBeVisible()
  expect(await faultsFound(page)).toEqual([])
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tooltip).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await expect(buttonOf(page)).toBeFocused()
})

test('it stands above, or below where there is no room, and never leaves the window', async ({ page, show }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  for (const [state, side] of [
    ['at the top', 'below'],
    ['further down', 'above'],
    ['at the end of a line', 'above'],
  ] as const) {
    await show('Tooltip', state)
    const tooltip = page.getByRole('tooltip')
    await buttonOf(page).hover()
    await expect(tooltip).toBeInViewport({ ratio: 1 })
    expect((await gapOf(page, tooltip))[side]).toBeCloseTo(6, 0)
  }
})

test('it takes its place anew 10 ms after the window, or how far it is scrolled, has changed [FMT-03]', async ({
  page,
  show,
}) => {
  await page.clock.install()
  await show('Tooltip', 'at the end of a line')
  await page.clock.pauseAt(Date.now() + 60_000)
  const tooltip = page.getByRole('tooltip')
  await page.keyboard.press('Tab')
  await expect(page.locator('[role="tooltip"]:popover-open')).toBeAttached()
  await expect(tooltip).toBeHidden()
  await frameDrawn(page)
  await page.clock.runFor(9)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(1)
  await expect(tooltip).toBeVisible()
  expect((await gapOf(page, tooltip)).above).toBeCloseTo(6, 0)

  const scrolled = page.evaluate(() => new Promise((resolve) => addEventListener('scroll', resolve, { once: true })))
  await page.evaluate(() => scrollTo(0, 60))
  await scrolled
  expect((await gapOf(page, tooltip)).above).toBeCloseTo(-54, 0)
  await page.clock.runFor(9)
  expect((await gapOf(page, tooltip)).above).toBeCloseTo(-54, 0)
  await page.clock.runFor(1)
  expect((await gapOf(page, tooltip)).above).toBeCloseTo(6, 0)

  const resized = page.evaluate(() => new Promise((resolve) => addEventListener('resize', resolve, { once: true })))
  await page.setViewportSize({ width: 400, height: 700 })
  await resized
  await page.clock.runFor(10)
  await expect(tooltip).toBeInViewport({ ratio: 1 })
})

test('in a dialog, a first Escape is for the tooltip and a second one for the dialog', async ({ page, show }) => {
  await show('Tooltip', 'in a dialog')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await eventsOf(page)).toEqual(['close'])
})
