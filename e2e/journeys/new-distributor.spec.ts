import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { placeOrder } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/empty-shop.ts'

const PRODUCTS = Array.from({ length: 10 }, (_, index) => ({
  sku: `BV-${100 + index}`,
  name: `Ball valve ${index + 1} in`,
  price: `${12 + index}.50`,
}))
const PASSWORD = 'ana has a password'

test('a distributor sets up an empty shop, sells on a purchase order, ships in two parts, cancels, credits and is paid; the buyer sees what is left to pay [ADM-80] [INV-15] [INV-17]', async ({
  page,
  browser,
  shop,
}) => {
  // Longer than other journeys: it is the whole of a first day.
  test.setTimeout(180_000)
  await setUp(page, await shop.waitForOutput(/^\s*(http\S+\/setup\?token=\S+)$/))
  await page.goto('/admin')
  const left = page.getByRole('region', { name: 'Left to set up' })
  await expect(left.getByRole('listitem')).toHaveCount(9)
  await expectAccessible(page)
  await left.getByRole('link', { name: 'Name the shop' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Valve & Co')
  await page.getByLabel('Street on Invoices').fill('1 Pier')
  await page.getByLabel('Payment Term in Days').fill('30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await followStep(page, 'Enter the tax rates', { Name: 'California', Country: 'US', 'Rate in Percent': '8.25' })
  await followStep(page, 'Add a delivery method', { Name: 'Ground', Fee: '15' })
  await followStep(page, 'Add a location', { 'Location Name': 'Warehouse' })
  await addProducts(page)
  await addAccount(page)
  await page.goto('/admin')
  await expect(left.getByRole('listitem')).toHaveCount(1)

  const buyerContext = await browser.newContext({ baseURL: shop.origin })
  const buyer = await buyerContext.newPage()
  await order(buyer, await readInvitation(page))

  await page.goto('/admin/find?q=PO-77')
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible()
  await expect(left).toHaveCount(0)
  await ship(page, { 'BV-100': '2', 'BV-101': '0', 'BV-102': '0' })
  await ship(page, { 'BV-100': '3', 'BV-101': '2', 'BV-102': '0' })
  await cancelAndCredit(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /^INV-/ }).first().click()
  expect((await downloading).suggestedFilename()).toMatch(/^INV-.*\.pdf$/i)

  await enterPayments(page)

  await buyer.goto('/orders')
  await buyer
    .getByRole('link', { name: /^O-|^\d/ })
    .first()
    .click()
  await expect(buyer.getByText('1Z-5').first()).toBeVisible()
  await expect(buyer.getByText(/left to pay by/).first()).toBeVisible()
  await seeWhatIsLeftToPay(buyer)
  await buyerContext.close()
})

/** Goes from the account page, which shows the order and what is left to pay, to the open invoices and a file. */
async function seeWhatIsLeftToPay(buyer: Page): Promise<void> {
  await buyer.goto('/account')
  await expect(buyer.getByRole('table', { name: /^Latest orders/ })).toContainText('PO-77')
  await expect(buyer.getByText(/^2 open invoices, \$[\d.,]+ left to pay\.$/)).toBeVisible()
  await expectAccessible(buyer)
  await buyer.getByRole('link', { name: 'See what is open' }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  await expect(buyer.getByRole('row', { name: /left to pay by/ })).toHaveCount(2)
  await expectAccessible(buyer)
  const downloading = buyer.waitForEvent('download')
  await buyer
    .getByRole('link', { name: /\(PDF\)$/ })
    .first()
    .click()
  expect((await downloading).suggestedFilename()).toMatch(/^INV-.*\.pdf$/i)
  await buyer.getByLabel('Number of invoice, order or PO').fill('INV-nothing')
  await buyer.getByRole('button', { name: 'Show' }).click()
  await expect(buyer.getByText('No invoice matches')).toBeVisible()
}

async function setUp(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Ortiz')
  await page.getByLabel('Email address').fill('maya@shop.example')
  await page.getByLabel('Password', { exact: true }).fill('a longer password')
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await page.getByLabel('Currency').selectOption({ label: 'USD – US Dollar' })
  await page.getByRole('button', { name: 'Set up the shop' }).click()
  await expect(page.getByText('you are signed in as its administrator')).toBeVisible()
}

/** Does a step of what is left to set up, which is a new record. */
async function followStep(page: Page, name: string, values: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('link', { name }).click()
  await create(page, values)
}

async function create(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const button = page.getByRole('button', { name: 'Create' })
  await expect(button).toBeVisible()
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  const active = page.getByRole('checkbox', { name: 'Active' })
  if ((await active.count()) > 0) await active.check()
  await button.click()
  await expect(page.getByText('Created.')).toBeVisible()
}

async function addProducts(page: Page): Promise<void> {
  for (const { sku, name } of PRODUCTS) {
    await page.goto('/admin/records/Product2/new')
    await create(page, { 'Product Name': name, 'Product SKU': sku })
  }
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Enter prices in a price book' }).click()
  await page.getByRole('link', { name: 'Sales prices' }).click()
  await enterPrices(page, PRODUCTS)
}

/** Enters prices of products in the table of a price book. */
async function enterPrices(page: Page, rows: ReadonlyArray<{ sku: string; price: string }>): Promise<void> {
  const table = page.getByRole('table', { name: 'Prices in this book' })
  for (const { sku, price } of rows) {
    await table.getByLabel('Product: new').last().fill(sku)
    await table.getByLabel('List Price: new').last().fill(price)
    await page.getByRole('button', { name: 'Save prices in this book' }).click()
    // The row for a new price has what is typed into it in its name, too.
    await expect(table.getByRole('rowheader', { name: sku, exact: true })).toBeVisible()
    await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  }
}

/** Creates an account with a price of its own and invites a buyer. */
async function addAccount(page: Page): Promise<void> {
  await page.goto('/admin/records/BuyerGroup/new')
  await create(page, { Name: 'Bay contract' })
  await page.goto('/admin/records/Pricebook2/new')
  await create(page, { 'Price Book Name': 'Bay contract' })
  await enterPrices(page, [{ sku: 'BV-100', price: '10.00' }])
  await page.getByLabel('Buyer Group: new').fill('Bay contract')
  await page.getByRole('button', { name: 'Save buyer groups that pay by it' }).click()
  await expect(page.getByRole('link', { name: 'Bay contract' })).toBeVisible()

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('link', { name: 'New account' }).click()
  await create(page, { 'Account Name': 'Bay Plumbing' })
  await expect(page.getByText('the people of this account see no products', { exact: false })).toBeVisible()
  const groups = page.getByLabel('Another group')
  await expect(groups.getByRole('option', { name: 'Guests' })).toHaveCount(0)
  for (const label of ['Buyers', 'Bay contract']) {
    const option = groups.getByRole('option', { name: new RegExp(`^${label}(?:$|:)`) })
    await groups.selectOption(await option.getAttribute('value'))
    await page.getByRole('button', { name: 'Add to the group' }).click()
    await expect(page.getByRole('button', { name: `Remove ${label}` })).toBeVisible()
  }
  await page.getByText('Invite somebody').click()
  await page.getByLabel('Last name').fill('Ruiz')
  await page.getByLabel('Email').fill('ana@bay.example')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('The mail is written and waits')).toBeVisible()
}

/** Reads the link of the invitation, which waits because the shop has no mail server. */
async function readInvitation(page: Page): Promise<string> {
  await page.goto('/admin/outbox')
  await expect(page.getByText('The shop has no mail server', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Invitation' }).click()
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' })
  return (await link.getAttribute('href')) ?? ''
}

/** Chooses a password, signs in, finds three products by part number and orders them. */
async function order(page: Page, invitation: string): Promise<void> {
  await page.goto(invitation)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('New password once more').fill(PASSWORD)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await page.getByLabel('Email address').fill('ana@bay.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Bay Plumbing').first()).toBeVisible()
  for (const [sku, quantity] of [
    ['BV-100', '5'],
    ['BV-101', '2'],
    ['BV-102', '4'],
  ] as const) {
    await page.goto(`/search?q=${sku}`)
    const buyBox = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.getByRole('button', { name: 'Add to cart' }) })
    await buyBox.getByLabel('Quantity').fill(quantity)
    await buyBox.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText(/successfully added to Cart|was added to your cart/)).toBeVisible()
  }
  await page.goto('/checkout')
  await page.getByLabel('Recipient').fill('Ana Ruiz')
  await page.getByLabel('Street and number').fill('9 Dock')
  await page.getByLabel('City').fill('Oakland')
  await page.getByLabel('State or province').selectOption({ label: 'California' })
  await page.getByLabel('Postal code').fill('94607')
  await page.getByRole('button', { name: 'Add address and deliver there' }).click()
  await expect(page.getByText('$10.00').first()).toBeVisible()
  await placeOrder(page, 'PO-77')
}

