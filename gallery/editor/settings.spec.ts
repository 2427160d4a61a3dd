import { expect, test } from '../fixtures/gallery.ts'
import { getCanvas, readBlockProps, selectBlock, readStoredPage } from './open-editor.ts'

test('an expression is completed by keyboard, and one without a value is reported under the field [DPR-03]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const settings = await selectBlock(page, /The {!Product/)
  const field = settings.getByLabel('Text', { exact: true })
  await field.fill('Only {!Product.p')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'Product.partNumber',
    'Product.pack',
    'Product.price',
  ])
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Only {!Product.price}')
  await expect(field).toBeFocused()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
  await field.fill('Only {!Product.nmae}')
  await expect(field).toHaveAccessibleDescription(/'Product' has no 'nmae'/)
  await field.fill('Only {!Pro')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
})

test('only values that are available at the block are suggested [DPR-03]', async ({ page, show }) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const outside = await selectBlock(page, /What this page/)
  await expect(
    outside.getByText('Type {! in a text to have a value filled in there, such as {!Route.recordId}.'),
  ).toBeVisible()
  const field = outside.getByLabel('Text', { exact: true })
  await field.fill('Only {!Pro')
  await expect(field).toHaveAccessibleDescription(
    'This expression is not closed: it ends with }. Write it as {!Route.recordId}.',
  )
  const inside = await selectBlock(page, /The {!Product/)
  await expect(inside.getByText('such as {!Product.name}.')).toBeVisible()
  await inside.getByLabel('Text', { exact: true }).fill('Only {!Pro')
  await expect(inside.getByLabel('Text', { exact: true })).toHaveAccessibleDescription(/Write it as {!Product\.name}\./)
})

test('settings that define what is loaded get only suggestions from the page [DPR-03]', async ({ page, show }) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const settings = await selectBlock(page, /^Product/)
  await settings.getByLabel('Product', { exact: true }).fill('{!')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Route.recordId'])
})

