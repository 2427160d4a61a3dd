import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/gallery.ts'
import { DEVICES } from './devices.ts'

const items = (page: Page) => page.getByRole('listitem')

/** Counts the items in each row. */
async function countItemsInRows(page: Page): Promise<number[]> {
  const tops = await items(page).evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().top)),
  )
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
}

async function measureLeft(item: Locator): Promise<number> {
  return item.evaluate((element) => element.getBoundingClientRect().left)
}

async function measureWidth(item: Locator): Promise<number> {
  return item.evaluate((element) => element.getBoundingClientRect().width)
}

test('items are in columns from tablets on, and below each other on mobiles [BLK-04] [BLK-09]', async ({
  page,
  show,
}) => {
  await show('Grid', 'five in three columns')
  for (const [wide, device] of DEVICES) {
    await page.setViewportSize({ width: wide, height: 700 })
    expect({ wide, countItemsInRows: await countItemsInRows(page) }).toEqual({
      wide,
      countItemsInRows: device === 'mobile' ? [1, 1, 1, 1, 1] : [3, 2],
    })
  }
})

test('each item has its own accessible name [BLK-05]', async ({ page, show }) => {
  await show('Grid', 'five in three columns')
  await expect(page.getByRole('list', { name: 'Things' })).toBeVisible()
  await expect(page.getByRole('listitem', { name: 'Turnout coat, 3 of 5' })).toContainText('Turnout coat, from stock')
  await show('Grid', 'blocks of its own')
  await expect(page.getByRole('listitem', { name: 'Item 2 of 2' })).toHaveText('A block')
})

test('there can be up to six columns; an invalid number means three, without gaps [BLK-04]', async ({ page, show }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await show('Grid', 'six columns')
  expect(await countItemsInRows(page)).toEqual([6, 1])
  await expect(page.getByRole('list')).toHaveCSS('gap', '4px')
  await show('Grid', 'settings that make no sense')
  expect(await countItemsInRows(page)).toEqual([3])
  await expect(page.getByRole('list')).toHaveCSS('gap', '0px')
})

test('an incomplete row is aligned left, centre or right [BLK-04]', async ({ page, show }) => {
  for (const [state, last, share] of [
    ['five in three columns', 3, 0],
    ['a last row in the middle', 3, 0.5],
    ['a last row on the right', 3, 2],
  ] as const) {
    await show('Grid', state)
    const gap = Number.parseFloat(await page.getByRole('list').evaluate((list) => getComputedStyle(list).columnGap))
    const step = (await measureWidth(items(page).nth(0))) + gap
    expect(
      Math.abs((await measureLeft(items(page).nth(last))) - (await measureLeft(items(page).nth(0))) - share * step),
    ).toBeLessThanOrEqual(1)
  }
})

test('rows can all have the height of the highest, with a border and a background [BLK-04]', async ({ page, show }) => {
  await show('Grid', 'rows of one height in a frame')
  const heights = await items(page).evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().height)),
  )
  expect(new Set(heights).size).toBe(1)
  const list = page.getByRole('list')
  await expect(list).toHaveCSS('border', '3px dashed rgb(196, 22, 28)')
  await expect(list).toHaveCSS('border-radius', '12px')
  await expect(list).toHaveCSS('background-color', 'rgb(234, 237, 240)')
})

test('a button loads more items, and the first new one gets the focus [BLK-05]', async ({ page, show }) => {
  await show('Grid with pages', 'more on demand')
  await expect(items(page)).toHaveCount(5)
  await expect(page.getByRole('status')).toHaveText('5 of 12')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(items(page)).toHaveCount(10)
  await expect(page.getByRole('listitem', { name: 'Helmet, 6 of 12' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'See Helmet' })).toBeFocused()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(items(page)).toHaveCount(12)
  await expect(page.getByRole('listitem', { name: 'Wye, 11 of 12' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText('12 of 12')
})

test('the page scrolls to new items only if configured; then smoothly, unless reduced motion is preferred [BLK-04] [BLK-05]', async ({
  page,
  show,
}) => {
  await page.setViewportSize({ width: 820, height: 300 })
  await page.addInitScript(() => {
    const scrolled: unknown[] = []
    Object.assign(globalThis, { scrolled })
    HTMLLIElement.prototype.scrollIntoView = function note(this: HTMLLIElement, options) {
      scrolled.push([this.getAttribute('aria-label'), typeof options === 'object' ? options.behavior : options])
      Element.prototype.scrollIntoView.call(this, options)
    }
  })
  const scrolled = () => page.evaluate(() => Reflect.get(globalThis, 'scrolled') as unknown)
  await show('Grid with pages', 'more on demand')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('listitem', { name: 'Helmet, 6 of 12' })).toBeFocused()
  expect(await scrolled()).toEqual([])
  for (const [motion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion })
    await show('Grid with pages', 'more on demand, scrolled to')
    await page.getByRole('button', { name: 'More things' }).click()
    await expect(page.getByRole('listitem', { name: 'Helmet, 6 of 12' })).toBeInViewport()
    expect(await scrolled()).toEqual([['Helmet, 6 of 12', behavior]])
  }
})

test('pages can replace each other instead; the first item of a page gets the focus [BLK-05]', async ({
  page,
  show,
}) => {
  await show('Grid with pages', 'page by page')
  const pages = page.getByRole('group', { name: 'Pages' })
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await pages.getByRole('button', { name: 'Next' }).click()
  await expect(items(page)).toHaveCount(5)
  await expect(items(page).first()).toBeFocused()
  await expect(items(page).first()).toContainText('Helmet')
  await pages.getByRole('button', { name: 'Next' }).click()
  await expect(items(page)).toHaveCount(2)
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(pages.getByRole('status')).toHaveText('Page 3 of 3')
  await pages.getByRole('button', { name: 'Previous' }).click()
  await expect(items(page).first()).toContainText('Helmet')
})

test('items that are shown already are not added again [BLK-05]', async ({ page, show }) => {
  await show('Grid with pages', 'the same thing twice')
  await expect(items(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(items(page)).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Fog nozzle' })).toHaveCount(1)
})

test('it reports that items could not be loaded, or that there are none, if configured [BLK-05]', async ({
  page,
  show,
}) => {
  await show('Grid', 'could not be loaded')
  await expect(page.getByRole('alert')).toHaveText('This could not be loaded. Try again later.')
  await expect(page.getByText('There is nothing here yet.')).toHaveCount(0)
  await show('Grid', 'nothing there')
  await expect(page.getByText('No things yet.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await show('Grid', 'nothing there and nothing said')
  await expect(page.locator('[data-gallery-state]')).toHaveText('')
})

test('in the editor, placeholders fill a grid without items [BLK-05]', async ({ page, show }) => {
  await page.setViewportSize({ width: 820, height: 700 })
  await show('Grid', 'nothing there, while it is edited')
  expect(await countItemsInRows(page)).toEqual([6, 6])
  await expect(page.getByText('There is nothing here yet.')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all items are shown at once [BLK-05]', async ({ page }) => {
    await page.goto('/grid-with-pages/more-on-demand/')
    await expect(page.getByRole('heading', { name: 'Spanner' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
  })
})
