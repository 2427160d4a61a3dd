import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/gallery.ts'
import { getCanvas, readCanvasScroll, locateOutlineLine, selectBlock } from './open-editor.ts'

/** Edges may be between two pixels. */
const ALMOST_WHOLE = 0.95

/** Waits until the page on the canvas stops scrolling and returns its scroll position. */
async function waitForScrollEnd(page: Page): Promise<number> {
  const positions: number[] = []
  const isStill = async () => {
    positions.push((await readCanvasScroll(page)).scrolled)
    return positions.length >= 3 && new Set(positions.slice(-3)).size === 1
  }
  await expect.poll(isStill).toBe(true)
  return positions.at(-1) ?? 0
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the canvas scrolls to the block that is selected in the list, without taking the focus, unless it is visible already [BLK-10]', async ({
    page,
    show,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await show('Page editor', 'a long page')
    const canvas = await getCanvas(page)
    await locateOutlineLine(page, 'Text Line 2').and(page.locator('[data-outline-id="line-2"]')).click()
    expect((await readCanvasScroll(page)).scrolled).toBe(0)
    await locateOutlineLine(page, 'Text Line 30').click()
    await expect(canvas.getByText('Line 30', { exact: true })).toBeInViewport({ ratio: ALMOST_WHOLE })
    await expect(locateOutlineLine(page, 'Text Line 30')).toBeFocused()
    const scrolled = await waitForScrollEnd(page)
    await page.keyboard.press('ArrowUp')
    await expect(locateOutlineLine(page, 'Text Line 29')).toBeFocused()
    expect(await waitForScrollEnd(page)).toBe(scrolled)
    await page.keyboard.press('Home')
    await expect.poll(async () => (await readCanvasScroll(page)).scrolled).toBe(0)
  })

  test('the canvas scrolls smoothly to a block with a problem, and to one that is added [BLK-10]', async ({
    page,
    show,
  }) => {
    await show('Page editor', 'a long page')
    const canvas = await getCanvas(page)
    await page.getByRole('button', { name: /^Category tiles, entry 2: Every tile needs/ }).click()
    await expect(canvas.getByText('Nozzles')).toBeInViewport({ ratio: ALMOST_WHOLE })
    await expect(
      page.getByRole('region', { name: 'Settings: Category tiles' }).getByLabel('Leads to', { exact: true }).nth(1),
    ).toBeFocused()
    await locateOutlineLine(page, 'Text Long').click()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.keyboard.press('End')
    await page.getByRole('tab', { name: 'Add a block' }).click()
    await page.getByRole('button', { name: 'Picture', exact: true }).click()
    await expect(canvas.getByText('Picture: choose a picture in its settings.')).toBeInViewport({ ratio: ALMOST_WHOLE })
  })

  test('every problem names its block [BLK-10]', async ({ page, show }) => {
    await show('Page editor', 'a long page')
    await getCanvas(page)
    const problems = await page.getByRole('list', { name: 'Problems' }).getByRole('button').allTextContents()
    expect(problems).toContain('Button 1 of Column 1 of Columns: The button leads nowhere and cannot be pressed.')
    expect(problems).toContain('Button 1 of Column 2 of Columns: The button leads nowhere and cannot be pressed.')
    expect(new Set(problems).size).toBe(problems.length)
  })

  test('every kind of block is visible and selectable on the canvas without settings, with a note on what to do [BLK-10]', async ({
    page,
    show,
  }) => {
    await show('Page editor', 'nothing set')
    const canvas = await getCanvas(page)
    await expect(canvas.getByText('Product: choose a product in its settings, and put blocks in here.')).toBeVisible()
    await expect(canvas.getByText('Picture: choose a picture in its settings.')).toBeVisible()
    await expect(canvas.getByText('Category tiles: add tiles in its settings.')).toBeVisible()
    await expect(canvas.getByText('Column: put blocks in here.')).toHaveCount(2)
    await expect(canvas.getByText('Page frame, Header: put blocks in here.')).toBeVisible()
    const ids = await page
      .getByRole('treeitem')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-outline-id') ?? ''))
    for (const id of ids) {
      const { height = 0 } = (await canvas.locator(`[data-puck-component="${id}"]`).boundingBox()) ?? {}
      expect.soft(height, id).toBeGreaterThan(10)
    }
    await canvas.getByText('Category tiles: add tiles in its settings.').click()
    await expect(page.getByRole('heading', { name: 'Settings: Category tiles' })).toBeVisible()
  })

  test('a block’s content replaces the note as soon as there is some, and the note returns when it is removed [BLK-10]', async ({
    page,
    show,
  }) => {
    await show('Page editor', 'an empty page')
    const canvas = await getCanvas(page)
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    const note = canvas.getByText('Text: write its words in its settings.')
    await expect(note).toBeVisible()
    const field = page.getByRole('region', { name: 'Settings: Text' }).getByLabel('Text', { exact: true })
    await field.fill('Words')
    await expect(note).toBeHidden()
    await expect(canvas.getByText('Words', { exact: true })).toBeVisible()
    await field.fill('')
    await expect(note).toBeVisible()
  })

  test('a kind of block is found by its synonyms [BLK-10]', async ({ page, show }) => {
    await show('Page editor', 'an empty page')
    await getCanvas(page)
    const kinds = page.getByRole('region', { name: 'Add a block' })
    await kinds.getByRole('searchbox').fill('FAQ')
    await expect(kinds.getByRole('button')).toHaveText(['Questions and answers'])
    await kinds.getByRole('searchbox').fill('hero')
    await expect(kinds.getByRole('button', { name: 'Slider', exact: true })).toBeVisible()
  })

  test('the reason why a block cannot be moved is shown beside the list for a while, each time [BLK-10]', async ({
    page,
    show,
  }) => {
    await show('Page editor', 'some of everything')
    await getCanvas(page)
    await page.clock.install()
    await locateOutlineLine(page, /What this page/).click()
    await page.keyboard.press('Alt+ArrowUp')
    const notice = page.getByText('It is the first one already.')
    await expect(notice).toBeInViewport({ ratio: ALMOST_WHOLE })
    await expect(page.getByRole('status').filter({ has: notice })).toHaveCount(1)
    await page.clock.fastForward(6_000)
    await page.getByRole('button', { name: 'Up', exact: true }).click()
    await page.clock.fastForward(6_000)
    await expect(notice).toBeVisible()
    await page.clock.fastForward(6_000)
    await expect(notice).toHaveCount(0)
  })
})

