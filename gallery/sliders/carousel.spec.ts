import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/gallery.ts'

/** Reads the numbers of the items that are completely visible. */
async function readVisibleItems(page: Page): Promise<number[]> {
  return page.getByRole('list', { name: 'Top sellers' }).evaluate((list) => {
    const view = list.getBoundingClientRect()
    return Array.from(list.children).flatMap((item, index) => {
      const box = item.getBoundingClientRect()
      return box.left >= view.left && box.right <= view.right + 0.5 ? [index + 1] : []
    })
  })
}

const pressNext = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const pressPrevious = (page: Page) => page.getByRole('button', { name: 'Previous' }).click()

test('two items are visible and an arrow moves by one by default [BLK-08]', async ({ page, show }) => {
  await show('Carousel', 'five items')
  expect(await readVisibleItems(page)).toEqual([1, 2])
  await pressNext(page)
  await expect.poll(() => readVisibleItems(page)).toEqual([2, 3])
  await expect(page.getByText('2–3 of 5')).toBeVisible()
  await pressPrevious(page)
  await expect.poll(() => readVisibleItems(page)).toEqual([1, 2])
})

test('after the last comes the first, and before the first the last [BLK-08]', async ({ page, show }) => {
  await show('Carousel', 'five items')
  await pressPrevious(page)
  await expect.poll(() => readVisibleItems(page)).toEqual([4, 5])
  await pressNext(page)
  await expect.poll(() => readVisibleItems(page)).toEqual([1, 2])
})

test('it starts at the configured item [BLK-08]', async ({ page, show }) => {
  await show('Carousel', 'from the third on')
  await expect.poll(() => readVisibleItems(page)).toEqual([3, 4])
})

test('a step has the configured length, and the last one what is left [BLK-08]', async ({ page, show }) => {
  await show('Carousel', 'three at a step')
  for (const expected of [
    [4, 5, 6],
    [6, 7, 8],
    [1, 2, 3],
  ]) {
    await pressNext(page)
    await expect.poll(() => readVisibleItems(page)).toEqual(expected)
  }
})

test('a step is never longer than a page [BLK-08]', async ({ page, show }) => {
  await show('Carousel', 'a step longer than a page')
  await pressNext(page)
  await expect.poll(() => readVisibleItems(page)).toEqual([3, 4])
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
    expect(await readVisibleItems(page)).toEqual(expected)
  }
})

test('there are no arrows when all items fit on one page [TOP-02]', async ({ page, show }) => {
  await show('Carousel', 'all on one page')
  expect(await readVisibleItems(page)).toEqual([1, 2])
  await expect(page.getByRole('button')).toHaveCount(0)
})
