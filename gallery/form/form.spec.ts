import { readEvents, expect, findAccessibilityViolations, test } from '../fixtures/gallery.ts'

test('the browser’s validation errors are listed above the form with links to the fields, and shown at each field', async ({
  page,
  show,
}) => {
  await show('Form', 'to be filled in')
  await page.getByLabel('Email address').fill('nobody')
  await page.getByLabel('Stations').fill('120')
  await page.getByRole('button', { name: 'Register' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    /^Name: ./,
    /^Email address: .*@/,
    /^Stations: .*99/,
    /^Kind of department: ./,
    /^Pays by: ./,
    /^Password: ./,
    /^I have read the terms of sale: ./,
  ])
  expect(await findAccessibilityViolations(page)).toEqual([])
  expect(await readEvents(page)).toEqual([])

  await summary.getByRole('link', { name: 'Stations' }).click()
  const stations = page.getByLabel('Stations')
  await expect(stations).toBeFocused()
  await expect(stations).toHaveAccessibleDescription(/99/)
  await stations.fill('12')
  await expect(stations).toHaveAccessibleDescription('')
  await summary.getByRole('link', { name: 'Pays by' }).click()
  await expect(page.getByRole('radio', { name: 'Invoice' })).toBeFocused()
  await expect(page.getByRole('group', { name: 'Pays by' })).toHaveAccessibleDescription(/./)
})

test('a valid form is submitted, and its error summary disappears', async ({ page, show }) => {
  await show('Form', 'to be filled in')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByLabel('Name').fill('Ann Field')
  await page.getByLabel('Email address').fill('ann@county.example')
  await page.getByLabel('Stations').fill('12')
  await page.getByLabel('Kind of department').selectOption('Career')
  await page.getByRole('radio', { name: 'Invoice' }).check()
  await page.getByLabel('Password', { exact: true }).fill('ladder and hose')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await readEvents(page)).toEqual([
    'sent {"name":"Ann Field","email":"ann@county.example","stations":"12","kind":"Career","pays":"invoice","note":"","password":"ladder and hose","terms":"yes"}',
  ])
})

test('errors from the shop get the focus when they appear, and link to their fields', async ({ page, show }) => {
  await show('Form', 'refused by the shop')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Give the street' }).click()
  await expect(page.getByLabel('Street and number')).toBeFocused()
})