test('the page opens in the width of the window’s kind of device, until the user chooses a width [BLK-09]', async ({
  page,
  show,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const width = async () => (await readCanvasScroll(page)).width
  await expect.poll(width).toBe(390)
  await expect(page.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true')
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect.poll(width).toBe(820)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(width).toBe(1280)
  await page.getByRole('button', { name: 'Tablet' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(width).toBe(820)
})

for (const width of [390, 820]) {
  test(`at ${width} pixels the settings of the selected block, the list and the page are one press away from each other [BLK-10]`, async ({
    page,
    show,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await show('Page editor', 'a long page')
    const canvas = await getCanvas(page)
    const parts = page.getByRole('navigation', { name: 'Parts of the editor' })
    await selectBlock(page, 'Text Line 20')
    await expect(parts.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: ALMOST_WHOLE })
    await parts.getByRole('button', { name: 'Settings' }).click()
    const heading = page.getByRole('heading', { name: 'Settings: Text' })
    await expect(heading).toBeInViewport({ ratio: ALMOST_WHOLE })
    await expect(heading).toBeFocused()
    await parts.getByRole('button', { name: 'Page' }).click()
    await expect(canvas.getByText('Line 20', { exact: true })).toBeInViewport({ ratio: ALMOST_WHOLE })
    await parts.getByRole('button', { name: 'Blocks' }).click()
    await expect(page.getByRole('tab', { name: 'Add a block' })).toBeInViewport({ ratio: ALMOST_WHOLE })
  })
}

test('in a wide window all parts are visible, without buttons to switch between them [BLK-10]', async ({
  page,
  show,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await show('Page editor', 'an empty page')
  await getCanvas(page)
  await expect(page.getByRole('navigation', { name: 'Parts of the editor' })).toBeHidden()
})
