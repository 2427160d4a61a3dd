import type { Page } from '@playwright/test'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { signInToApi } from '../fixtures/api.ts'
import { addToCart, locateAmount, browseToHose, HOSE, placeOrder, signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'
import { stopClock } from '../fixtures/stop-clock.ts'

const BUYER = 'buyer@county.example'
const QUANTITY = 10
/** Washington's sales tax on goods. */
const TAX_PERCENT = '6.5'
const TWO_DAY_FEE = '46.00'

/** Calculates the amounts for ten hoses from the unit price in the API. */
async function expectedAmounts(api: Awaited<ReturnType<typeof signInToApi>>, accountId: string, productId: string) {
  const price = await api.price(productId, accountId)
  const tier = price.priceAdjustment!.priceAdjustmentTiers.find(
    ({ lowerBound, upperBound }) =>
      decimal(lowerBound).lte(QUANTITY) && (upperBound === null || decimal(upperBound).gte(QUANTITY)),
  )!
  const products = decimal(tier.tierUnitPrice).times(QUANTITY)
  const tax = products.times(TAX_PERCENT).div(100).round(2)
  const total = products.plus(TWO_DAY_FEE).plus(tax)
  return {
    price,
    unit: tier.tierUnitPrice,
    products: products.toFixed(2),
    tax: tax.toFixed(2),
    total: total.toFixed(2),
  }
}

const usd = (amount: string) => formatMoney(amount, 'USD')

for (const [javaScriptEnabled, station] of [
  [true, 'Station 4'],
  [false, 'Station 7'],
] as const) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a guest browses, adds, signs in and orders for a managed account [ROLE-01] [ROU-04] [ROU-09] [CART-06] [CART-09] [CHK-04] [CHK-09] [CHK-24]', async ({
      page,
      request,
      shop,
    }) => {
      const api = await signInToApi(request, shop, BUYER)
      const productId = await api.productId(HOSE.sku)
      const accountId = await api.accountId(station)
      const expected = await expectedAmounts(api, accountId, productId)
      const stockBefore = await api.stock(productId)
      expect(decimal(expected.unit).lt(expected.price.unitPrice!), 'the tier is cheaper than the contract price').toBe(
        true,
      )
      expect(
        decimal(expected.price.unitPrice!).lt(expected.price.listPrice!),
        'the contract price is cheaper than the list price',
      ).toBe(true)

      await browseToHose(page)
      await addToCart(page, String(QUANTITY))
      await page.getByRole('link', { name: /^Cart/ }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
      await expect(page.getByRole('link', { name: HOSE.name })).toBeVisible()
      await page.getByRole('link', { name: 'Sign in to check out' }).click()
      await signIn(page, { email: BUYER, account: station })

      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
      await page.getByRole('link', { name: 'Change the delivery method' }).click()
      await page.getByRole('radio', { name: /Two-day/ }).check()
      await page.getByRole('button', { name: 'Use this delivery method' }).click()
      await expect(locateAmount(page, 'Shipping')).toHaveText(usd(TWO_DAY_FEE))
      await expect(locateAmount(page, 'Products')).toHaveText(usd(expected.products))
      await expect(locateAmount(page, 'Tax')).toHaveText(usd(expected.tax))
      await expect(locateAmount(page, 'Total')).toHaveText(usd(expected.total))
      await expect(page.getByRole('row', { name: new RegExp(HOSE.name) })).toContainText(usd(expected.unit))

      const poNumber = `PO-${station}-1`
      await placeOrder(page, poNumber)
      const orderNumber = await page
        .getByText(/^Order number/)
        .first()
        .locator('strong')
        .first()
        .textContent()
      await expect(page.getByText(poNumber).first()).toBeVisible()
      await expect(locateAmount(page, 'Total')).toHaveText(usd(expected.total))
      expect(stockBefore - (await api.stock(productId))).toBe(QUANTITY)

      await page.getByRole('link', { name: 'See your orders' }).click()
      const row = page.getByRole('row', { name: new RegExp(poNumber) })
      await expect(row).toContainText(usd(expected.total))
      await expect(row).toContainText(station)
      await searchOrders(page, 'no such order')
      await expect(page.getByText('No order matches')).toBeVisible()
      await searchOrders(page, HOSE.sku.toLowerCase())
      const file = await page.request.get(
        (await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href'))!,
      )
      expect(await file.text()).toContain(`"${orderNumber}"`)
      await row.getByRole('link', { name: orderNumber! }).click()
      await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible()
      await expect(page.getByText(poNumber)).toBeVisible()
      const { orderSummaries } = await api.orders(accountId)
      expect(orderSummaries.filter(({ totalAmount }) => totalAmount === expected.total)).toHaveLength(1)
    })
  })
}

async function searchOrders(page: Page, term: string): Promise<void> {
  await page.getByLabel('Number, PO, part or person').fill(term)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(new RegExp(`q=${term.replaceAll(' ', '\\+')}`))
}

test('adding and ordering need no more than the keyboard [CHK-09] [ROU-09]', async ({ page }) => {
  const tabTo = async (name: string | RegExp, role: 'button' | 'link' | 'textbox' | 'combobox') => {
    const target = page.getByRole(role, { name }).first()
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 200; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return target
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reached ${String(name)}.`)
  }
  await page.clock.install()
  await page.goto('/login')
  await tabTo('Email address', 'textbox')
  await page.keyboard.type('buyer@volunteer.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('hydrant-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await tabTo(/Part number|Search/, 'combobox')
  await page.keyboard.type(HOSE.sku)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
  await tabTo('Add to cart', 'button')
  // The message closes by itself, and there are many tab stops before it.
  await stopClock(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The product was added to your cart.')).toBeVisible()
  await tabTo('View cart', 'link')
  await page.clock.resume()
  await page.keyboard.press('Enter')
  await tabTo('Proceed to checkout', 'link')
  await page.keyboard.press('Enter')
  await tabTo('Purchase order number', 'textbox')
  await page.keyboard.type('KEYS-1')
  await tabTo('Place order', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible()
})
