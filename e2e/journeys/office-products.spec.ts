import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { openAsStaff, signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

test('staff learn why an account pays a price, and its buyer is told the safe part [ADM-30] [PRC-09]', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/prices/why?product=HR-175-50-NH-R&account=Nobody')
  await expect(page.getByText('No account is called “Nobody”', { exact: false })).toBeVisible()
  await page.getByLabel('Account (empty: a guest)').fill('Alder County Fire Authority')
  await page.getByLabel('Quantity').fill('12')
  await page.getByRole('button', { name: 'Explain' }).click()
  await expect(page.getByRole('row', { name: /County contract/ })).toContainText('Chosen')
  await expect(page.getByRole('row', { name: /Industrial agreement/ })).toContainText('for other buyer groups')
  await expect(page.getByText('12 × $176.64')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/search?q=HR-175-50-NH-R')
  await expect(page.getByText('Contract price')).toHaveCount(0)
  await page.goto('/login')
  await signIn(page, { email: 'buyer@county.example' })
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto('/search?q=HR-175-50-NH-R')
  await expect(page.getByText('Contract price of Alder County Fire Authority')).toBeVisible()
})

test('a product and the prices of a book are changed in tables, row by row, and books are compared [ADM-31] [ADM-32] [ADM-33]', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/find?q=HR-175-50-NH-R')
  await expect(page.getByRole('heading', { level: 1, name: /Rubber attack hose/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Product Family').fill('Hoses')
  const county = page.getByLabel('List Price: County contract')
  await county.fill('a lot')
  await page.getByLabel('List Price: Web prices').fill('219.5')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('1 row was not saved')).toBeVisible()
  await expect(county).toHaveAccessibleDescription(/./)
  await expect(county).toHaveValue('a lot')
  await expect(page.getByLabel('List Price: Web prices')).toHaveValue('219.5')
  await county.fill('183.10')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(county).toHaveValue('183.1')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByLabel('List Price: County contract').fill('183.05')
  const otherSaving = other.waitForResponse((response) => response.request().method() === 'POST')
  await other.getByRole('button', { name: 'Save prices' }).click()
  await otherSaving
  await other.close()
  await county.fill('1')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('Somebody has changed this record', { exact: false })).toBeVisible()
  // What is typed into another form of the page is still there.
  await expect(page.getByLabel('Product Family')).toHaveValue('Hoses')
  // The notice of the save before is still there: this one is done when it is answered and the page is loaded anew.
  const saving = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saving
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Take out of the shop' }).click()
  await expect(page.getByText('It is no longer in the shop.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('It is in the shop now.')).toBeVisible()

  await page.getByRole('table', { name: 'Prices' }).getByRole('link', { name: 'County contract' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'County contract' })).toBeVisible()
  await page.getByLabel('Part number').fill('HR-175-50-NH-R')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  const prices = page.getByRole('table', { name: 'Prices in this book' })
  await expect(prices.getByRole('row')).toHaveCount(3)
  await prices.getByLabel('Product: new').fill('HR-175-50-NH-R')
  await prices.getByLabel('List Price: new').fill('1')
  await page.getByRole('button', { name: 'Save prices in this book' }).click()
  await expect(page.getByText('1 row was not saved')).toBeVisible()
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  await prices.getByLabel('Product: new').fill('')
  await prices.getByLabel('List Price: new').fill('')
  await page.getByRole('button', { name: 'Save prices in this book' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/price-books/compare?one=Web+prices&other=County+contract')
  await expect(page.getByRole('row', { name: /HR-175-50-NH-R/ })).toContainText('-16.6 %')
  const byPercent = page.getByRole('link', { name: 'Percent', exact: true })
  await byPercent.click()
  await expect(byPercent).toHaveAttribute('aria-current', 'true')
  const percents = (await page.getByRole('cell', { name: / %$/ }).allInnerTexts()).map(Number.parseFloat)
  expect(percents).toEqual(percents.toSorted((first, second) => first - second))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('price-differences.csv')
})

/** Drags a category into the middle of another one; the browser of the tests sends no events of drags by itself. */
async function dragInto(page: Page, { dragged, target }: { dragged: string; target: string }): Promise<void> {
  const find = (name: string) => page.getByRole('link', { name, exact: true })
  const dataTransfer = await page.evaluateHandle(() => new DataTransfer())
  await find(dragged).dispatchEvent('dragstart', { dataTransfer })
  await find(target).scrollIntoViewIfNeeded()
  const box = await find(target).boundingBox()
  const clientY = (box?.y ?? 0) + (box?.height ?? 0) / 2
  for (const type of ['dragover', 'drop']) await find(target).dispatchEvent(type, { dataTransfer, clientY })
}

test('categories are added, renamed, dragged and stepped in a tree, and get products [ADM-34]', async ({ page }) => {
  await openAsStaff(page, '/admin/categories')
  const names = async () => (await page.locator('main li a').allInnerTexts()).slice(0, 40)
  await page.getByLabel('New category at the top').fill('Clearance')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Created.')).toBeVisible()
  const rename = page.locator('form').filter({ has: page.getByRole('button', { name: 'Rename' }) })
  await rename.getByLabel('Name', { exact: true }).fill('Sale')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Sale' })).toBeVisible()
  await page.getByLabel('Product: new').fill('HR-175-50-NH-R')
  await page.getByRole('button', { name: 'Save products in it' }).click()
  await expect(page.getByRole('table', { name: 'Products in it' })).toContainText('Rubber attack hose')
  await expectAccessible(page)

  await dragInto(page, { dragged: 'Sale', target: 'EV Solutions' })
  await expect(page.getByText('Changed.')).toBeVisible()
  await expect(page.getByLabel('Inside', { exact: true })).toHaveValue(/^0ZG/)
  await page.getByLabel('Inside', { exact: true }).selectOption({ label: 'At the top' })
  await page.getByLabel('Place').selectOption({ label: 'First' })
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(async () => (await names())[0]).toBe('Sale')
  await page.getByRole('button', { name: 'Move Sale down' }).click()
  await expect.poll(async () => (await names())[0]).toBe('EV Solutions')
  await expect(page.getByRole('button', { name: 'Move Sale down' })).toBeFocused()
})
