import type { Page } from '@playwright/test'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { locateAmount, goToCheckout, HOSE, placeOrder } from '../fixtures/buying.ts'
import { fillCard } from '../fixtures/cards.ts'
import { expect, test } from '../fixtures/shop.ts'

/**
 * Expects that the lines of the order add up to its products after discounts, each being its price times its quantity less
 * its discount.
 */
async function expectLinesToAddUp(page: Page): Promise<void> {
  const rows = await page.getByRole('table', { name: 'Items of this order' }).getByRole('row').all()
  const cents = (text: string | undefined) => Math.round(Number(text?.replaceAll(/[^\d.]/g, '')) * 100)
  const lines = await Promise.all(
    rows.slice(1).map(async (row) => ({
      cells: await row.getByRole('cell').allInnerTexts(),
      discount: /Discount\s*-?(\$[\d.,]+)/.exec(await row.getByRole('rowheader').innerText())?.[1] ?? '0',
    })),
  )
  const totals = lines.map(({ cells }) => cents(cells.at(-1)))
  expect(totals).toEqual(
    lines.map(({ cells, discount }) => cents(cells.at(-2)) * Number(cells.at(-3)) - cents(discount)),
  )
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(
    cents((await locateAmount(page, 'Products after discounts').textContent()) ?? ''),
  )
}

