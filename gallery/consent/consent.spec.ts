import { readEvents, expect, test } from '../fixtures/gallery.ts'

test('the banner reports its buttons, and the page stays usable meanwhile [CKI-01] [CKI-03]', async ({
  page,
  show,
}) => {
  await show('Cookie consent', 'banner')
  const banner = page.getByRole('region', { name: 'Cookies' })
  await expect(banner.getByRole('button')).toHaveText(['Accept All', 'Manage Preferences', ''])
  for (const name of ['Accept All', 'Manage Preferences', 'Close']) await banner.getByRole('button', { name }).click()
  expect(await readEvents(page)).toEqual(['accept all', 'manage preferences', 'close'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the banner is at most 586 pixels wide, in layer 9100 [CKI-03] [FMT-03]', async ({ page, show }) => {
  const widthOf = async () => (await page.getByRole('region').locator('> div').boundingBox())!.width
  await show('Cookie consent', 'banner')
  expect(await widthOf()).toBe(586)
  await expect(page.getByRole('region')).toHaveCSS('z-index', '9100')
  await page.setViewportSize({ width: 390, height: 700 })
  expect(await widthOf()).toBeLessThan(390)
})

test('its texts, width and position can be changed [CKI-01] [CKI-03]', async ({ page, show }) => {
  await show('Cookie consent', 'banner in other words')
  const banner = page.getByRole('region', { name: 'Your choice' })
  for (const name of ['Yes to all', 'Let me choose', 'Later'])
    await expect(banner.getByRole('button', { name })).toBeVisible()
  const box = (await banner.locator('> div').boundingBox())!
  expect(box.width).toBe(400)
  expect(box.x).toBeCloseTo((1024 - 400) / 2, 0)
})

test('in a form, its buttons submit which one was pressed [CKI-01]', async ({ page, show }) => {
  await show('Cookie consent', 'banner in a form')
  for (const [name, sent] of [
    ['Accept All', 'accept'],
    ['Manage Preferences', 'manage'],
    ['Close', 'close'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByText(`Sent: "${sent}"`)).toBeVisible()
  }
})

test('the manager lists four categories, and essential ones cannot be switched off [CKI-05]', async ({
  page,
  show,
}) => {
  await show('Cookie consent', 'manager')
  const categories = page.getByRole('group', { name: 'Cookies' }).getByRole('checkbox')
  await expect(categories).toHaveCount(4)
  for (const [position, name] of ['Essential', 'Preferences', 'Statistics', 'Marketing'].entries())
    await expect(categories.nth(position)).toHaveAccessibleName(new RegExp(`^${name}`))
  const essential = page.getByRole('checkbox', { name: 'Essential' })
  await expect(essential).toBeChecked()
  await expect(essential).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Statistics' }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  expect(await readEvents(page)).toEqual(['chosen {"preferences":false,"statistics":true,"marketing":false}'])
  await page.getByRole('button', { name: 'Accept All' }).click()
  expect((await readEvents(page)).at(-1)).toBe('chosen {"preferences":true,"statistics":true,"marketing":true}')
  await page.getByRole('button', { name: 'Reject All' }).click()
  expect((await readEvents(page)).at(-1)).toBe('chosen {"preferences":false,"statistics":false,"marketing":false}')
})

test('the manager starts with the current choice [CKI-05]', async ({ page, show }) => {
  await show('Cookie consent', 'manager with a choice')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Statistics' }).uncheck()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  expect(await readEvents(page)).toEqual(['chosen {"preferences":false,"statistics":false,"marketing":false}'])
})
