import { readEvents, expect, test } from '../fixtures/gallery.ts'

test('a dialog gets the focus, keeps it, and restores it; Escape and its button close it, and each calls onClose once', async ({
  page,
  show,
}) => {
  await show('Dialog', 'closed')
  const opener = page.getByRole('button', { name: 'Rename', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Rename this list' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    for (const name of ['Rename list', 'Cancel']) {
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name })).toBeFocused()
    }
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
  expect(await readEvents(page)).toEqual(['close', 'close'])
})

test('an action button closes the dialog without calling onClose', async ({ page, show }) => {
  await show('Dialog', 'open')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await readEvents(page)).toEqual([])
})

test('a press outside closes a dialog only with closeOnOutsidePress', async ({ page, show }) => {
  await show('Dialog', 'open')
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeVisible()
  await show('Dialog', 'a press beside it closes it')
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await readEvents(page)).toEqual(['close'])
})

test('long content scrolls inside the dialog, and the page does not move', async ({ page, show }) => {
  await show('Dialog', 'longer than the window')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Hose 60').scrollIntoViewIfNeeded()
  await expect(dialog.getByText('Hose 60')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a form is submitted after the confirmation', async ({ page, show }) => {
  await show('Dialog', 'before something is sent')
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this list?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Sent: nothing')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete list' }).click()
  await expect(page.getByText('Sent: "Station 4"')).toBeVisible()
})
