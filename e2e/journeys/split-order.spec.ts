import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { locateAmount, goToCheckout, HOSE, placeOrder } from '../fixtures/buying.ts'
import { expect } from '../fixtures/shop.ts'
import { createSwitchedTest } from '../fixtures/switched-shop.ts'

const test = createSwitchedTest('splitShipmentEnabled')

async function addDepot(page: Page, name: string): Promise<void> {
  await page.getByText(/^Add an address of/).press('Enter')
  await page.getByLabel('Recipient').fill(name)
  await page.getByLabel('Street and number').fill('77 Bridge Street')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State or province').selectOption({ label: 'Oregon' })
  await page.getByLabel('Postal code').fill('97201')
  await page.getByRole('button', { name: 'Add address', exact: true }).press('Enter')
  await expect(page.getByLabel('Deliver to').getByRole('option', { name: new RegExp(name) })).toHaveCount(1)
}

/** Delivers two of five hoses to another address, and places the order. */
async function orderToTwoAddresses(
  page: Page,
  { depot, poNumber }: { readonly depot: string; readonly poNumber: string },
): Promise<void> {
  await page.getByRole('link', { name: 'Deliver to several addresses' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Deliver to several addresses' })).toBeVisible()
  await addDepot(page, depot)
  const otherAddress = page.getByLabel('Other address')
  const depotId = (await otherAddress.getByRole('option', { name: new RegExp(depot) }).getAttribute('value'))!
  const part = page.getByRole('group', { name: HOSE.name }).getByLabel('How many go elsewhere')
  await part.fill('9')
  await part.press('Enter')
  await expect(part).toHaveAccessibleDescription(/there are only 5 here/)
  await expect(otherAddress).toHaveAccessibleDescription(/choose where these go/)
  await expect(part).toHaveValue('9')
  await part.fill('2')
  await otherAddress.selectOption(depotId)
  await page.getByRole('button', { name: 'Save and continue' }).press('Enter')

  await expect(page.getByRole('heading', { name: 'Delivery addresses' })).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Items of delivery 1 of 2' }).getByRole('cell', { name: '3', exact: true }),
  ).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Items of delivery 2 of 2' }).getByRole('cell', { name: '2', exact: true }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Change the delivery methods' }).press('Enter')
  await page
    .getByRole('group', { name: new RegExp(`Delivery 2 of 2: ${depot}`) })
    .getByRole('radio')
    .nth(1)
    .check()
  await page.getByRole('button', { name: 'Use these delivery methods' }).press('Enter')
  await expect(locateAmount(page, 'Shipping')).toBeVisible()
  await placeOrder(page, poNumber)
  await expect(page.getByRole('heading', { name: 'Delivery 2 of 2' })).toBeVisible()
  const secondDelivery = page.getByRole('region', { name: 'Delivery 2 of 2' })
  await expect(secondDelivery).toContainText('77 Bridge Street')
  await expect(secondDelivery.getByRole('table').getByRole('cell', { name: '2', exact: true })).toBeVisible()
}

test('two of five pieces go to another address by another method, by keyboard alone, and every delivery is shown [CHK-20] [CHK-08] [CHK-09]', async ({
  page,
}) => {
  await goToCheckout(page, { account: 'Station 10', quantity: '5' })
  await waitUntilHydrated(page.getByLabel('Purchase order number'))
  await orderToTwoAddresses(page, { depot: 'Depot East', poNumber: 'SPLIT-1' })
})

test('a split order is changed back to one address, and its pages have no accessibility violations [CHK-20]', async ({
  page,
}) => {
  await goToCheckout(page, { account: 'Station 10', quantity: '5' })
  const some = page.getByRole('link', { name: 'Deliver to several addresses' })
  await waitUntilHydrated(some)
  await some.click()
  await addDepot(page, 'Depot West')
  await page.getByLabel('How many go elsewhere').fill('4')
  await page
    .getByLabel('Other address')
    .selectOption({ index: (await page.getByLabel('Other address').getByRole('option').count()) - 1 })
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { name: 'Delivery methods' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Change the delivery addresses' }).click()
  await expect(page.getByLabel('Deliver to')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Deliver everything there' }).click()
  await expect(page.getByRole('heading', { name: 'Delivery address', exact: true })).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Items to be ordered' }).getByRole('cell', { name: '5', exact: true }),
  ).toBeVisible()
  await placeOrder(page, 'JOINED-1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('two of five pieces go to another address [CHK-20]', async ({ page }) => {
    await goToCheckout(page, { account: 'Station 10', quantity: '5' })
    await orderToTwoAddresses(page, { depot: 'Depot South', poNumber: 'SPLIT-2' })
  })
})
