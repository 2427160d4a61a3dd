import { untilAlive } from '../fixtures/alive.ts'
import { openApi } from '../fixtures/api.ts'
import { addToCart, amountOf, goToCheckout, HOSE, openHose, placeOrder } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test('guests are sent to sign in before they can check out [ROLE-04]', async ({ page }) => {
  await page.goto('/checkout')
  await expect(page).toHaveURL('/login?returnTo=%2Fcheckout')
})

test('the same checkout sent twice is the same order [CHK-06]', async ({ page, context, request, shop }) => {
  await goToCheckout(page, { account: 'Station 1,' })
  const second = await context.newPage()
  await second.goto('/checkout')
  await expect(second.getByRole('button', { name: 'Place order' })).toBeVisible()
  await Promise.all([placeOrder(page, 'TWICE-1'), placeOrder(second, 'TWICE-1')])
  expect(second.url()).toBe(page.url())
  const api = await openApi(request, shop, 'buyer@county.example')
  expect((await api.orders(await api.accountId('Station 1,'))).orderSummaries).toHaveLength(1)
})

test('an order is never placed for another amount than the one that was shown [CHK-09]', async ({ page, context }) => {
  await goToCheckout(page, { account: 'Station 10' })
  const shown = await amountOf(page, 'Total').textContent()
  const elsewhere = await context.newPage()
  await elsewhere.goto('/cart')
  const one = await amountOf(elsewhere, 'Products').textContent()
  await elsewhere.getByRole('textbox', { name: `Quantity of ${HOSE.name}` }).fill('2')
  await expect(amountOf(elsewhere, 'Products')).not.toHaveText(one!)

  await page.getByLabel('Purchase order number').fill('CHANGED-1')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'The total has changed' })).toBeVisible()
  await expect(amountOf(page, 'Total')).not.toHaveText(shown!)
  await expect(page.getByLabel('Purchase order number')).toHaveValue('CHANGED-1')
  await placeOrder(page, 'CHANGED-1')
})

