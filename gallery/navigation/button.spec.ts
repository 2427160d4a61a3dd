import { readEvents, expect, test } from '../fixtures/gallery.ts'

test('a button is primary, secondary or tertiary, and primary by default [BLK-11]', async ({ page, show }) => {
  await show('Button', 'variants')
  const looks = new Map<string, string>()
  for (const name of ['Default', 'Primary', 'Secondary', 'Tertiary']) {
    const button = page.getByRole('button', { name, exact: true })
    await page.mouse.move(0, 0)
    looks.set(
      name,
      await button.evaluate((node) =>
        [
          getComputedStyle(node).backgroundColor,
          getComputedStyle(node).borderColor,
          getComputedStyle(node).textDecorationLine,
        ].join(' '),
      ),
    )
    await button.click()
  }
  expect(looks.get('Default')).toBe(looks.get('Primary'))
  expect(new Set(looks.values()).size).toBe(3)
  expect(await readEvents(page)).toEqual([
    'pressed "default"',
    'pressed "primary"',
    'pressed "secondary"',
    'pressed "tertiary"',
  ])
})

test('a busy button keeps the focus, says that it is busy, and cannot be pressed again', async ({ page, show }) => {
  await show('Button', 'busy')
  const button = page.getByRole('button', { name: 'Saving' })
  await button.focus()
  await page.keyboard.press('Enter')
  await button.click({ force: true })
  await expect(button).toBeFocused()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  expect(await readEvents(page)).toEqual([])
})

test('a ButtonLink is a link, and without an address it does nothing [BLK-11]', async ({ page, show }) => {
  await show('Button', 'links that look like it')
  await page.getByRole('link', { name: 'Secondary' }).click()
  await expect(page).toHaveURL(/#there$/)
  await show('Button', 'a link to nowhere')
  const before = page.url()
  const nowhere = page.getByRole('link', { name: 'Shop Now' })
  await expect(nowhere).toBeDisabled()
  await nowhere.click({ force: true })
  await page.keyboard.press('Tab')
  await expect(nowhere).not.toBeFocused()
  expect(page.url()).toBe(before)
})
