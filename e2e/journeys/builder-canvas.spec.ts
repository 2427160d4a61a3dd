import type { Page } from '@playwright/test'
import {
  locateBlock,
  createPage,
  openBuilder,
  locateSettings,
  waitUntilEditable,
  waitUntilSaved,
} from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

/** A slide of a slider as a page stores it. */
const slide = (title: string) => ({ title, image: '', buttonHref: '/search' })
const text = (number: number) => ({ type: 'text', props: { id: `text-${number}`, text: `Paragraph ${number}` } })

/** Replaces the content of the draft that is open in the editor. */
async function fillPage(page: Page, title: string, content: readonly object[]): Promise<void> {
  const address = `/admin/builder/pages/${new URL(page.url()).pathname.split('/').at(-1)}`
  const { revision } = await (await page.request.get(address)).json()
  await page.request.put(`${address}/draft`, {
    data: { revision, title, description: '', document: { root: {}, content } },
  })
}

test('the canvas shows the slide that is being edited, and does not advance meanwhile [BLK-10]', async ({ page }) => {
  await openBuilder(page)
  await createPage(page, { title: 'Three slides' })
  await fillPage(page, 'Three slides', [
    { type: 'hero-slider', props: { id: 'slider', slides: [slide('First'), slide('Second'), slide('Third')] } },
    text(1),
  ])
  await page.clock.install()
  await page.reload()
  const canvas = page.frameLocator('#preview-frame')
  const expectVisibleSlide = (title: string) => expect(canvas.locator('[data-current]')).toContainText(title)
  await expectVisibleSlide('First')
  await page.clock.runFor(40_000)
  await expectVisibleSlide('First')

  await page.getByRole('tree', { name: 'Blocks of the page' }).getByRole('treeitem').first().click()
  const settings = locateSettings(page)
  await settings.getByText('2. Second').click()
  await expectVisibleSlide('Second')
  await settings.getByRole('textbox', { name: 'Title', exact: true }).filter({ visible: true }).fill('Second, better')
  await expectVisibleSlide('Second, better')
  await settings.getByRole('button', { name: 'Move 2 down' }).click()
  await expect(canvas.getByRole('group', { name: '3 of 3' })).toContainText('Second, better')
  await expectVisibleSlide('Second, better')
  await page.clock.runFor(40_000)
  await expectVisibleSlide('Second, better')
  await settings.getByRole('button', { name: 'Add to slides' }).click()
  await expect(canvas.locator('[data-current]')).toHaveAccessibleName('4 of 4')

  // A slide that is hidden is seen, and marked, while it is edited, and only then.
  await settings.getByText('1. First').click()
  // The settings of slides that are open stay so; only when those of the first are there, too, its switch is the first.
  await expect(
    settings.getByRole('textbox', { name: 'Title', exact: true }).filter({ visible: true }).first(),
  ).toHaveValue('First')
  await settings.getByLabel('Show this slide').filter({ visible: true }).first().uncheck()
  await expectVisibleSlide('First')
  await expectVisibleSlide('Hidden: visitors do not see this slide.')
  await expect(settings.getByText('1. First (hidden)')).toBeVisible()
  await settings.getByText('3. Second, better').click()
  await expectVisibleSlide('Second, better')
  await expect(canvas.getByText('Hidden: visitors do not see this slide.')).toHaveCount(0)
})

test('an edited block keeps its position on the canvas while its settings change [BLK-10]', async ({ page }) => {
  await openBuilder(page)
  await createPage(page, { title: 'Long way down' })
  await fillPage(
    page,
    'Long way down',
    Array.from({ length: 20 }, (_, number) => text(number)),
  )
  await page.reload()
  await waitUntilEditable(page)
  const block = locateBlock(page, /Paragraph 9/)
  await block.click()
  const editedBlock = page.frameLocator('#preview-frame').locator('[data-puck-component="text-9"]')
  const box = async () =>
    editedBlock.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      return { top: Math.round(top), height: Math.round(height) }
    })
  await expect(editedBlock).toBeInViewport()
  const previousBox = await box()
  const textField = locateSettings(page).getByRole('textbox', { name: 'Text', exact: true })
  await textField.fill('Words that take a line more with every time that they are said. '.repeat(12))
  await expect.poll(async () => (await box()).height).toBeGreaterThan(previousBox.height)
  expect((await box()).top).toBe(previousBox.top)
  await textField.fill('Paragraph 9')
  await expect.poll(box).toEqual(previousBox)
  await waitUntilSaved(page)
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('the checks stand below the canvas, which stays [BLK-10]', async ({ page }) => {
    await openBuilder(page)
    await createPage(page, { title: 'Checked on a tablet', template: 'Landing page' })
    await page.getByRole('button', { name: /^Checks/ }).click()
    await expect(page.getByRole('complementary', { name: 'Checks' })).toBeVisible()
    await expect(page.locator('#preview-frame')).toBeInViewport()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the canvas begins in the upper third of the window, and Undo stays in sight [BLK-10]', async ({ page }) => {
    await openBuilder(page)
    await createPage(page, { title: 'A page with a title that is too long for a phone', template: 'Landing page' })
    const frame = page.locator('#preview-frame')
    await expect(frame).toBeVisible()
    expect((await frame.boundingBox())!.y).toBeLessThan(844 / 3)
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport()
  })
})

for (const width of [1100, 1440]) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the checks do not change the width of the page on the canvas [BLK-10]', async ({ page }) => {
      await openBuilder(page)
      await createPage(page, { title: `Checked at ${width}`, template: 'Landing page' })
      const frame = page.locator('#preview-frame')
      const previousBox = await frame.boundingBox()
      await page.getByRole('button', { name: /^Checks/ }).click()
      const checks = page.getByRole('complementary', { name: 'Checks' })
      await expect(checks).toBeVisible()
      expect(await frame.boundingBox()).toEqual(previousBox)
      await checks
        .getByRole('button', { name: /template/ })
        .first()
        .click()
      await expect(locateSettings(page).getByRole('textbox').first()).toBeVisible()
      expect(await frame.boundingBox()).toEqual(previousBox)
      await checks.getByRole('button', { name: 'Close the checks' }).click()
      await expect(page.getByRole('tree', { name: 'Blocks of the page' })).toBeVisible()
    })
  })
}
