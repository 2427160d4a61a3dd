import type { Page } from '@playwright/test'
import { goToCheckout } from '../fixtures/buying.ts'
import { type ShopProcess, startProcess, startShop } from '../fixtures/shop-process.ts'
import { copyShopTemplate } from '../fixtures/shop-template.ts'
import { expect, test as base } from '../fixtures/shop.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'

/** A shop whose cards go to a simulator of Stripe, which also serves what stands in for Stripe's own script. */
const test = base.extend<object, { readonly stripe: ShopProcess }>({
  stripe: [
    async ({}, use) => {
      const stripe = await startProcess('server/payments/stripe/testing/run-simulator.ts', {})
      await use(stripe).finally(() => stripe.close())
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shop: [
    async ({ stripe }, use) => {
      const copy = await copyShopTemplate()
      try {
        const environment = {
          PAYMENT_GATEWAY: 'stripe',
          STRIPE_SECRET_KEY: 'sk_test_simulated',
          STRIPE_PUBLISHABLE_KEY: 'pk_test_simulated',
          STRIPE_WEBHOOK_SECRET: 'whsec_simulated',
          STRIPE_API_URL: stripe.origin,
        }
        const shop = await startShop({ ...copy.settings, environment })
        await use(shop).finally(() => shop.close())
      } finally {
        await copy.deleteAll()
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

async function enterCard(page: Page, number: string): Promise<void> {
  await page.frameLocator('iframe[title="Card fields"]').getByLabel('Card number').fill(number)
}

test('a card goes to the payment service alone, the bank asks, and one order is placed after the answer [STR-03] [STR-04]', async ({
  page,
  stripe,
}) => {
  const posted: string[] = []
  await goToCheckout(page, { account: 'Station 10' })
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy']
  expect(await policyOf('/checkout')).toContain(`connect-src 'self' ${stripe.origin}`)
  expect(await policyOf('/cart')).not.toContain(stripe.origin)
  // The router brings the buyer here from a page that may not load the script of the payment service.
  await page.goto('/cart')
  const proceed = page.getByRole('link', { name: 'Proceed to checkout' }).first()
  await waitUntilHydrated(proceed)
  await proceed.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  const card = page.getByRole('radio', { name: 'Card' })
  await waitUntilHydrated(card)
  await card.check()
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== stripe.origin) posted.push(request.postData() ?? '')
  })
  const placeOrder = page.getByRole('button', { name: 'Place order' })
  await expect(page.frameLocator('iframe[title="Card fields"]').getByLabel('Card number')).toBeVisible()
  await placeOrder.click()
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible()
  await enterCard(page, '4000 0000 0000 9995')
  await placeOrder.click()
  await expect(page.getByText('There is not enough money on this card.').first()).toBeVisible()
  await enterCard(page, '4000 0027 6000 3184')
  await placeOrder.click()
  const bank = page.frameLocator('iframe[title="Your bank"]')
  await bank.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByText('Your bank did not confirm that it is you who pays.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await placeOrder.click()
  await bank.getByRole('button', { name: 'Yes, it is me' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible()
  const intents = (await (await page.request.get(`${stripe.origin}/simulated/intents`)).json()) as { status: string }[]
  expect(intents.map(({ status }) => status).toSorted()).toEqual(['canceled', 'requires_payment_method', 'succeeded'])
  expect(posted.join('\n')).not.toContain('3184')
})
