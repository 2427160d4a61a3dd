import { expectAccessible } from '../fixtures/accessibility.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { HOSE, openHose } from '../fixtures/buying.ts'
import { fillCard } from '../fixtures/cards.ts'
import { cancelOneOfEach, returnOneOfEach, shipOrder } from '../fixtures/ship-order.ts'
import { expect } from '../fixtures/shop.ts'
import { createSwitchedTest } from '../fixtures/switched-shop.ts'

const test = createSwitchedTest('guestCheckoutEnabled')

test('a guest orders with contact, address, delivery and card, and only the payment service sees the card [CHK-09] [CHK-04] [CTX-04] [CHK-22] [FUL-04] [FUL-09] [INV-05] [INV-10]', async ({
  page,
  browser,
  baseURL,
  request,
  shop,
}) => {
  const withCard: string[] = []
  page.on('request', (sent) => {
    if (/4111/.test(sent.postData() ?? '')) withCard.push(new URL(sent.url()).pathname)
  })
  await openHose(page)
  await expect(page.getByRole('heading', { level: 1, name: HOSE.name })).toBeVisible()
  const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first()
  await waitUntilHydrated(add)
  await page.getByLabel('Quantity').first().fill('2')
  await add.click()
  await expect(page.getByText('Product is successfully added to Cart')).toBeVisible()
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Check out as a guest' }).click()

  const onward = page.getByRole('button', { name: 'Continue to delivery' })
  await waitUntilHydrated(onward)
  await page.getByLabel('Email address').fill('ada@')
  await page.getByLabel('Phone', { exact: false }).fill('12')
  await onward.click()
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/Enter your last name/)
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/name@station.example/)
  await expect(page.getByLabel('Phone', { exact: false })).toHaveAccessibleDescription(/area code/)
  await page.getByLabel('Last name').fill('Guest')
  await page.getByLabel('Email address').fill('ada@guest.example')
  await page.getByLabel('Phone', { exact: false }).fill('360 555 0140')
  await onward.press('Enter')

  await expect
    .poll(() =>
      page.evaluate(() => ['lastName', 'email'].map((name) => sessionStorage.getItem(`guestUserDetails.${name}`))),
    )
    .toEqual(['Guest', 'ada@guest.example'])
  await expect(page.getByText('Deliver to a new address')).toHaveCount(0)
  await page.getByLabel('Recipient').fill('Ada Guest')
  await page.getByLabel('Street and number').fill('77 Bridge Street')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State or province').selectOption({ label: 'Oregon' })
  await page.getByLabel('Postal code').fill('97201')
  await page.getByRole('button', { name: 'Add address and deliver there' }).click()
  const method = page.getByRole('button', { name: 'Use this delivery method' })
  if (await method.isVisible()) await method.click()

  await expect(page.getByLabel('Card number')).toBeVisible()
  await expect(page.getByLabel('Purchase order number')).toHaveCount(0)
  await expectAccessible(page)
  const placeOrderButton = page.getByRole('button', { name: 'Place order' })
  await fillCard(page, { number: '4111 1111 1111 1112' })
  await placeOrderButton.click()
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/Check its digits/)
  await expect(page.getByLabel('Card number')).toBeFocused()

  await page.getByRole('link', { name: 'Change the delivery address' }).click()
  await expect(page.getByLabel('Street and number')).toHaveValue('77 Bridge Street')
  await expect(page.getByLabel('State or province')).toHaveValue('US-OR')
  await page.getByRole('link', { name: 'Keep this address' }).click()

  // The state stored with the contact may have expired by the time of the order: the checkout itself knows its guest.
  await page.context().clearCookies({ name: 'guest_email' })
  await fillCard(page, { number: '4111 1111 1111 1111' })
  await placeOrderButton.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible()
  await expect(page.getByText(/paid by Visa ending in 1111/i)).toBeVisible()
  expect(withCard.length).toBeGreaterThan(0)
  expect(withCard.every((path) => path.endsWith('/payments/token'))).toBe(true)

  // Another device, without scripts.
  const reference = await page.getByText('Keep the reference').locator('strong').innerText()
  const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const otherDevicePage = await plain.newPage()
  await otherDevicePage.goto('/login')
  await otherDevicePage.getByRole('link', { name: 'Find your order' }).click()
  const find = async (email: string) => {
    await otherDevicePage.getByLabel('Reference').fill(reference)
    await otherDevicePage.getByLabel('Email address').fill(email)
    await otherDevicePage.getByRole('button', { name: 'Find order' }).click()
  }
  await find('somebody@guest.example')
  await expect(otherDevicePage.getByLabel('Reference')).toHaveAccessibleDescription(
    /No order was found for this reference and email address/,
  )
  await find('ADA@guest.example')
  await expect(otherDevicePage.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible()
  await expect(otherDevicePage.getByText('77 Bridge Street').first()).toBeVisible()

  await expect(otherDevicePage.getByText('Received', { exact: true })).toBeVisible()
  await cancelOneOfEach(request, shop, reference)
  await otherDevicePage.reload()
  await expect(otherDevicePage.getByText('1 cancelled')).toBeVisible()
  await expect(otherDevicePage.getByText('Cancelled items')).toBeVisible()

  await shipOrder(request, shop, { reference, carrier: 'UPS', trackingUrl: 'https://carrier.example/track/1Z7' })
  await otherDevicePage.reload()
  await expect(otherDevicePage.getByText('Shipped', { exact: true })).toBeVisible()
  await expect(otherDevicePage.getByRole('region', { name: 'Shipments' })).toContainText(/Shipped on .* by UPS/)
  await expect(otherDevicePage.getByRole('link', { name: /^Track / })).toHaveAttribute(
    'href',
    'https://carrier.example/track/1Z7',
  )
  await expect(otherDevicePage.getByRole('list', { name: /^Items of shipment/ })).toContainText(`1 × ${HOSE.sku}`)
  const downloadName = async (name: RegExp) => {
    const download = otherDevicePage.waitForEvent('download')
    await otherDevicePage.getByRole('link', { name }).click()
    return (await download).suggestedFilename()
  }
  expect(await downloadName(/^Invoice INV-/)).toMatch(/^INV-\d+\.pdf$/)

  await returnOneOfEach(request, shop, reference)
  await otherDevicePage.reload()
  await expect(otherDevicePage.getByText('1 returned')).toBeVisible()
  await expect(otherDevicePage.getByText('Credited for returns')).toBeVisible()
  expect(await downloadName(/^Credit memo CM-/)).toMatch(/^CM-\d+\.pdf$/)
  await plain.close()
  await page.reload()
  await expect(page.getByRole('link', { name: /^Credit memo CM-/ })).toBeVisible()
  await expectAccessible(page)
})