/** Packs quantities, by part number, and ships them. */
async function ship(page: Page, quantities: Readonly<Record<string, string>>): Promise<void> {
  const total = Object.values(quantities).reduce((sum, quantity) => sum + Number(quantity), 0)
  for (const [sku, quantity] of Object.entries(quantities))
    await page.getByLabel(`Quantity of ${sku}`).first().fill(quantity)
  await page.getByRole('button', { name: 'Create fulfillment order' }).click()
  await expect(page.getByText('The fulfillment order was created.')).toBeVisible()
  await page.getByLabel('Carrier').fill('UPS')
  await page.getByLabel('Tracking number').fill(`1Z-${total}`)
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(page.getByText(`UPS 1Z-${total}`).first()).toBeVisible()
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
}

/** Cancels the line that was not sent, and takes one unit back, which is credited. */
async function cancelAndCredit(page: Page): Promise<void> {
  await openPart(page, 'Cancel items')
  await page.getByLabel('Quantity of BV-102').last().fill('4')
  await page.getByLabel('Reason').first().fill('Discontinued')
  await page.getByRole('button', { name: 'Cancel these' }).click()
  await expect(page.getByText('Cancelled: 4 × BV-102.', { exact: false })).toBeVisible()
  await openPart(page, 'Announce a return')
  await page.getByLabel('Quantity of BV-100').last().fill('1')
  await page.getByLabel('Reason').last().fill('Too long')
  await page.getByRole('button', { name: 'Create return' }).click()
  await expect(page.getByText('The return was created.')).toBeVisible()
  await page.getByLabel('Taken back: BV-100').fill('1')
  await page.getByRole('button', { name: 'Store what has come back' }).click()
  await expect(page.getByText('What has come back was stored.')).toBeVisible()
  await page.getByRole('button', { name: 'Create credit memo' }).click()
  await expect(page.getByText('The credit memo was created.')).toBeVisible()
}

/** Enters a payment of a part of an invoice, one of too much, and takes the first one back. */
async function enterPayments(page: Page): Promise<void> {
  const payments = page.getByRole('region', { name: /^Payments of INV-/ }).last()
  const amount = payments.getByLabel('Amount')
  const enter = payments.getByRole('button', { name: 'Enter the payment' })
  await amount.fill('1000')
  await payments.getByLabel('Paid on').fill('2026-01-15')
  await enter.click()
  await expect(amount).toHaveAccessibleDescription(/is left to pay/)
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  await amount.fill('10.05')
  await payments.getByLabel('Reference of the payment').fill('Check 1001')
  await enter.click()
  await expect(payments.getByText('Paid $10.05')).toBeVisible()
  await expect(payments.getByText('Check 1001')).toBeVisible()
  await expectAccessible(page)
  await payments.getByRole('button', { name: 'Take $10.05 back' }).click()
  await expect(payments.getByText('Taken back $10.05')).toBeVisible()
}

/** Opens a part of a page that is folded. */
async function openPart(page: Page, name: string): Promise<void> {
  const summary: Locator = page.locator('summary').filter({ hasText: name }).last()
  await summary.click()
}
