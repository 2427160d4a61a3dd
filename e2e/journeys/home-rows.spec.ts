import type { Locator, Page } from '@playwright/test'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { expect, test } from '../fixtures/shop.ts'

const main = (page: Page) => page.getByRole('main')
const topSellers = (page: Page) => main(page).getByRole('region', { name: 'Latest additions' })
const brands = (page: Page) => main(page).getByRole('region', { name: 'Featured Brands' })

/** The places of the items of a row that are in view, wholly. */
async function seen(row: Locator): Promise<number[]> {
  return row
    .getByRole('list')
    .first()
    .evaluate((list) => {
      const view = list.getBoundingClientRect()
      return Array.from(list.children).flatMap((item, index) => {
        const box = item.getBoundingClientRect()
        return box.left >= view.left && box.right <= view.right + 0.5 ? [index + 1] : []
      })
    })
}

for (const [width, places] of [
  [1440, [1, 2, 3, 4, 5]],
  [820, [1, 2, 3, 4]],
  [390, [1, 2]],
] as const) {
  test(`top sellers: ${places.length} of five cards are seen in a window of ${width}, with arrows only if there are more [TOP-01] [TOP-02] [TOP-03]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(topSellers(page).getByRole('heading', { level: 4, name: 'Latest additions' })).toBeVisible()
    await expect(topSellers(page).getByRole('article')).toHaveCount(5)
    await expect.poll(() => seen(topSellers(page))).toEqual(places)
    const next = topSellers(page).getByRole('button', { name: 'Next' })
    if (places.length === 5) {
      await expect(next).toHaveCount(0)
      return
    }
    await next.click()
    await expect.poll(() => seen(topSellers(page))).toEqual(places.map((place) => place + 1))
    await topSellers(page).getByRole('button', { name: 'Previous' }).click()
    await topSellers(page).getByRole('button', { name: 'Previous' }).click()
    await expect.poll(() => seen(topSellers(page))).toEqual(places.map((place) => place + 5 - places.length))
    // Every card can be bought from, however narrow it is.
    for (const button of await topSellers(page)
      .getByRole('button', { name: /^Add to cart/ })
      .all()) {
      expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    }
  })
}

test('under New Arrivals stand the newest products of the shop, from several categories [HOME-01] [TOP-03]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(topSellers(page).getByRole('article').getByRole('heading')).toHaveText([
    /EV fire blanket 16 x 20 ft/,
    /Wildland goggles/,
    /Pedal cutter/,
    /Forcible entry door prop/,
    /Selectable fog nozzle/,
  ])
})

test('pictures of top sellers are fetched as wide as they are shown [TOP-03]', async ({ page }) => {
  await page.goto('/')
  const picture = topSellers(page).getByRole('article').first().locator('img')
  await expect(picture).toHaveAttribute('sizes', '(max-width: 47.9375em) 150px, (max-width: 64em) 130px, 400px')
  await expect(picture).toHaveAttribute('srcset', /\?width=160 160w, .*\?width=460 460w/)
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('?width=')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

for (const width of [1440, 820, 390]) {
  test(`featured brands: at most 15 logos, each leading to its category, in a window of ${width} [BRD-01] [BRD-02]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(brands(page).getByRole('heading', { level: 2, name: 'Featured Brands' })).toBeVisible()
    const links = brands(page).getByRole('link')
    expect(await links.count()).toBeGreaterThan(9)
    expect(await links.count()).toBeLessThanOrEqual(15)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^\/category\/0ZG\w{15}$/)
      await expect(link.getByRole('img')).toHaveAccessibleName(/\w/)
    }
    const before = await seen(brands(page))
    await brands(page).getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => seen(brands(page))).toEqual(before.map((place) => place + before.length))
    await expect(links.nth(before.length).getByRole('img')).toHaveJSProperty('complete', true)
  })
}

test('a logo leads to what the brand makes [BRD-01]', async ({ page }) => {
  await page.goto('/')
  await brands(page).getByRole('link', { name: 'Kestrel Rescue' }).click()
  await expect(page).toHaveURL(`/category/${idFromKey('0ZG', 'brand-kestrel')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Kestrel Rescue' })).toBeVisible()
})
