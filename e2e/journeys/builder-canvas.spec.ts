import type { Page } from '@playwright/test'
import { blockNamed, makePage, openBuilder, settingsOf, untilEditing, untilSaved } from '../fixtures/builder.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

/** A slide of a slider as a page stores it. */
const slide = (title: string) => ({ title, image: '', buttonHref: '/search' })
const text = (number: number) => ({ type: 'text', props: { id: `text-${number}`, text: `Paragraph ${number}` } })

/** Puts blocks into the draft of the page that is open in the editor. */
async function fillPage(page: Page, title: string, content: readonly object[]): Promise<void> {
  const address = `/admin/builder/pages/${new URL(page.url()).pathname.split('/').at(-1)}`
  const { revision } = await (await page.request.get(address)).json()
  await page.request.put(`${address}/draft`, {
    data: { revision, title, description: '', document: { root: {}, content } },
  })
}

test('the canvas shows the slide that is being edited, and stands still meanwhile [BLK-10]', async ({ page }) => {
  await openBuilder(page)
  await makePage(page, { title: 'Three slides' })
  await fillPage(page, 'Three slides', [
    { type: 'hero-slider', props: { id: 'slider', slides: [slide('First'), slide('Second'), slide('Third')] } },
    text(1),
  ])
  await page.clock.install()
  await page.reload()
  const canvas = page.frameLocator('#preview-frame')
  const seen = (title: string) => expect(canvas.locator('[data-current]')).toContainText(title)
  await seen('First')
  await page.clock.runFor(40_000)
  await seen('First')

  await page.getByRole('tree', { name: 'Blocks of the page' }).getByRole('treeitem').first().click()
  const settings = settingsOf(page)
  await settings.getByText('2. Second').click()
  await seen('Second')
  await settings.getByRole('textbox', { name: 'Title', exact: true }).filter({ visible: true }).fill('Second, better')
  await seen('Second, better')
  await settings.getByRole('button', { name: 'Move 2 down' }).click()
  await expect(canvas.getByRole('group', { name: '3 of 3' })).toContainText('Second, better')
  await seen('Second, better')
  await page.clock.runFor(40_000)
  await seen('Second, better')
  await settings.getByRole('button', { name: 'Add to slides' }).click()
  await expect(canvas.locator('[data-current]')).toHaveAccessibleName('4 of 4')

  // A slide that is hidden is seen, and marked, while it is edited, and only then.
  await settings.getByText('1. First').click()
  await settings.getByLabel('Show this slide').filter({ visible: true }).first().uncheck()
  await seen('First')
  await seen('Hidden: visitors do not see this slide.')
  await expect(settings.getByText('1. First (hidden)')).toBeVisible()
  await settings.getByText('3. Second, better').click()
  await seen('Second, better')
  await expect(canvas.getByText('Hidden: visitors do not see this slide.')).toHaveCount(0)
})

test('what is edited stays where it is on the canvas while its settings change [BLK-10]', async ({ page }) => {
  await openBuilder(page)
  await makePage(page, { title: 'Long way down' })
  await fillPage(
    page,
    'Long way down',
    Array.from({ length: 20 }, (_, number) => text(number)),
  )
  await page.reload()
  await untilEditing(page)
  const block = blockNamed(page, /Paragraph 9/)
  await block.click()
  const shown = page.frameLocator('#preview-frame').locator('[data-puck-component="text-9"]')
  const box = async () =>
    shown.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      return { top: Math.round(top), height: Math.round(height) }
    })
  await expect(shown).toBeInViewport()
  const before = await box()
  const words = settingsOf(page).getByRole('textbox', { name: 'Text', exact: true })
  await words.fill('Words that take a line more with every time that they are said. '.repeat(12))
  await expect.poll(async () => (await box()).height).toBeGreaterThan(before.height)
  expect((await box()).top).toBe(before.top)
  await words.fill('Paragraph 9')
  await expect.poll(box).toEqual(before)
  await untilSaved(page)
})

for (const width of [1100, 1440]) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the checks leave the page on the canvas as wide as it was [BLK-10]', async ({ page }) => {
      await openBuilder(page)
      await makePage(page, { title: `Checked at ${width}`, template: 'Landing page' })
      const frame = page.locator('#preview-frame')
      const before = await frame.boundingBox()
      await page.getByRole('button', { name: /^Checks/ }).click()
      const checks = page.getByRole('complementary', { name: 'Checks' })
      await expect(checks).toBeVisible()
      expect(await frame.boundingBox()).toEqual(before)
      await checks
        .getByRole('button', { name: /template/ })
        .first()
        .click()
      await expect(settingsOf(page).getByRole('textbox').first()).toBeVisible()
      expect(await frame.boundingBox()).toEqual(before)
      await checks.getByRole('button', { name: 'Close the checks' }).click()
      await expect(page.getByRole('tree', { name: 'Blocks of the page' })).toBeVisible()
    })
  })
}
