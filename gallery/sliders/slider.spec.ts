import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/gallery.ts'

/** Reads the items that are completely visible. */
async function readVisibleItems(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Featured products' }).evaluate((list) => {
    const view = list.getBoundingClientRect()
    return Array.from(list.children)
      .filter((item) => {
        const box = item.getBoundingClientRect()
        return box.left >= view.left && box.right <= view.right + 0.5
      })
      .map((item) => item.textContent)
  })
}

/** Measures the pixels between the first two items. */
async function measureGap(page: Page): Promise<number> {
  return page.getByRole('list', { name: 'Featured products' }).evaluate(({ children: [one, other] }) => {
    return Math.round((other?.getBoundingClientRect().left ?? 0) - (one?.getBoundingClientRect().right ?? 0))
  })
}

const items = (...numbers: number[]) => numbers.map((number) => `Item ${number}`)

for (const [width, expected] of [
  [767, items(1)],
  [768, items(1, 2)],
  [1023, items(1, 2)],
  [1024, items(1, 2, 3)],
  [1199, items(1, 2, 3)],
  [1200, items(1, 2, 3, 4, 5)],
] as const) {
  test(`a window of ${width} pixels shows ${expected.length} [BLK-07]`, async ({ page, show }) => {
    await page.setViewportSize({ width, height: 600 })
    await show('Slider', 'eight items')
    expect(await readVisibleItems(page)).toEqual(expected)
  })
}

test('arrows go page by page, and the last page is filled up with final items [BLK-07]', async ({ page, show }) => {
  await show('Slider', 'eight items')
  const back = page.getByRole('button', { name: 'Previous' })
  const on = page.getByRole('button', { name: 'Next' })
  await expect(back).toBeDisabled()
  await on.click()
  await expect.poll(() => readVisibleItems(page)).toEqual(items(4, 5, 6))
  await expect(back).toBeEnabled()
  await on.click()
  await expect.poll(() => readVisibleItems(page)).toEqual(items(6, 7, 8))
  await expect(on).toBeDisabled()
  await back.click()
  await expect.poll(() => readVisibleItems(page)).toEqual(items(4, 5, 6))
  await expect(on).toBeEnabled()
})

test('a dot jumps to its page and marks the current one [BLK-07]', async ({ page, show }) => {
  await show('Slider', 'eight items')
  await expect(page.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Page 3' }).click()
  await expect.poll(() => readVisibleItems(page)).toEqual(items(6, 7, 8))
  await expect(page.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[aria-current]')).toHaveCount(1)
})

test('it returns to the first item when its width changes, but not when only its height changes [BLK-07]', async ({
  page,
  show,
}) => {
  await show('Slider', 'eight items')
  await page.getByRole('button', { name: 'Page 3' }).click()
  await expect.poll(() => readVisibleItems(page)).toEqual(items(6, 7, 8))
  await page.setViewportSize({ width: 1024, height: 500 })
  expect(await readVisibleItems(page)).toEqual(items(6, 7, 8))
  await page.setViewportSize({ width: 1000, height: 500 })
  await expect.poll(() => readVisibleItems(page)).toEqual(items(1, 2))
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Page/ })).toHaveCount(4)
})

test('scrolling takes 0.4 seconds [BLK-07]', async ({ page, show }) => {
  await page.clock.install({ time: 0 })
  await show('Slider', 'eight items')
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await page.clock.pauseAt(60_000)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.clock.runFor(380)
  expect(await readVisibleItems(page)).not.toEqual(items(4, 5, 6))
  await page.clock.runFor(40)
  expect(await readVisibleItems(page)).toEqual(items(4, 5, 6))
})

test('there is no animation for users who prefer reduced motion [BLK-07]', async ({ page, show }) => {
  await page.clock.install({ time: 0 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await show('Slider', 'eight items')
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await page.clock.pauseAt(60_000)
  await page.getByRole('button', { name: 'Next' }).click()
  expect(await readVisibleItems(page)).toEqual(items(4, 5, 6))
})

test('below 575 pixels there are no dots, and the arrows stay [BLK-07]', async ({ page, show }) => {
  await page.setViewportSize({ width: 575, height: 600 })
  await show('Slider', 'eight items')
  await expect(page.getByRole('button', { name: 'Page 2' })).toBeVisible()
  await page.setViewportSize({ width: 574, height: 600 })
  await expect(page.getByRole('button', { name: 'Page 2' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
})

test('columns and gaps are as configured for each width [BLK-07]', async ({ page, show }) => {
  for (const [width, columns, pixels] of [
    [1200, 4, 60],
    [1024, 2, 30],
    [768, 1, 20],
    [700, 1, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 600 })
    await show('Slider', 'columns and gaps of its own')
    expect((await readVisibleItems(page)).length).toBe(columns)
    expect(await measureGap(page)).toBe(pixels)
  }
})

test('invalid columns and negative gaps fall back to the defaults [BLK-07]', async ({ page, show }) => {
  for (const [width, columns] of [
    [1200, 5],
    [1024, 3],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 600 })
    await show('Slider', 'columns and gaps that make no sense')
    expect((await readVisibleItems(page)).length).toBe(columns)
    expect(await measureGap(page)).toBe(16)
  }
})

test('titles can be changed, with page numbers in them [BLK-07]', async ({ page, show }) => {
  await show('Slider', 'other titles')
  await expect(page.getByRole('button', { name: 'On to page 2 of 3' })).toHaveAttribute('title', 'On to page 2 of 3')
  await page.getByRole('button', { name: 'Show page 3 of 3' }).click()
  await expect(page.getByRole('button', { name: 'Back to page 2' })).toBeEnabled()
})

test('arrows and dots can be hidden, and are not shown when all items are visible [BLK-07]', async ({ page, show }) => {
  await show('Slider', 'without arrows')
  await expect(page.getByRole('button', { name: 'Page 2' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
  await show('Slider', 'without dots')
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveCount(0)
  await show('Slider', 'all on one page')
  await expect.poll(() => readVisibleItems(page)).toEqual(items(1, 2))
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('the keyboard reaches every item, and the pages follow it [BLK-07]', async ({ page, show }) => {
  await show('Slider', 'eight items')
  await expect(page.getByRole('button', { name: 'Page 1' })).toBeVisible()
  await page.getByRole('link', { name: 'Item 8' }).focus()
  await expect.poll(() => readVisibleItems(page)).toEqual(items(6, 7, 8))
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('right to left, the first item is on the right and the next ones are on the left [BLK-07]', async ({
  page,
  show,
}) => {
  await show('Slider', 'eight items')
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await page.setViewportSize({ width: 1100, height: 600 })
  await expect(page.getByRole('button', { name: 'Next' }).locator('svg')).toHaveCSS('scale', '-1 1')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => readVisibleItems(page)).toEqual(items(4, 5, 6))
  await page.getByRole('button', { name: 'Page 3' }).click()
  await expect.poll(() => readVisibleItems(page)).toEqual(items(6, 7, 8))
  await page.getByRole('button', { name: 'Page 1' }).click()
  await expect.poll(() => readVisibleItems(page)).toEqual(items(1, 2, 3))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every item can be scrolled to [BLK-07]', async ({ page }) => {
    await page.goto('/slider/eight-items/')
    await page.getByRole('link', { name: 'Item 8' }).focus()
    await expect(page.getByRole('link', { name: 'Item 8' })).toBeInViewport()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