test('an order needs a purchase order number, and a new address all its parts [CHK-09]', async ({ page }) => {
  await goToCheckout(page, { account: 'Alder County Fire Authority' })
  const change = page.getByRole('link', { name: 'Change the delivery method' })
  await untilAlive(change)
  await change.press('Enter')
  await expect(page.getByRole('region', { name: 'Delivery method' })).toBeFocused()
  await page.getByRole('button', { name: 'Use this delivery method' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Payment' })).toBeFocused()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Enter the number of your purchase order.' })).toBeFocused()

  await page.getByRole('link', { name: 'Change the delivery address' }).click()
  await page.getByText('Deliver to a new address').click()
  await page.getByLabel('Recipient').fill('Dana Whitlock')
  await page.getByRole('button', { name: 'Add address and deliver there' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the new address' })
  await expect(summary.getByRole('listitem')).toHaveCount(4)
  await page.getByLabel('Street and number').fill('77 Bridge Street')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State or province').selectOption({ label: 'Oregon' })
  await page.getByLabel('Postal code').fill('97201')
  const phone = page.getByLabel('Phone for the carrier')
  await phone.fill('12')
  await page.getByRole('button', { name: 'Add address and deliver there' }).click()
  await expect(phone).toHaveAccessibleDescription(/with its area code/)
  await expect(page.getByLabel('Recipient')).toHaveAccessibleDescription('')
  await phone.fill('')
  await page.getByRole('button', { name: 'Add address and deliver there' }).click()
  await expect(page.getByText('77 Bridge Street')).toBeVisible()
  await expect(amountOf(page, 'Tax')).toHaveText('$0.00')
  await placeOrder(page, 'NEW-ADDRESS-1')
  await expect(page.getByText('77 Bridge Street')).toBeVisible()
})

test('a purchase order number that is too long is kept and refused at its field, and the order has its addresses in full [CHK-09]', async ({
  page,
}) => {
  await goToCheckout(page, { account: 'Station 10' })
  const poNumber = page.getByLabel('Purchase order number')
  await untilAlive(poNumber)
  await poNumber.fill('P'.repeat(51))
  await expect(poNumber).toHaveValue('P'.repeat(51))
  await expect(poNumber).toHaveAccessibleDescription(/at most 50 characters; this one has 51/)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The order was not placed' })).toBeVisible()
  await expect(poNumber).toHaveValue('P'.repeat(51))
  const billing = (await page.getByLabel('Billing address').locator('option:checked').textContent())!.split(', ')
  await placeOrder(page, 'P'.repeat(50))
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible()
  await expect(amountOf(page, 'Total')).toHaveCount(1)
  const shown = page.getByRole('heading', { name: 'Billing address' }).locator('xpath=following-sibling::address')
  await expect(shown).toContainText(billing[0]!)
  await expect(shown).toContainText(billing[1]!)
})

test('an order of more than there is leads to the cart, and not to the payment [CHK-09] [CHK-07]', async ({
  page,
  request,
  shop,
}) => {
  await goToCheckout(page, { account: 'Station 10' })
  const api = await openApi(request, shop, 'buyer@county.example')
  const productId = await api.productId(HOSE.sku)
  const send = (form: Record<string, string>) =>
    page.request.post('/cart', { form: { ...form, returnTo: '/cart' }, headers: { origin: shop.origin } })
  await send({ intent: 'add', productId, quantity: String(await api.stock(productId)) })
  await page.goto('/checkout')
  await page.getByLabel('Purchase order number').fill('TOO-MANY-1')
  await page.getByRole('button', { name: 'Place order' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'The order was not placed' })
  await expect(alert.getByRole('link', { name: /There is not enough of/ })).toHaveAttribute('href', '/cart')
  await expect(page.getByLabel('Purchase order number')).toHaveAccessibleDescription(/^(?!.*not enough)/)
  await send({ intent: 'clear' })
})

test('a cart that was emptied elsewhere is an empty cart, on its page and at checkout, and no error [CART-10]', async ({
  page,
  shop,
}) => {
  const emptyElsewhere = async () => {
    const headers = { origin: shop.origin }
    expect((await page.request.post('/cart', { form: { intent: 'clear', returnTo: '/cart' }, headers })).ok()).toBe(
      true,
    )
  }
  const isEmpty = page.getByRole('heading', { name: 'Your cart is empty' })
  await goToCheckout(page, { account: 'Station 10' })
  const poNumber = page.getByLabel('Purchase order number')
  await untilAlive(poNumber)
  await emptyElsewhere()
  await poNumber.fill('EMPTY-1')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(isEmpty).toBeVisible()
  await expect(page.getByText('Your order was not placed: your cart is empty now.')).toBeVisible()

  await openHose(page)
  await addToCart(page, '2')
  await page.goto('/checkout')
  const change = page.getByRole('link', { name: 'Change the delivery method' })
  await untilAlive(change)
  await change.click()
  const use = page.getByRole('button', { name: 'Use this delivery method' })
  await expect(use).toBeVisible()
  await emptyElsewhere()
  await use.click()
  await expect(isEmpty).toBeVisible()

  await openHose(page)
  await addToCart(page, '2')
  await page.goto('/cart')
  const quantity = page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })
  await untilAlive(quantity)
  await emptyElsewhere()
  await quantity.fill('3')
  await quantity.press('Enter')
  await expect(isEmpty).toBeVisible()
  await page.goto('/checkout')
  await expect(page).toHaveURL('/cart')
})

test('what was opened for one account does nothing for another one that was chosen in another tab, and the page says so [CHK-23]', async ({
  page,
  context,
}) => {
  await goToCheckout(page, { account: 'Station 7' })
  await page.getByLabel('Purchase order number').fill('SWITCHED-1')
  const product = await context.newPage()
  await openHose(product)
  const elsewhere = await context.newPage()
  await openHose(elsewhere)
  const switchTo = async (account: string) => {
    await elsewhere.getByRole('banner').getByText('Dana').click()
    await elsewhere.getByLabel('Buying for').selectOption({ label: account })
    await elsewhere.getByRole('button', { name: 'Switch' }).click()
    await expect(elsewhere.getByText(`You are buying for ${account}.`, { exact: false })).toBeVisible()
  }
  const emptyCart = async () => {
    await elsewhere.goto('/cart')
    await elsewhere.getByRole('button', { name: `Remove ${HOSE.name}` }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  }
  await switchTo('Alder County Station 4, Mill Creek')

  const refusal = (tab: typeof page) => tab.getByText(/You are now buying for .*Station 4.*/)
  await product.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(refusal(product)).toContainText('No cart was changed')
  await elsewhere.goto('/cart')
  await expect(elsewhere.getByText(/Nothing has been added for .*Station 4/)).toBeVisible()
  await openHose(elsewhere)
  await addToCart(elsewhere, '1')

  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(refusal(page)).toContainText('Nothing was ordered')
  await expect(page.getByText(/^Buying for .*Station 4/).first()).toBeVisible()
  await expect(page.getByLabel('Purchase order number')).toHaveValue('SWITCHED-1')
  await expect(page.getByLabel('Billing address').locator('option:checked')).toHaveText(
    await page.getByLabel('Billing address').locator('option').first().innerText(),
  )
  await emptyCart()
  await switchTo('Alder County Station 7, Hawk Ridge')
  await emptyCart()
})
