import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { signInToApi } from '../fixtures/api.ts'
import { addToCart, locateAmount, goToCheckout, HOSE, openHose, placeOrder } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test('guests have to sign in before they can check out [ROLE-04]', async ({ page }) => {
  await page.goto('/checkout')
  await expect(page).toHaveURL('/login?returnTo=%2Fcheckout')
})

test('the same checkout submitted twice is the same order [CHK-06]', async ({ page, context, request, shop }) => {
  await goToCheckout(page, { account: 'Station 1,' })
  const secondPage = await context.newPage()
  await secondPage.goto('/checkout')
  await expect(secondPage.getByRole('button', { name: 'Place order' })).toBeVisible()
  await Promise.all([placeOrder(page, 'TWICE-1'), placeOrder(secondPage, 'TWICE-1')])
  expect(secondPage.url()).toBe(page.url())
  const api = await signInToApi(request, shop, 'buyer@county.example')
  expect((await api.orders(await api.accountId('Station 1,'))).orderSummaries).toHaveLength(1)
})

test('an order is never placed for another amount than the one that was shown [CHK-09]', async ({ page, context }) => {
  await goToCheckout(page, { account: 'Station 10' })
  const displayed = await locateAmount(page, 'Total').textContent()
  const otherTab = await context.newPage()
  await otherTab.goto('/cart')
  const unitPrice = await locateAmount(otherTab, 'Products').textContent()
  await otherTab.getByRole('textbox', { name: `Quantity of ${HOSE.name}` }).fill('2')
  await expect(locateAmount(otherTab, 'Products')).not.toHaveText(unitPrice!)

  await page.getByLabel('Purchase order number').fill('CHANGED-1')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'The total has changed' })).toBeVisible()
  await expect(locateAmount(page, 'Total')).not.toHaveText(displayed!)
  await expect(page.getByLabel('Purchase order number')).toHaveValue('CHANGED-1')
  await placeOrder(page, 'CHANGED-1')
})

test('an order requires a purchase order number, and a new address all its fields [CHK-09]', async ({ page }) => {
  await goToCheckout(page, { account: 'Alder County Fire Authority' })
  const change = page.getByRole('link', { name: 'Change the delivery method' })
  await waitUntilHydrated(change)
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
  await expect(locateAmount(page, 'Tax')).toHaveText('$0.00')
  await placeOrder(page, 'NEW-ADDRESS-1')
  await expect(page.getByText('77 Bridge Street')).toBeVisible()
})

test('a purchase order number that is too long stays and gets an error at its field, and the order has complete addresses [CHK-09]', async ({
  page,
}) => {
  await goToCheckout(page, { account: 'Station 10' })
  const poNumber = page.getByLabel('Purchase order number')
  await waitUntilHydrated(poNumber)
  await poNumber.fill('P'.repeat(51))
  await expect(poNumber).toHaveValue('P'.repeat(51))
  await expect(poNumber).toHaveAccessibleDescription(/at most 50 characters; this one has 51/)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The order was not placed' })).toBeVisible()
  await expect(poNumber).toHaveValue('P'.repeat(51))
  const billing = (await page.getByLabel('Billing address').locator('option:checked').textContent())!.split(', ')
  await placeOrder(page, 'P'.repeat(50))
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible()
  await expect(locateAmount(page, 'Total')).toHaveCount(1)
  const displayed = page.getByRole('heading', { name: 'Billing address' }).locator('xpath=following-sibling::address')
  await expect(displayed).toContainText(billing[0]!)
  await expect(displayed).toContainText(billing[1]!)
})

test('an order above the stock leads to the cart, and not to the payment [CHK-09] [CHK-07]', async ({
  page,
  request,
  shop,
}) => {
  await goToCheckout(page, { account: 'Station 10' })
  const api = await signInToApi(request, shop, 'buyer@county.example')
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
  await waitUntilHydrated(poNumber)
  await emptyElsewhere()
  await poNumber.fill('EMPTY-1')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(isEmpty).toBeVisible()
  await expect(page.getByText('Your order was not placed: your cart is empty now.')).toBeVisible()

  await openHose(page)
  await addToCart(page, '2')
  await page.goto('/checkout')
  const change = page.getByRole('link', { name: 'Change the delivery method' })
  await waitUntilHydrated(change)
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
  await waitUntilHydrated(quantity)
  await emptyElsewhere()
  await quantity.fill('3')
  await quantity.press('Enter')
  await expect(isEmpty).toBeVisible()
  await page.goto('/checkout')
  await expect(page).toHaveURL('/cart')
})

test('a checkout opened for one account has no effect after another account was chosen in another tab, and the page says so [CHK-23]', async ({
  page,
  context,
}) => {
  await goToCheckout(page, { account: 'Station 7' })
  await page.getByLabel('Purchase order number').fill('SWITCHED-1')
  const product = await context.newPage()
  await openHose(product)
  const otherTab = await context.newPage()
  await openHose(otherTab)
  const switchTo = async (account: string) => {
    await otherTab.getByRole('banner').getByText('Dana').click()
    await otherTab.getByLabel('Buying for').selectOption({ label: account })
    await otherTab.getByRole('button', { name: 'Switch' }).click()
    await expect(otherTab.getByText(`You are buying for ${account}.`, { exact: false })).toBeVisible()
  }
  const emptyCart = async () => {
    await otherTab.goto('/cart')
    await otherTab.getByRole('button', { name: `Remove ${HOSE.name}` }).click()
    await expect(otherTab.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  }
  await switchTo('Alder County Station 4, Mill Creek')

  const alert = (tab: typeof page) => tab.getByText(/You are now buying for .*Station 4.*/)
  await product.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(alert(product)).toContainText('No cart was changed')
  await otherTab.goto('/cart')
  await expect(otherTab.getByText(/Nothing has been added for .*Station 4/)).toBeVisible()
  await openHose(otherTab)
  await addToCart(otherTab, '1')

  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(alert(page)).toContainText('Nothing was ordered')
  await expect(page.getByText(/^Buying for .*Station 4/).first()).toBeVisible()
  await expect(page.getByLabel('Purchase order number')).toHaveValue('SWITCHED-1')
  await expect(page.getByLabel('Billing address').locator('option:checked')).toHaveText(
    await page.getByLabel('Billing address').locator('option').first().innerText(),
  )
  await emptyCart()
  await switchTo('Alder County Station 7, Hawk Ridge')
  await emptyCart()
})
