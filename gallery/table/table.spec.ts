import { expect, test } from '../fixtures/gallery.ts'

test('its header stays visible while rows are scrolled', async ({ page, show }) => {
  await show('Table', 'framed')
  await page.getByRole('link', { name: '00001003' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('columnheader', { name: 'Account' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('row', { name: /00001042/ })).not.toBeInViewport()
})

test('every value has a row header and a column header', async ({ page, show }) => {
  await show('Table', 'with actions')
  const table = page.getByRole('table', { name: 'Orders, newest first' })
  await expect(table.getByRole('columnheader')).toHaveText(['Order', 'Date', 'Account', 'Total of the order', 'Action'])
  await expect(table.getByRole('rowheader')).toHaveText(['00001042', '00001041', '00001040'])
  await expect(table.getByRole('row', { name: /00001041/ }).getByRole('cell')).toHaveText([
    'Nov 29, 2026',
    'Station 12',
    '$254.50',
    'Order 00001041 again',
  ])
})

test('in a narrow window a row is a block, and still a row of a table', async ({ page, show }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await show('Table', 'with actions')
  const row = page.getByRole('row', { name: /00001041/ })
  const total = row.getByRole('cell', { name: '$254.50' })
  await expect(total).toBeInViewport()
  expect(await total.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"Total"')
  expect((await total.boundingBox())?.y).toBeGreaterThan(
    (await row.getByRole('cell', { name: 'Station 12' }).boundingBox())?.y ?? Infinity,
  )
  await expect(page.getByRole('columnheader')).toHaveCount(5)
})

test('in a narrow window the values of a plain table are side by side', async ({ page, show }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await show('Table', 'plain')
  const [date, account] = await page
    .getByRole('row', { name: /00001041/ })
    .getByRole('cell')
    .all()
  expect((await date?.boundingBox())?.y).toBe((await account?.boundingBox())?.y)
})
