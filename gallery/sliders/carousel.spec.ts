import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/gallery.ts'

/** The numbers of the items that are in view, wholly. */
async function seen(page: Page): Promise<number[]> {
  return page.getByRole('list', { name: 'Top sellers' }).evaluate((list) => {
    const view = list.getBoundingClientRect()
    return Array.from(list.children).flatMap((item, index) => {
      const box = item.getBoundingClientRect()
      return box.left >= view.left && box.right <= view.right + 0.5 ? [index + 1] : []
    })
  })
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const previous = (page: Page) => page.getByRole('button', { name: 'Previous' }).click()

test('two are seen and an arrow moves by one, if nothing else is said [BLK-08]', async ({ page, show }) => {
  await show('Carousel', 'five items')
  expect(await seen(page)).toEqual([1, 2])
  await next(page)
  await expect.poll(() => seen(page)).toEqual([2, 3])
  await expect(page.getByText('2–3 of 5')).toBeVisible()
  await previous(page)
  await expect.poll(() => seen(page)).toEqual([1, 2])
})

test('after the last comes the first, and before the first the last [BLK-08]', async ({ page, show }) => {
  await show('Carousel', 'five items')
  await previous(page)
  await expect.poll(() => seen(page)).toEqual([4, 5])
  await next(page)
  await expect.poll(() => seen(page)).toEqual([1, 2])
})

test('it begins where it is told to [BLK-08]', async ({ page, show }) => {
  await show('Carousel', 'from the third on')
  await expect.poll(() => seen(page)).toEqual([3, 4])
})

test('a step is as long as it is told to be, and its last part is what is left [BLK-08]', async ({ page, show }) => {
  await show('Carousel', 'three at a step')
  for (const expected of [
    [4, 5, 6],
    [6, 7, 8],
    [1, 2, 3],
  ]) {
    await next(page)
    await expect.poll(() => seen(page)).toEqual(expected)
  }
})

test('a step is never longer than a page [BLK-08]', async ({ page, show }) => {
  await show('Carousel', 'a step longer than a page')
  await next(page)
  await expect.poll(() => seen(page)).toEqual([3, 4])
})

test('small windows show 2 of a page, medium ones 4, large ones all of it [TOP-02]', async ({ page, show }) => {
  for (const [width, expected] of [
    [767, [1, 2]],
    [768, [1, 2, 3, 4]],
    [1024, [1, 2, 3, 4]],
    [1025, [1, 2, 3, 4, 5, 6]],
  ] as const) {
    await page.setViewportSize({ width, height: 600 })
    await show('Carousel', 'large pages')
    expect(await seen(page)).toEqual(expected)
  }
})

test('there are no arrows when all items fit on one page [TOP-02]', async ({ page, show }) => {
  await show('Carousel', 'all on one page')
  expect(await seen(page)).toEqual([1, 2])
  await expect(page.getByRole('button')).toHaveCount(0)
})