test('a gift with a coupon: the lines of the order add up to its discounted products, the gift is shown, and ordering again leaves the wrap out [API-06] [API-07] [CHK-08]', async ({
  page,
}) => {
  await goToCheckout(page, { account: 'Station 10', quantity: '12' })
  await page.goto('/cart')
  await page.getByLabel('Coupon code').fill('STATION10')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByText('10 % off your order with STATION10').first()).toBeVisible()
  await page.goto('/checkout')
  const opener = page.getByText('Send it as a gift')
  await waitUntilHydrated(page.getByRole('button', { name: 'Place order' }))
  await opener.click()
  await page.getByRole('checkbox', { name: 'This order is a gift' }).check()
  await page.getByLabel('For whom').fill('Station 9')
  await page.getByLabel('Message on the card').fill('Well earned')
  await page
    .getByRole('group', { name: 'Gift wrap' })
    .getByRole('radio', { name: /duffel/ })
    .check()
  await page.getByRole('button', { name: 'Save gift options' }).click()
  await expect(page.getByRole('table', { name: 'Items to be ordered' }).getByRole('row')).toHaveCount(3)
  await placeOrder(page, 'GIFT-3')
  const isTold = async () => {
    await expect(page.getByText('For Station 9')).toBeVisible()
    await expect(page.getByText('Well earned')).toBeVisible()
    await expect(page.getByRole('row', { name: /Gift wrap, canvas duffel/ })).toBeVisible()
    await expectLinesToAddUp(page)
  }
  await isTold()
  await page.getByRole('link', { name: 'See your orders' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Order these items again' })).toBeVisible()
  await isTold()
  await page.getByRole('button', { name: 'Order these items again' }).click()
  await expect(page.getByText('Its gift wrap was left out')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toHaveValue('12')
  await page.getByRole('button', { name: 'Empty cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByText('Your cart is empty').first()).toBeVisible()
})

test('unsaved gift texts are part of the order, and the price of a wrap has to be confirmed [CHK-08] [CHK-19]', async ({
  page,
}) => {
  await goToCheckout(page, { account: 'Station 10' })
  await page.getByText('Send it as a gift').click()
  const isGift = page.getByRole('checkbox', { name: 'This order is a gift' })
  await waitUntilHydrated(isGift)
  await isGift.check()
  await page.getByLabel('For whom').fill('Station 4')
  await page.getByLabel('Message on the card').fill('Stay safe')
  const wrap = page.getByRole('group', { name: 'Gift wrap' }).getByRole('radio', { name: /\$\d/ }).first()
  await wrap.check()
  await page.getByLabel('Purchase order number').fill('GIFT-1')
  await page.getByLabel('Purchase order number').press('Enter')
  await expect(page.getByRole('heading', { name: 'The total has changed' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Items to be ordered' }).getByRole('row')).toHaveCount(3)
  await page.getByLabel('Message on the card').fill('Stay safe, all of you')
  await placeOrder(page, 'GIFT-1')
  await expect(page.getByText('For Station 4')).toBeVisible()
  await expect(page.getByText('Stay safe, all of you')).toBeVisible()
})

test('a gift with message and wrap is paid by card, and a declined card can be replaced [CHK-04] [CHK-08]', async ({
  page,
}) => {
  await goToCheckout(page, { account: 'Station 10' })
  await page.getByText('Send it as a gift').click()
  const isGift = page.getByRole('checkbox', { name: 'This order is a gift' })
  await waitUntilHydrated(isGift)
  await isGift.check()
  await page.getByLabel('For whom').fill('Station 2')
  await page.getByLabel('Message on the card').fill('Thank you')
  await page.getByRole('group', { name: 'Gift wrap' }).getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Save gift options' }).click()
  await expect(page.getByText('This order is a gift').first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Items to be ordered' }).getByRole('row')).toHaveCount(3)
  await expect(page.getByLabel('Message on the card')).toHaveValue('Thank you')

  await page.getByRole('radio', { name: /^Card/ }).check()
  await fillCard(page, { number: '4000 0000 0000 0002' })
  await page.getByRole('button', { name: 'Place order' }).click()
  const declined = page.getByRole('alert').filter({ hasText: 'The order was not placed' })
  await expect(declined).toBeVisible()
  await expect(declined).not.toContainText('DO_NOT_HONOR')
  await fillCard(page, { number: '4111 1111 1111 1111' })
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible()
  await expect(page.getByText(/paid by Visa ending in 1111/i)).toBeVisible()
})

test('when the payment service gives no answer, nothing is said against the card and the order can be sent again [CHK-04] [CHK-10] [NET-09]', async ({
  page,
}) => {
  await goToCheckout(page, { account: 'Station 10' })
  await page.getByRole('radio', { name: /^Card/ }).check()
  await fillCard(page, { number: '4111 1111 1111 1111' })
  const unplaced = page.getByRole('alert').filter({ hasText: 'Your order was not placed' })
  const tokenCall = (url: URL) => url.pathname.endsWith('/payments/token')
  await page.route(tokenCall, (route) => route.abort())
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(unplaced).toContainText('The shop could not be reached in time. Nothing has been ordered')
  for (const status of [429, 503]) {
    await page.unroute(tokenCall)
    await page.route(tokenCall, (route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>Busy</h1>' }))
    await unplaced.getByRole('button', { name: 'Try again' }).click()
    await expect(unplaced).toContainText('Something went wrong on our side. Nothing has been ordered')
  }
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111')
  await expect(page.getByLabel('Card number')).not.toHaveAttribute('aria-invalid', 'true')
  await page.unroute(tokenCall)
  await unplaced.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('gift and delivery date are part of the order, and a date in the past gets an error at its field [CHK-18] [CHK-19]', async ({
    page,
  }) => {
    await goToCheckout(page, { account: 'Station 10' })
    await page.getByText('Send it as a gift').click()
    await page.getByLabel('For whom').fill('Station 6')
    await page.getByLabel('Purchase order number').fill('GIFT-2')
    const day = page.getByLabel('Desired delivery date')
    await day.fill('2020-01-31')
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(day).toHaveAccessibleDescription(/or a later day/)
    await expect(day).toHaveValue('2020-01-31')
    await expect(page.getByRole('link', { name: /or a later day/ })).toHaveAttribute(
      'href',
      `#${await day.getAttribute('id')}`,
    )
    await expect(page.getByLabel('For whom')).toHaveValue('Station 6')
    const year = new Date().getUTCFullYear() + 1
    await day.fill(`${year}-01-31`)
    await placeOrder(page, 'GIFT-2')
    await expect(page.getByText(`January 31, ${year}`)).toBeVisible()
    await expect(page.getByText('For Station 6')).toBeVisible()
  })
})