test('a product is searched and selected by keyboard [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'some of everything')
  const canvas = await getCanvas(page)
  const settings = await selectBlock(page, /^Product/)
  await expect(settings.getByLabel('Product', { exact: true })).toHaveAccessibleDescription('Fog nozzle')
  await settings.getByRole('button', { name: 'Choose a product' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a product' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('hose')
  await expect(dialog.getByText('1 found.')).toBeVisible()
  await dialog.getByRole('button', { name: /Supply hose/ }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(settings.getByLabel('Product', { exact: true })).toHaveValue('01tHOSE')
  await expect(settings.getByLabel('Product', { exact: true })).toHaveAccessibleDescription('Supply hose')
  await expect(canvas.getByText('The Supply hose')).toBeVisible()
})

test('a failed search shows an error and can be retried [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const settings = await selectBlock(page, /^Collection/)
  await settings.getByRole('button', { name: /Choose a category/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('broken')
  await expect(dialog.getByRole('alert')).toContainText('cannot be searched now')
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await dialog.getByRole('searchbox').fill('nothing such')
  await expect(dialog.getByText('Nothing was found.')).toBeVisible()
})

test('a picture from the library comes with its alternative text, and a new one is uploaded with one [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'an empty page')
  await getCanvas(page)
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const settings = page.getByRole('region', { name: 'Settings: Picture' })
  await settings.getByRole('button', { name: /Choose a picture/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /An engine/ })
    .click()
  await expect(settings.getByLabel('What the picture says', { exact: true })).toHaveValue('A red engine in the rain')
  expect((await readStoredPage(page)).content[0]!.props).toMatchObject({
    src: '/img/b2b/default-product-image.svg?engine',
    alt: 'A red engine in the rain',
  })

  await settings.getByRole('button', { name: /Choose a picture/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Upload a new picture').click()
  await dialog.getByLabel('File').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await dialog.getByLabel('What the picture shows, in words').fill('A drawing')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This is no picture.')
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(settings.getByLabel('Picture', { exact: true })).toHaveValue(
    '/img/b2b/default-product-image.svg?drawing.svg',
  )
  await expect(settings.getByLabel('What the picture says', { exact: true })).toHaveValue('A drawing')
})

test('a custom alternative text stays when the picture is changed, and is removed with it [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'an empty page')
  await getCanvas(page)
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const settings = page.getByRole('region', { name: 'Settings: Picture' })
  const altText = settings.getByLabel('What the picture says', { exact: true })
  const chooseImage = async (name: RegExp) => {
    await settings.getByRole('button', { name: /Choose a picture/ }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
  }
  await chooseImage(/An engine/)
  await altText.fill('Our own engine')
  await chooseImage(/A plan/)
  await expect(settings.getByLabel('Picture', { exact: true })).toHaveValue(/plan$/)
  await expect(altText).toHaveValue('Our own engine')
  await settings.getByRole('button', { name: /No picture/ }).click()
  await expect(altText).toHaveValue('')
  await expect.poll(async () => Object.keys((await readStoredPage(page)).content[0]!.props)).not.toContain('alt')
})

test('a warning at a setting is shown as a warning and does not make the field invalid [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const settings = await selectBlock(page, /What this page/)
  await page.getByRole('button', { name: 'Desktop' }).click()
  const kind = settings.getByLabel('Kind (desktop)', { exact: true })
  await kind.selectOption('h4')
  await expect(kind).toHaveAccessibleDescription(/first heading of the page, but of level 4/)
  await expect(kind).not.toHaveAttribute('aria-invalid')
  await kind.selectOption('h1')
  await expect(kind).toHaveAccessibleDescription('')
  await expect(kind.getByRole('option')).toHaveText([
    'Heading 1',
    'Heading 2',
    'Heading 3',
    'Heading 4',
    'Heading 5',
    'Heading 6',
    'Paragraph',
  ])
  await expect(settings.getByLabel('Kind', { exact: true })).toHaveCount(0)
  await settings.getByLabel('Use these instead').check()
  await expect(settings.getByLabel('Kind', { exact: true })).toBeVisible()
})

test('a search with more results than are shown states their number [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'an empty page')
  await getCanvas(page)
  await page.getByRole('button', { name: 'Button', exact: true }).click()
  await page.getByRole('button', { name: /Choose a page/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('The first 2 of 3. Search for what is not among them.')).toBeVisible()
  await dialog.getByRole('searchbox').fill('rewards')
  await expect(dialog.getByText('1 found.')).toBeVisible()
})

test('entries of a list are added, moved and removed by keyboard, and the focus stays with them [BLK-10]', async ({
  page,
  show,
}) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const settings = await selectBlock(page, /Questions/)
  const titles = async () =>
    ((await readBlockProps(page, 'questions'))['items'] as { title?: string }[]).map(({ title }) => title)
  await settings.getByRole('button', { name: 'Add to parts' }).press('Enter')
  await expect(settings.getByText('3. Without a name')).toBeFocused()
  await settings.locator('[data-setting="items.2.title"]').getByLabel('Title').fill('Third')
  await settings.getByRole('button', { name: 'Move 3 up' }).press('Enter')
  await expect(settings.getByRole('button', { name: 'Move 2 up' })).toBeFocused()
  await expect.poll(titles).toEqual(['First', 'Third', 'Second'])
  await settings.getByRole('button', { name: 'Remove 2' }).press('Enter')
  await expect.poll(titles).toEqual(['First', 'Second'])
  await expect(settings.locator('summary', { hasText: '2. Second' })).toBeFocused()
})

test('a setting by device follows the shown width, and can be reset [BLK-09]', async ({ page, show }) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const settings = await selectBlock(page, /What this page/)
  await page.getByRole('button', { name: 'Phone' }).click()
  const kind = settings.getByLabel('Kind (phone)', { exact: true })
  await expect(kind).toHaveValue('h1')
  await expect(settings.getByText('As on desktop, unless it gets a value of its own.').first()).toBeVisible()
  await kind.selectOption('h2')
  await expect
    .poll(async () => (await readBlockProps(page, 'heading'))['headingTag'])
    .toEqual({ desktop: 'h1', mobile: 'h2' })
  await settings.getByRole('button', { name: 'Not its own on phone' }).click()
  await expect(kind).toHaveValue('h1')
  await expect.poll(async () => (await readBlockProps(page, 'heading'))['headingTag']).toEqual({ desktop: 'h1' })
})

test('a colour is one of the design or a custom one [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const settings = await selectBlock(page, /What this page/)
  await settings.getByText('Style', { exact: true }).click()
  await settings.getByLabel('Colour', { exact: true }).selectOption('Accent text')
  await expect.poll(async () => (await readBlockProps(page, 'heading'))['textColor']).toBe('accent-text')
  await settings.getByLabel('Colour', { exact: true }).selectOption('A colour of its own')
  await settings.getByLabel('Colour: value').fill('#12')
  await expect(settings.getByText('Write a colour as #rrggbb.')).toBeVisible()
  await settings.getByLabel('Colour: value').fill('#c4161c')
  await expect.poll(async () => (await readBlockProps(page, 'heading'))['textColor']).toBe('#c4161c')
  await settings.getByLabel('Colour', { exact: true }).selectOption('As the design has it')
  await expect.poll(async () => Object.keys(await readBlockProps(page, 'heading'))).not.toContain('textColor')
})

test('an invalid number, or one out of range, is reported and not stored [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'some of everything')
  await getCanvas(page)
  const settings = await selectBlock(page, /^Grid/)
  await settings.getByText('Layout', { exact: true }).click()
  const columns = settings.getByLabel('Columns, from tablets on')
  await columns.fill('9')
  await expect(columns).toHaveAccessibleDescription('A whole number from 1 to 6.')
  await columns.fill('4')
  await expect(settings.getByText('A whole number from 1 to 6.')).toHaveCount(0)
  expect(JSON.stringify(await readStoredPage(page))).toContain('"numberOfColumns":4')
})

test('an invalid link is reported, and a page is chosen instead [BLK-10]', async ({ page, show }) => {
  await show('Page editor', 'an empty page')
  await getCanvas(page)
  await page.getByRole('button', { name: 'Button', exact: true }).click()
  const settings = page.getByRole('region', { name: 'Settings: Button' })
  const address = settings.getByLabel('Leads to', { exact: true })
  await address.fill('javascript:alert(1)')
  await expect(address).toHaveAccessibleDescription(/begins with \//)
  await settings.getByRole('button', { name: /Choose a page/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Contact us/ })
    .click()
  await expect(address).toHaveValue('/contact-us')
})
