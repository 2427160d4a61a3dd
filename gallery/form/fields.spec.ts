import { eventsOf, expect, test } from '../fixtures/gallery.ts'

test('a field says what it is, what helps, and what is wrong', async ({ page, show }) => {
  await show('Field', 'text that is wrong')
  const field = page.getByRole('textbox', { name: 'Purchase order number' })
  await expect(field).toHaveAccessibleDescription('It is printed on the invoice. This number was used before.')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})

test('a list is chosen from by typing the beginning of a name [FMT-03]', async ({ page, show }) => {
  await show('Field', 'one of a list')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Col')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Colorado')
})

test('a choice can be pressed anywhere in its row, and moved through by arrows', async ({ page, show }) => {
  await show('Field', 'one of a few')
  await page.getByText('The next day').click()
  await expect(page.getByRole('radio', { name: 'Air' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Ground' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Collect' })).toBeDisabled()
})

test('a group says what is wrong with its choices', async ({ page, show }) => {
  await show('Field', 'none, one or more')
  await expect(page.getByRole('group', { name: 'Tell me about' })).toHaveAccessibleDescription('Choose two at most.')
})

test('a number is changed by its steps', async ({ page, show }) => {
  await show('Field', 'number')
  await page.getByRole('spinbutton', { name: 'Length in feet' }).press('ArrowUp')
  await expect(page.getByRole('spinbutton')).toHaveValue('55')
})

test('some lines get the room that they need', async ({ page, show }) => {
  await show('Field', 'some lines')
  const field = page.getByRole('textbox', { name: 'For the carrier' })
  const before = (await field.boundingBox())!.height
  await field.fill('Gate 4\n'.repeat(10))
  expect((await field.boundingBox())!.height).toBeGreaterThan(before + 50)
})

test('a file is shown by its name', async ({ page, show }) => {
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

test('what is typed is told when nothing more was typed for 150 ms [FMT-03]', async ({ page, show }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await show('Field', 'a word to search for')
  const field = page.getByRole('searchbox', { name: 'Find' })
  await field.press('h')
  await page.clock.runFor(149)
  await field.press('o')
  await page.clock.runFor(149)
  expect(await eventsOf(page)).toEqual([])
  await page.clock.runFor(1)
  await expect(page.getByRole('listitem')).toHaveText(['settled "ho"'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a password has no button that could not do anything', async ({ page }) => {
    await page.goto('/field/password/')
    await expect(page.getByLabel('Password')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
