import { expect, faultsFound, test } from '../fixtures/gallery.ts'
import { canvasOf, lineOf, outlineOf, settingsOf, storedIn } from './open-editor.ts'

test('opening a page changes nothing of it, and a change changes nothing else [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'some of everything')
  const canvas = await canvasOf(page)
  await expect(canvas.getByRole('heading', { level: 1, name: 'What this page is about' })).toBeVisible()
  await expect(canvas.getByText('Item: Cap')).toBeVisible()
  await expect(canvas.getByText('The Fog nozzle')).toBeVisible()
  await expect(canvas.getByText(/this kind is not known here/)).toBeVisible()
  await expect(page.locator('output')).toHaveAttribute('data-changes', '0')
  const before = await storedIn(page)

  const settings = await settingsOf(page, /What this page/)
  await settings.getByLabel('Text', { exact: true }).fill('Changed')
  await expect(canvas.getByRole('heading', { level: 1, name: 'Changed' })).toBeVisible()
  await expect.poll(async () => (await storedIn(page)).content.slice(1)).toEqual(before.content.slice(1))
  expect((await storedIn(page)).content[0]!.props).toEqual({ ...before.content[0]!.props, text: 'Changed' })
})

test('changes are undone and done again, by button and by the usual keys, also right after typing [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'some of everything')
  const canvas = await canvasOf(page)
  const before = await storedIn(page)
  const settings = await settingsOf(page, /What this page/)
  const field = settings.getByLabel('Text', { exact: true })
  await field.fill('First change')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await field.fill('Second change')
  await page.keyboard.press('Control+z')
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('First change')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('What this page is about')
  await expect.poll(() => storedIn(page)).toEqual(before)
  await page.keyboard.press('Control+Shift+z')
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('First change')
  await page.keyboard.press('Control+y')
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Second change')
})

