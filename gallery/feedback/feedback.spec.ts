import { expect, test } from '../fixtures/gallery.ts'

for (const [state, role] of [
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const) {
  test(`an alert of kind ${state} is announced as ${role}`, async ({ page, show }) => {
    await show('Alert', state)
    await expect(page.getByRole(role)).toBeVisible()
  })
}

test('progress is determinate or indeterminate', async ({ page, show }) => {
  await show('Waiting and empty', 'progress of a known length')
  const determinateBar = page.getByRole('progressbar', { name: 'Products read' })
  await expect(determinateBar).toHaveJSProperty('position', 0.37)
  await expect(determinateBar).toHaveAccessibleDescription('370 of 1,000')
  await show('Waiting and empty', 'progress of an unknown length')
  await expect(page.getByRole('progressbar', { name: 'Counting products' })).toHaveJSProperty('position', -1)
})

test('a skeleton names what is loading, and does not move for users who prefer reduced motion', async ({
  page,
  show,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await show('Waiting and empty', 'a picture and text')
  await expect(page.getByRole('status')).toHaveText('Loading product')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('an empty state has a heading and a link', async ({ page, show }) => {
  await show('Waiting and empty', 'nothing here')
  await expect(page.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse products' })).toBeVisible()
  await show('Waiting and empty', 'nothing on a page of its own')
  await expect(page.getByRole('heading', { level: 1, name: 'No orders yet' })).toBeVisible()
})
