import type { Page } from '@playwright/test'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { expect, test } from '../fixtures/shop.ts'
import { stopClock } from '../fixtures/stop-clock.ts'

const SLIDE_DURATION_MS = 15_000
const TITLES = [
  'Stock the engine before the next run',
  'A car fire that water alone will not end',
  'Gear that fits the crew you have',
  'Battery tools, ready on the tarp',
] as const

const locateSlider = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const locateSlides = (page: Page) => locateSlider(page).locator('[aria-roledescription="slide"]')
/** Whether the next slide will come by itself: then the live region is off. */
const expectPlaying = (page: Page, isTurning: boolean) =>
  expect(locateSlider(page).locator('[aria-live]')).toHaveAttribute('aria-live', isTurning ? 'off' : 'polite')
const expectVisibleSlide = (page: Page, index: number) =>
  expect(locateSlides(page).nth(index)).toHaveCSS('opacity', '1')

test('four of five slides are shown, each with picture, title, subtitle and a button that links to a category [SLD-01] [SLD-02] [SLD-03]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(locateSlides(page)).toHaveCount(4)
  await expect(locateSlider(page).locator('img')).toHaveCount(4)
  const buttons = locateSlider(page).locator('a')
  await expect(buttons).toHaveText(['Shop Now', 'Learn More', 'Shop Now', 'Shop Now'])
  const paths = await buttons.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(['hose', 'ev', 'turnout', 'rescue'].map((key) => `/category/${createIdFromKey('0ZG', key)}`))
  for (const [index, title] of TITLES.entries()) await expect(locateSlides(page).nth(index)).toContainText(title)
})

test('there are arrows, and a dot for each slide [SLD-04]', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Previous slide', 'Next slide'])
    await expect(locateSlider(page).getByRole('button', { name })).toBeVisible()
  await expect(locateSlider(page).getByRole('button', { name: /^Slide \d/ })).toHaveCount(4)
})

for (const width of [1440, 820]) {
  test(`it is 550 pixels high and the boxes at most 503 wide at ${width} pixels [SLD-06]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    expect((await locateSlider(page).boundingBox())!.height).toBe(550)
    const message = locateSlides(page)
      .first()
      .locator('div', { has: page.getByRole('link', { name: 'Shop Now' }) })
      .last()
    expect((await message.boundingBox())!.width).toBeLessThanOrEqual(503)
  })
}

test('slides start with the first, advance every 15 seconds and wrap around; a press restarts the time [SLD-05]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible()
  await waitUntilHydrated(locateSlides(page).first())
  await expect(locateSlides(page).nth(1)).toHaveAttribute('inert')
  await expectVisibleSlide(page, 0)
  await stopClock(page)
  // The time of the first slide began somewhere before: it is restarted here.
  await locateSlider(page)
    .getByRole('button', { name: /^Slide 1/ })
    .click()
  await page.mouse.move(0, 880)
  await expectPlaying(page, true)
  for (const index of [0, 1, 2, 3, 0]) {
    await expectVisibleSlide(page, index)
    await page.clock.runFor(SLIDE_DURATION_MS)
  }
  await expectVisibleSlide(page, 1)
  await page.clock.runFor(SLIDE_DURATION_MS - 1000)
  await locateSlider(page).getByRole('button', { name: 'Next slide' }).click()
  await page.mouse.move(0, 880)
  await expectPlaying(page, true)
  await expectVisibleSlide(page, 2)
  await page.clock.runFor(SLIDE_DURATION_MS - 1000)
  await expectVisibleSlide(page, 2)
  await page.clock.runFor(1000)
  await expectVisibleSlide(page, 3)
})

test('the slides can be stopped, pause while the pointer or focus is on them, and hidden ones are inert [SLD-08]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await waitUntilHydrated(locateSlides(page).first())
  await expect(locateSlides(page).nth(1)).toHaveAttribute('inert')
  await stopClock(page)
  await expectPlaying(page, true)
  await locateSlider(page).hover()
  await expectPlaying(page, false)
  await page.clock.runFor(2 * SLIDE_DURATION_MS)
  await expectVisibleSlide(page, 0)
  await page.mouse.move(0, 880)
  await locateSlider(page).getByRole('button', { name: 'Stop the slides' }).click()
  await page.mouse.move(0, 880)
  await page.clock.runFor(2 * SLIDE_DURATION_MS)
  await expectVisibleSlide(page, 0)
  await locateSlider(page).getByRole('button', { name: 'Let the slides change' }).click()
  await page.mouse.move(0, 880)
  await expectPlaying(page, true)
  await page.clock.runFor(SLIDE_DURATION_MS)
  await expectVisibleSlide(page, 1)
  await expect(locateSlides(page).first()).toHaveAttribute('inert')
})
