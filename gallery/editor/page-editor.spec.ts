import { expect, findAccessibilityViolations, test } from '../fixtures/gallery.ts'
import { getCanvas, locateOutlineLine, readOutline, selectBlock, readStoredPage } from './open-editor.ts'

test('opening a page does not change it, and a change affects nothing else [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'some of everything')
  const canvas = await getCanvas(page)
  await expect(canvas.getByRole('heading', { level: 1, name: 'What this page is about' })).toBeVisible()
  await expect(canvas.getByText('Item: Cap')).toBeVisible()
  await expect(canvas.getByText('The Fog nozzle')).toBeVisible()
  await expect(canvas.getByText(/this kind is not known here/)).toBeVisible()
  await expect(page.locator('output')).toHaveAttribute('data-changes', '0')
  const before = await readStoredPage(page)

  const settings = await selectBlock(page, /What this page/)
  await settings.getByLabel('Text', { exact: true }).fill('Changed')
  await expect(canvas.getByRole('heading', { level: 1, name: 'Changed' })).toBeVisible()
  await expect.poll(async () => (await readStoredPage(page)).content.slice(1)).toEqual(before.content.slice(1))
  expect((await readStoredPage(page)).content[0]!.props).toEqual({ ...before.content[0]!.props, text: 'Changed' })
})

test('changes are undone and redone, by button and by keyboard shortcut, also right after typing [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'some of everything')
  const canvas = await getCanvas(page)
  const before = await readStoredPage(page)
  const settings = await selectBlock(page, /What this page/)
  const field = settings.getByLabel('Text', { exact: true })
  await field.fill('First change')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await field.fill('Second change')
  await page.keyboard.press('Control+z')
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('First change')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('What this page is about')
  await expect.poll(() => readStoredPage(page)).toEqual(before)
  await page.keyboard.press('Control+Shift+z')
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('First change')
  await page.keyboard.press('Control+y')
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Second change')
})

