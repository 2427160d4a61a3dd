import type { Page } from '@playwright/test'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { expect, test } from '../fixtures/shop.ts'
import { stopClock } from '../fixtures/stop-clock.ts'

const TURN = 15_000
const TITLES = [
  'Stock the engine before the next run',
  'A car fire that water alone will not end',
  'Gear that fits the crew you have',
  'Battery tools, ready on the tarp',
] as const

const slider = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const slides = (page: Page) => slider(page).locator('[aria-roledescription="slide"]')
/** Whether the next slide is going to come by itself: then what is shown is not read out. */
const turns = (page: Page, isTurning: boolean) =>
  expect(slider(page).locator('[aria-live]')).toHaveAttribute('aria-live', isTurning ? 'off' : 'polite')
const seen = (page: Page, place: number) => expect(slides(page).nth(place)).toHaveCSS('opacity', '1')

test('four of five slides are shown, each with picture, title, subtitle and a button that leads to a category [SLD-01] [SLD-02] [SLD-03]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(slides(page)).toHaveCount(4)
  await expect(slider(page).locator('img')).toHaveCount(4)
  const buttons = slider(page).locator('a')
  await expect(buttons).toHaveText(['Shop Now', 'Learn More', 'Shop Now', 'Shop Now'])
  const paths = await buttons.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(['hose', 'ev', 'turnout', 'rescue'].map((key) => `/category/${idFromKey('0ZG', key)}`))
  for (const [place, title] of TITLES.entries()) await expect(slides(page).nth(place)).toContainText(title)
})

test('there are arrows, and a dot for each slide [SLD-04]', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Previous slide', 'Next slide'])
    await expect(slider(page).getByRole('button', { name })).toBeVisible()
  await expect(slider(page).getByRole('button', { name: /^Slide \d/ })).toHaveCount(4)
})

for (const width of [1440, 820]) {
  test(`it is 550 pixels high and the boxes at most 503 wide at ${width} pixels [SLD-06]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    expect((await slider(page).boundingBox())!.height).toBe(550)
    const message = slides(page)
      .first()
      .locator('div', { has: page.getByRole('link', { name: 'Shop Now' }) })
      .last()
    expect((await message.boundingBox())!.width).toBeLessThanOrEqual(503)
  })
}

test('the first comes first, every 15 seconds the next, and after the last the first; a press begins the time anew [SLD-05]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible()
  await expect(slides(page).nth(1)).toHaveAttribute('inert')
  await seen(page, 0)
  await stopClock(page)
  // The time of the first slide began somewhere before: it begins anew here.
  await slider(page)
    .getByRole('button', { name: /^Slide 1/ })
    .click()
  await page.mouse.move(0, 880)
  await turns(page, true)
  for (const place of [0, 1, 2, 3, 0]) {
    await seen(page, place)
    await page.clock.runFor(TURN)
  }
  await seen(page, 1)
  await page.clock.runFor(TURN - 1000)
  await slider(page).getByRole('button', { name: 'Next slide' }).click()
  await page.mouse.move(0, 880)
  await turns(page, true)
  await seen(page, 2)
  await page.clock.runFor(TURN - 1000)
  await seen(page, 2)
  await page.clock.runFor(1000)
  await seen(page, 3)
})

test('the slides can be stopped, wait for whoever looks closer, and those that are not seen are inert [SLD-08]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await expect(slides(page).nth(1)).toHaveAttribute('inert')
  await stopClock(page)
  await turns(page, true)
  await slider(page).hover()
  await turns(page, false)
  await page.clock.runFor(2 * TURN)
  await seen(page, 0)
  await page.mouse.move(0, 880)
  await slider(page).getByRole('button', { name: 'Stop the slides' }).click()
  await page.mouse.move(0, 880)
  await page.clock.runFor(2 * TURN)
  await seen(page, 0)
  await slider(page).getByRole('button', { name: 'Let the slides change' }).click()
  await page.mouse.move(0, 880)
  await turns(page, true)
  await page.clock.runFor(TURN)
  await seen(page, 1)
  await expect(slides(page).first()).toHaveAttribute('inert')
})
