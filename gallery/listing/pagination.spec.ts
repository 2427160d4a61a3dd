import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/gallery.ts'

const readEntries = (page: Page) => page.getByRole('navigation').locator('li:visible').allTextContents()

test('the first, the last and those around the current page are links, and gaps are marked [ROU-03]', async ({
  page,
  show,
}) => {
  await show('Pagination', 'in the middle')
  expect(await readEntries(page)).toEqual(['1', '…', '5', '6', '7', '…', '12'])
  await expect(page.getByRole('navigation', { name: 'Pages of products' }).locator('[aria-current="page"]')).toHaveText(
    '6',
  )
  await expect(page.getByRole('link', { name: 'Page 7', exact: true })).toHaveAttribute('href', '#page-7')
  await expect(page.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '#page-5')
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-7')
})

test('there is no link before the first page nor after the last [ROU-03]', async ({ page, show }) => {
  await show('Pagination', 'first page')
  await expect(page.getByRole('link', { name: 'Previous page' })).toHaveCount(0)
  expect(await readEntries(page)).toEqual(['1', '2', '…', '12'])
  await show('Pagination', 'last page')
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
  expect(await readEntries(page)).toEqual(['1', '…', '11', '12'])
})

test('few pages are all listed, and a single page has no pagination [ROU-03]', async ({ page, show }) => {
  await show('Pagination', 'three')
  expect(await readEntries(page)).toEqual(['1', '2', '3'])
  await show('Pagination', 'one page')
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('large page numbers are formatted, and fit a narrow window on one line [ROU-03]', async ({ page, show }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await show('Pagination', 'a thousand and more')
  expect(await readEntries(page)).toEqual(['1', '…', '1,234', '…', '5,000'])
  const tops = await page
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().top),
    )
  expect(new Set(tops).size).toBe(1)
})