test('blocks are gone through and moved by keyboard alone, and where they stand is said [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'some of everything')
  await canvasOf(page)
  await lineOf(page, /What this page/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(lineOf(page, /older version/)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('status').filter({ hasText: 'Text is 1 of 8 on the page.' })).toBeAttached()
  await expect(lineOf(page, /older version/)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(
    page.getByRole('status').filter({ hasText: /Text is 1 of 1 in Collection|There is no block|Text is \d of \d in/ }),
  ).toBeAttached()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(lineOf(page, /older version/)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(lineOf(page, /older version/)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(lineOf(page, /older version/)).toHaveCount(1)
})

test('nothing can be done with a block before one is chosen, and what is undone is chosen again [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'some of everything')
  await canvasOf(page)
  const buttons = page.getByRole('toolbar', { name: 'The chosen block' }).getByRole('button')
  await expect(buttons).toHaveCount(6)
  for (const button of await buttons.all()) await expect(button).toBeDisabled()
  await lineOf(page, /older version/).click()
  for (const button of await buttons.all()) await expect(button).toBeEnabled()
  await page.keyboard.press('Delete')
  await expect(lineOf(page, /older version/)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(lineOf(page, /older version/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+y')
  await expect(lineOf(page, /older version/)).toHaveCount(0)
  await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(0)
})

test('the editor keeps to the room that it is given, and its list of blocks does not slide sideways [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'some of everything')
  await canvasOf(page)
  const editor = page.locator('.editor')
  await page.setViewportSize({ width: 1280, height: 700 })
  await editor.evaluate((element) => {
    if (element.parentElement !== null) element.parentElement.style.height = '400px'
  })
  expect((await editor.boundingBox())!.height).toBeLessThanOrEqual(400)
  await settingsOf(page, /What this page/)
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

test('a block goes into a container and out of it again [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'some of everything')
  await canvasOf(page)
  await lineOf(page, /On the left/).focus()
  await page.keyboard.press('Enter')
  await lineOf(page, /On the left/).click()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect
    .poll(async () => (await outlineOf(page)).slice(2, 6))
    .toEqual(['Columns', '  Column', '  Column', 'Text On the left'])
  await page.keyboard.press('Control+z')
  await expect
    .poll(async () => (await outlineOf(page)).slice(2, 6))
    .toEqual(['Columns', '  Column', '    Text On the left', '  Column'])
})

test('a block is added by pressing its kind, behind the chosen one, and duplicated [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'an empty page')
  const canvas = await canvasOf(page)
  await page.getByRole('searchbox', { name: 'Find a kind of block' }).fill('col')
  await expect(page.getByRole('button', { name: 'Accordion' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Find a kind of block' }).fill('')
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByRole('tab', { name: 'Blocks' }).click()
  expect(await outlineOf(page)).toEqual(['Columns', '  Column', '  Column', 'Text'])
  const settings = await settingsOf(page, /^Text/)
  await settings.getByLabel('Text', { exact: true }).fill('New')
  await expect(canvas.getByText('New')).toBeVisible()
  await page.getByRole('button', { name: 'Duplicate', exact: true }).first().click()
  await expect(lineOf(page, /New/)).toHaveCount(2)
  const ids = (await storedIn(page)).content.map(({ props }) => props.id)
  expect(new Set(ids).size).toBe(3)
})

test('a kind of block is dragged onto the page [BLK-10]', async ({ page, show }) => {
  // Wide enough for the page to stand beside the kinds of blocks.
  await page.setViewportSize({ width: 1440, height: 900 })
  await show('Page editor', 'an empty page')
  const canvas = await canvasOf(page)
  const grip = page.getByTestId('drawer-item:button').locator('svg')
  await grip.scrollIntoViewIfNeeded()
  const from = (await grip.boundingBox())!
  const to = (await page.locator('#preview-frame').boundingBox())!
  const place = { x: to.x + to.width / 2, y: to.y + 60 }
  expect(place.y, 'the page can be seen').toBeGreaterThan(0)
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 5 })
  await page.mouse.move(place.x, place.y, { steps: 20 })
  // The library looks for a place while the pointer moves, and draws a line where it has found one.
  await expect(async () => {
    await page.mouse.move(place.x + 1, place.y)
    await page.mouse.move(place.x, place.y)
    await expect(canvas.locator('[data-puck-line-placeholder]')).toBeAttached({ timeout: 500 })
  }).toPass()
  await page.mouse.up()
  await expect(canvas.getByText('Learn More')).toBeVisible()
  await expect.poll(async () => (await storedIn(page)).content.map(({ type }) => type)).toEqual(['button'])
})

test('the page is looked at as wide as on a phone, a tablet and a desktop [BLK-09]', async ({ page, show }) => {
  await show('Page editor', 'some of everything')
  await canvasOf(page)
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

test('a problem leads to its block and setting [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'with problems')
  await canvasOf(page)
  await page.getByRole('button', { name: /The picture has no alternative text/ }).click()
  const field = page.getByRole('textbox', { name: 'What the picture says' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/no alternative text/)
  await expect(lineOf(page, /Picture.*has an error/)).toHaveAttribute('aria-selected', 'true')
  await field.fill('An engine')
  await expect(page.getByRole('button', { name: /The picture has no alternative text/ })).toHaveCount(0)
  await page.getByRole('button', { name: /The slide is a picture without words/ }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
})

test('a page that may only be looked at cannot be changed [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'only to be looked at')
  await canvasOf(page)
  await expect(page.getByRole('button', { name: /Undo|Delete|Duplicate/ })).toHaveCount(0)
  const settings = await settingsOf(page, /Text/)
  await expect(settings.getByLabel('Text', { exact: true })).toHaveAttribute('readonly', '')
  await page.keyboard.press('Delete')
  await expect(page.getByRole('treeitem')).toHaveCount(2)
})

test('the editor can be used by everyone once it is there, in both looks [BLK-10]', async ({ page, show }) => {
  test.setTimeout(90_000)
  for (const state of ['some of everything', 'an empty page', 'with problems']) {
    await show('Page editor', state)
    await canvasOf(page)
    if (state === 'some of everything') await settingsOf(page, /What this page/)
    expect.soft(await faultsFound(page), state).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await faultsFound(page, ['color-contrast']), `${state}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
})

test('the editor fetches nothing from elsewhere [BLK-10]', async ({ page, show }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await show('Page editor', 'some of everything')
  await canvasOf(page)
  const own = new URL(page.url()).origin
  expect(asked.filter((url) => !url.startsWith(own) && !url.startsWith('data:'))).toEqual([])
})
