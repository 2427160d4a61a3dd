import { signInToApi } from '../fixtures/api.ts'
import { goToCheckout, openAsStaff, placeOrder, signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'

const BUYER = 'buyer@county.example'
const ACCOUNT = 'Station 1,'
/** Larger than forms without a file may be. */
const PDF = Buffer.from(`%PDF-1.4\n%${' '.repeat(600_000)}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`)

// Twenty addresses more would change what the journeys of others find.
test.use({ isRebuilt: true })

test('one of many addresses is found, and what was entered survives a reload and the end of the session, up to the order and its papers [CHK-28] [CHK-29] [CHK-30] [CHK-31]', async ({
  page,
  context,
  request,
  shop,
}) => {
  const api = await signInToApi(request, shop, BUYER)
  const accountId = await api.accountId(ACCOUNT)
  for (let number = 1; number <= 22; number++)
    await api.addAddress(accountId, {
      addressType: 'Shipping',
      name: `Hydrant depot ${number}`,
      street: `${number} Spruce Lane`,
      city: 'Portland',
      region: 'OR',
      postalCode: `972${String(number).padStart(2, '0')}`,
      country: 'US',
    })
  await goToCheckout(page, { account: ACCOUNT })
  await page.getByRole('link', { name: 'Change the delivery address' }).click()
  await expect(page.getByRole('radio', { name: /Hydrant depot/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'More addresses' }).click()
  await expect(page.getByRole('link', { name: 'Previous addresses' })).toBeVisible()
  await page.getByLabel('Search the addresses').fill('spruce 97217')
  await page.getByRole('main').getByRole('search').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('radio', { name: /Hydrant depot/ })).toHaveCount(1)
  await expect(page.getByLabel('Search the addresses')).toHaveValue('spruce 97217')
  await page.getByRole('button', { name: 'Deliver to this address' }).click()
  await expect(page.getByText('17 Spruce Lane')).toBeVisible()

  const poNumber = page.getByLabel('Purchase order number')
  await waitUntilHydrated(poNumber)
  const file = page.getByLabel('Purchase order as a file')
  await file.setInputFiles({ name: 'po.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ no document') })
  await expect(page.getByRole('alert').filter({ hasText: 'The file was not attached' })).toBeVisible()
  await file.setInputFiles({ name: 'po-4711.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(page.getByText('Attached: po-4711.pdf')).toBeVisible()
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/checkout/entries') && response.status() === 204,
  )
  await poNumber.fill('PO-4711')
  await poNumber.press('Tab')
  await saved
  await page.getByLabel('Attention: name or department').fill('Battalion 3')
  // Leaving the page saves the field that is being typed in.
  await page.reload()
  await expect(poNumber).toHaveValue('PO-4711')
  await expect(page.getByLabel('Attention: name or department')).toHaveValue('Battalion 3')
  await expect(page.getByText('Attached: po-4711.pdf')).toBeVisible()

  const costCenter = page.getByLabel('Cost center')
  await waitUntilHydrated(costCenter)
  await context.clearCookies()
  await costCenter.fill('CC-12')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fcheckout/)
  await signIn(page, { email: BUYER, account: ACCOUNT })
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(costCenter).toHaveValue('CC-12')
  await expect(page.getByRole('region', { name: 'Review' }).getByText('CC-12')).toBeVisible()
  await placeOrder(page, 'PO-4711')

  const sheet = page.getByRole('region', { name: 'Order', exact: true })
  for (const text of ['PO-4711', 'Battalion 3', 'CC-12', '17 Spruce Lane']) await expect(sheet).toContainText(text)
  await expect(page.getByText(`A confirmation goes to ${BUYER}`)).toBeVisible()
  await expect(page.getByText('Questions about this order?')).toBeVisible()
  const download = await page.request.get(
    (await sheet.getByRole('link', { name: 'po-4711.pdf' }).getAttribute('href'))!,
  )
  expect(await download.body()).toEqual(PDF)

  const { orderSummaries } = await api.orders(accountId)
  await openAsStaff(page, `/admin/orders/${orderSummaries[0]!.orderSummaryId}`)
  const link = page.getByRole('link', { name: 'po-4711.pdf' })
  await expect(page.getByRole('main')).toContainText('CC-12')
  expect(await (await page.request.get((await link.getAttribute('href'))!)).body()).toEqual(PDF)
})
