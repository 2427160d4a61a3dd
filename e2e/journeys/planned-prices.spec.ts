import { expectAccessible } from '../fixtures/accessibility.ts'
import { openAsStaff } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

/** A day after today, in UTC, as the input of a date has it. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

test('staff plan a price and a change of a whole book after a preview, see both where prices are, and cancel one [PRC-13]', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/find?q=HR-175-50-NH-R')
  await page.waitForURL(/\/admin\/products\/01t/)
  const productUrl = page.url()
  await page.getByRole('table', { name: 'Prices' }).getByRole('link', { name: 'County contract' }).first().click()
  const one = page.getByRole('form', { name: 'Plan a price' })
  await one.getByLabel('Product').fill('HR-175-50-NH-R')
  await one.getByLabel('Price then').fill('-5')
  await one.getByLabel('From').fill(inDays(0))
  await one.getByRole('button', { name: 'Plan' }).click()
  await expect(one.getByLabel('Price then')).toHaveAccessibleDescription(/./)
  await expect(one.getByLabel('Product')).toHaveValue('HR-175-50-NH-R')
  await one.getByLabel('Price then').fill('150.25')
  await one.getByRole('button', { name: 'Plan' }).click()
  await expect(one.getByLabel('From')).toHaveAccessibleDescription(/a day after today/)
  await one.getByLabel('From').fill(inDays(40))
  await one.getByRole('button', { name: 'Plan' }).click()
  await expect(page.getByText('It is planned.')).toBeVisible()
  const planned = page.getByRole('table', { name: 'Planned changes' })
  await expect(planned.getByRole('row', { name: /HR-175-50-NH-R/ })).toContainText('$150.25')
  await expect(one.getByLabel('Product')).toHaveValue('')
  await expectAccessible(page)

  const book = page.getByRole('form', { name: 'Change all prices of this book' })
  await book.getByLabel('Percent (-5 for less)').fill('3.5')
  await book.getByLabel('From').fill(inDays(40))
  await book.getByRole('button', { name: 'Show what would change' }).click()
  await expect(book.getByText(/1 is planned for that day already/)).toBeVisible()
  await book.getByRole('button', { name: /^Plan \d+ prices?$/ }).click()
  await expect(page.getByText('It is planned.')).toBeVisible()

  await page.goto(productUrl)
  await expect(page.getByRole('table', { name: 'Planned changes' })).toContainText('$150.25')
  await page.goto('/admin/prices/why?product=HR-175-50-NH-R&account=Alder+County+Fire+Authority')
  await expect(page.getByRole('row', { name: /County contract/ })).toContainText('$150.25')

  await page.goto(productUrl)
  await page.getByRole('table', { name: 'Prices' }).getByRole('link', { name: 'County contract' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'County contract' })).toBeVisible()
  await page.getByLabel('Part number').fill('HR-175-50-NH-R')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await planned.getByRole('button', { name: /Cancel the change of HR-175-50-NH-R/ }).click()
  await expect(page.getByText('The planned change is canceled.')).toBeVisible()
  await expect(planned.getByRole('row', { name: /HR-175-50-NH-R/ })).toHaveCount(0)
})

test('a product is retired with its successor, which its page and the quick order name, and is sold again [ADM-82]', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/find?q=HR-175-50-NH-R')
  await page.waitForURL(/\/admin\/products\/01t/)
  const productUrl = page.url()
  const productId = /01t\w{15}/.exec(productUrl)?.[0] ?? ''
  const successor = page.getByLabel('Successor: part number or name')
  await successor.fill('no such product')
  await page.getByRole('button', { name: 'Retire' }).click()
  await expect(successor).toHaveAccessibleDescription(/No product is called/)
  await successor.fill('HS-400-50-ST-Y')
  await page.getByRole('button', { name: 'Retire' }).click()
  await expect(page.getByText('It is no longer sold.')).toBeVisible()
  await expect(page.getByText('It is replaced by')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/product/${productId}`)
  await expect(page.getByText('No longer available.')).toBeVisible()
  const add = page.locator(`form:has(input[value="${productId}"])`).getByRole('button', { name: 'Add to cart' })
  await expect(add).toHaveCount(0)
  const data = page.locator('script[type="application/ld+json"]')
  await expect
    .poll(async () => (await data.evaluateAll((scripts) => scripts.map(({ textContent }) => textContent))).join(''))
    .toContain('Discontinued')
  await page.getByText('Replaced by').getByRole('link').click()
  await expect(page.getByText('HS-400-50-ST-Y').first()).toBeVisible()
  await page.goto('/search?q=Rubber+attack+hose')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator(`a[href*="${productId}"]`)).toHaveCount(0)

  await page.goto(productUrl)
  await page.getByRole('button', { name: 'Sell again' }).click()
  await expect(page.getByText('It is sold again.')).toBeVisible()
  await page.goto(`/product/${productId}`)
  await expect(add).toBeVisible()
})
