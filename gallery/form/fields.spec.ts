import { readEvents, expect, test } from '../fixtures/gallery.ts'

test('a field has its label, its hint and its error', async ({ page, show }) => {
  await show('Field', 'text that is wrong')
  const field = page.getByRole('textbox', { name: 'Purchase order number' })
  await expect(field).toHaveAccessibleDescription('It is printed on the invoice. This number was used before.')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})

test('an option is selected by typing the beginning of its name [FMT-03]', async ({ page, show }) => {
  await show('Field', 'one of a list')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Col')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Colorado')
})

test('a choice can be pressed anywhere in its row, and arrow keys move between choices', async ({ page, show }) => {
  await show('Field', 'one of a few')
  await page.getByText('The next day').click()
  await expect(page.getByRole('radio', { name: 'Air' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Ground' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Collect' })).toBeDisabled()
})

test('a group shows the error of its choices', async ({ page, show }) => {
  await show('Field', 'none, one or more')
  await expect(page.getByRole('group', { name: 'Tell me about' })).toHaveAccessibleDescription('Choose two at most.')
})

test('arrow keys change a number by its step', async ({ page, show }) => {
  await show('Field', 'number')
  await page.getByRole('spinbutton', { name: 'Length in feet' }).press('ArrowUp')
  await expect(page.getByRole('spinbutton')).toHaveValue('55')
})

test('a text area grows with its text', async ({ page, show }) => {
  await show('Field', 'some lines')
  const field = page.getByRole('textbox', { name: 'For the carrier' })
  const before = (await field.boundingBox())!.height
  await field.fill('Gate 4\n'.repeat(10))
  expect((await field.boundingBox())!.height).toBeGreaterThan(before + 50)
})

test('a chosen file is shown by its name', async ({ page, show }) => {
  await show('Field', 'file')
  await page
    .getByLabel('Order as a file')
    .setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from('HR-175,2') })
  await expect(page.getByLabel('Order as a file')).toHaveValue(/order\.csv$/)
})

test('a password is hidden until its button is pressed', async ({ page, show }) => {
  await show('Field', 'password')
  const field = page.getByLabel('Password')
  await field.fill('ladder')
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show Password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('ladder')
  await page.getByRole('button', { name: 'Hide Password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('a value is reported when nothing more was typed for 150 ms [FMT-03]', async ({ page, show }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await show('Field', 'a word to search for')
  const field = page.getByRole('searchbox', { name: 'Find' })
  await field.press('h')
  await page.clock.runFor(149)
  await field.press('o')
  await page.clock.runFor(149)
  expect(await readEvents(page)).toEqual([])
  await page.clock.runFor(1)
  await expect(page.getByRole('listitem')).toHaveText(['settled "ho"'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a password field has no button', async ({ page }) => {
    await page.goto('/field/password/')
    await expect(page.getByLabel('Password')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