test('blocks are selected and moved by keyboard alone, and their position is announced [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  await locateOutlineLine(page, /What this page/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(locateOutlineLine(page, /older version/)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('status').filter({ hasText: 'Text is 1 of 8 on the page.' })).toBeAttached()
  await expect(locateOutlineLine(page, /older version/)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(
    page.getByRole('status').filter({ hasText: /Text is 1 of 1 in Collection|There is no block|Text is \d of \d in/ }),
  ).toBeAttached()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(locateOutlineLine(page, /older version/)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(locateOutlineLine(page, /older version/)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(locateOutlineLine(page, /older version/)).toHaveCount(1)
})

test('block actions are disabled before a block is selected, and a restored block is selected again [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const buttons = page.getByRole('toolbar', { name: 'The chosen block' }).getByRole('button')
  await expect(buttons).toHaveCount(6)
  for (const button of await buttons.all()) await expect(button).toBeDisabled()
  await locateOutlineLine(page, /older version/).click()
  for (const button of await buttons.all()) await expect(button).toBeEnabled()
  await page.keyboard.press('Delete')
  await expect(locateOutlineLine(page, /older version/)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(locateOutlineLine(page, /older version/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+y')
  await expect(locateOutlineLine(page, /older version/)).toHaveCount(0)
  await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(0)
})

test('the editor stays within its container, and its list of blocks does not scroll sideways [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const editor = page.locator('.editor')
  await page.setViewportSize({ width: 1280, height: 700 })
  await editor.evaluate((element) => {
    if (element.parentElement !== null) element.parentElement.style.height = '400px'
  })
  expect((await editor.boundingBox())!.height).toBeLessThanOrEqual(400)
  await selectBlock(page, /What this page/)
  await page
    .getByRole('region', { name: /^Settings/ })
    .getByLabel('Text', { exact: true })
    .fill('A title that is longer than the list of blocks is wide')
  const side = page.locator('.editor-side').first()
  await expect.poll(() => side.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expect
    .poll(() =>
      page
        .locator('.editor-line-excerpt')
        .first()
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    )
    .toBe(true)
})

test('a block is moved into a container and out of it again [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  await locateOutlineLine(page, /On the left/).focus()
  await page.keyboard.press('Enter')
  await locateOutlineLine(page, /On the left/).click()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect
    .poll(async () => (await readOutline(page)).slice(2, 6))
    .toEqual(['Columns', '  Column', '  Column', 'Text On the left'])
  await page.keyboard.press('Control+z')
  await expect
    .poll(async () => (await readOutline(page)).slice(2, 6))
    .toEqual(['Columns', '  Column', '    Text On the left', '  Column'])
})

test('a block is added after the selected one by pressing its kind, and duplicated [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'an empty page')
  const canvas = await getCanvas(page)
  await page.getByRole('searchbox', { name: 'Find a kind of block' }).fill('col')
  await expect(page.getByRole('button', { name: 'Accordion' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Find a kind of block' }).fill('')
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByRole('tab', { name: 'Blocks' }).click()
  expect(await readOutline(page)).toEqual(['Columns', '  Column', '  Column', 'Text'])
  const settings = await selectBlock(page, /^Text/)
  await settings.getByLabel('Text', { exact: true }).fill('New')
  await expect(canvas.getByText('New')).toBeVisible()
  await page.getByRole('button', { name: 'Duplicate', exact: true }).first().click()
  await expect(locateOutlineLine(page, /New/)).toHaveCount(2)
  const ids = (await readStoredPage(page)).content.map(({ props }) => props.id)
  expect(new Set(ids).size).toBe(3)
})

test('a kind of block is dragged onto the page [BLK-10]', async ({ page, show }) => {
  // Wide enough for the page to be beside the kinds of blocks.
  await page.setViewportSize({ width: 1440, height: 900 })
  await show('Page editor', 'an empty page')
  const canvas = await getCanvas(page)
  const grip = page.getByTestId('drawer-item:button').locator('svg')
  await grip.scrollIntoViewIfNeeded()
  const from = (await grip.boundingBox())!
  const to = (await page.locator('#preview-frame').boundingBox())!
  const dropPoint = { x: to.x + to.width / 2, y: to.y + 60 }
  expect(dropPoint.y, 'the page can be seen').toBeGreaterThan(0)
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 5 })
  await page.mouse.move(dropPoint.x, dropPoint.y, { steps: 20 })
  // The library looks for a drop position while the pointer moves, and draws a line where it has found one.
  await expect(async () => {
    await page.mouse.move(dropPoint.x + 1, dropPoint.y)
    await page.mouse.move(dropPoint.x, dropPoint.y)
    await expect(canvas.locator('[data-puck-line-placeholder]')).toBeAttached({ timeout: 500 })
  }).toPass()
  await page.mouse.up()
  await expect(canvas.getByText('Learn More')).toBeVisible()
  await expect.poll(async () => (await readStoredPage(page)).content.map(({ type }) => type)).toEqual(['button'])
})

test('the page is shown in the width of a phone, a tablet and a desktop [BLK-09]', async ({ page, show }) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const width = () => page.frames()[1]!.evaluate(() => innerWidth)
  for (const [device, pixels] of [
    ['Phone', 390],
    ['Tablet', 820],
    ['Desktop', 1280],
  ] as const) {
    await page.getByRole('button', { name: device }).click()
    await expect.poll(width).toBe(pixels)
  }
})

test('a problem opens its block and setting [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'with problems')
  await getCanvas(page)
  await page.getByRole('button', { name: /The picture has no alternative text/ }).click()
  const field = page.getByRole('textbox', { name: 'What the picture says' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/no alternative text/)
  await expect(locateOutlineLine(page, /Picture.*has an error/)).toHaveAttribute('aria-selected', 'true')
  await field.fill('An engine')
  await expect(page.getByRole('button', { name: /The picture has no alternative text/ })).toHaveCount(0)
  await page.getByRole('button', { name: /The slide is a picture without words/ }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
})

test('a read-only page cannot be changed [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'only to be looked at')
  await getCanvas(page)
  await expect(page.getByRole('button', { name: /Undo|Delete|Duplicate/ })).toHaveCount(0)
  const settings = await selectBlock(page, /Text/)
  await expect(settings.getByLabel('Text', { exact: true })).toHaveAttribute('readonly', '')
  await page.keyboard.press('Delete')
  await expect(page.getByRole('treeitem')).toHaveCount(2)
})

test('the loaded editor is accessible in both themes [BLK-10]', async ({ page, show }) => {
  test.setTimeout(90_000)
  for (const state of ['some of everything', 'an empty page', 'with problems']) {
    await show('Page editor', state)
    await getCanvas(page)
    if (state === 'some of everything') await selectBlock(page, /What this page/)
    expect.soft(await findAccessibilityViolations(page), state).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await findAccessibilityViolations(page, ['color-contrast']), `${state}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
})

test('the editor loads nothing from other sites [BLK-10]', async ({ page, show }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const own = new URL(page.url()).origin
  expect(requestedUrls.filter((url) => !url.startsWith(own) && !url.startsWith('data:'))).toEqual([])
})
