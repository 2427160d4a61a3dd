import { expectAccessible } from '../fixtures/accessibility.ts'
import { openAsStaff } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('staff import a file: columns, check, import, rejected rows that are mended [ADM-51] [ADM-52] [ADM-53] [ADM-54] [ADM-55]', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/records/Account')
  await page.getByRole('link', { name: 'Import from a file' }).click()
  await page.getByLabel('Or paste rows').fill('Account Name')
  await page.getByRole('button', { name: 'Upload and go on' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The file has no rows below its headings.' })).toBeVisible()
  await page.getByLabel('File').setInputFiles({
    name: 'accounts.csv',
    mimeType: 'text/csv',
    // Windows-1252, with semicolons.
    buffer: Buffer.from('Account Number;Account Name;Colour\nIMP-9;Größe & Co;red\nIMP-10;;blue\n', 'latin1'),
  })
  await page.getByRole('button', { name: 'Upload and go on' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import accounts.csv' })).toBeVisible()
  await expect(page.getByLabel('Colour')).toHaveValue('')
  await expectAccessible(page)
  const field = page.getByLabel('Colour')
  await field.selectOption('Name')
  await page.getByRole('button', { name: 'Check without changing anything' }).click()
  await expect(field).toHaveAccessibleDescription(/Two columns/)
  await field.selectOption('')
  await page.getByRole('button', { name: 'Check without changing anything' }).click()
  await expect(page.getByRole('heading', { name: 'What the check has found' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'What would change' })).toContainText('Größe & Co')
  await expect(page.getByRole('table', { name: 'Rejected rows' })).toContainText('Required fields are missing')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByRole('button', { name: 'Nothing to do any more' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the rejected rows' }).click()
  expect((await download).suggestedFilename()).toBe('rejects-Account.csv')

  await page.goto('/admin')
  await page.getByRole('link', { name: /Imports with rejected rows/ }).click()
  await page.getByRole('link', { name: 'accounts.csv' }).click()
  await page.getByRole('button', { name: 'Nothing to do any more' }).click()
  await expect(page.getByText('Nobody needs to look at it any more.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nothing to do any more' })).toHaveCount(0)
})
