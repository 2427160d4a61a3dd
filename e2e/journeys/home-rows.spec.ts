import type { Locator, Page } from '@playwright/test'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { expect, test } from '../fixtures/shop.ts'

const locateMain = (page: Page) => page.getByRole('main')
const locateTopSellers = (page: Page) => locateMain(page).getByRole('region', { name: 'Latest additions' })
const locateBrands = (page: Page) => locateMain(page).getByRole('region', { name: 'Featured Brands' })

/** Reads the positions of the items of a row that are completely visible. */
async function readVisiblePositions(row: Locator): Promise<number[]> {
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

for (const [width, positions] of [
  [1440, [1, 2, 3, 4, 5]],
  [820, [1, 2, 3, 4]],
  [390, [1, 2]],
] as const) {
  test(`top sellers: ${positions.length} of five cards are visible in a window of ${width}, with arrows only if there are more [TOP-01] [TOP-02] [TOP-03]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(locateTopSellers(page).getByRole('heading', { level: 4, name: 'Latest additions' })).toBeVisible()
    await expect(locateTopSellers(page).getByRole('article')).toHaveCount(5)
    await expect.poll(() => readVisiblePositions(locateTopSellers(page))).toEqual(positions)
    const next = locateTopSellers(page).getByRole('button', { name: 'Next' })
    if (positions.length === 5) {
      await expect(next).toHaveCount(0)
      return
    }
    await next.click()
    await expect
      .poll(() => readVisiblePositions(locateTopSellers(page)))
      .toEqual(positions.map((position) => position + 1))
    await locateTopSellers(page).getByRole('button', { name: 'Previous' }).click()
    await locateTopSellers(page).getByRole('button', { name: 'Previous' }).click()
    await expect
      .poll(() => readVisiblePositions(locateTopSellers(page)))
      .toEqual(positions.map((position) => position + 5 - positions.length))
    // Every card has a usable button, however narrow it is.
    for (const button of await locateTopSellers(page)
      .getByRole('button', { name: /^Add to cart/ })
      .all()) {
      expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    }
  })
}

test('New Arrivals shows the newest products of the shop, from several categories [HOME-01] [TOP-03]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(locateTopSellers(page).getByRole('article').getByRole('heading')).toHaveText([
    /EV fire blanket 16 x 20 ft/,
    /Wildland goggles/,
    /Pedal cutter/,
    /Forcible entry door prop/,
    /Selectable fog nozzle/,
  ])
})

test('pictures of top sellers are loaded in the width they are shown in [TOP-03]', async ({ page }) => {
  await page.goto('/')
  const picture = locateTopSellers(page).getByRole('article').first().locator('img')
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
    await expect(locateBrands(page).getByRole('heading', { level: 2, name: 'Featured Brands' })).toBeVisible()
    const links = locateBrands(page).getByRole('link')
    expect(await links.count()).toBeGreaterThan(9)
    expect(await links.count()).toBeLessThanOrEqual(15)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^\/category\/0ZG\w{15}$/)
      await expect(link.getByRole('img')).toHaveAccessibleName(/\w/)
    }
    const before = await readVisiblePositions(locateBrands(page))
    await locateBrands(page).getByRole('button', { name: 'Next' }).click()
    await expect
      .poll(() => readVisiblePositions(locateBrands(page)))
      .toEqual(before.map((position) => position + before.length))
    await expect(links.nth(before.length).getByRole('img')).toHaveJSProperty('complete', true)
  })
}

test('a logo links to the products of the brand [BRD-01]', async ({ page }) => {
  await page.goto('/')
  await locateBrands(page).getByRole('link', { name: 'Kestrel Rescue' }).click()
  await expect(page).toHaveURL(`/category/${createIdFromKey('0ZG', 'brand-kestrel')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Kestrel Rescue' })).toBeVisible()
})
