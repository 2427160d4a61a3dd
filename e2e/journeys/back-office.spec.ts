import type { APIRequestContext, Browser, Page, Route } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { PASSWORD } from '../fixtures/api.ts'
import { goToCheckout, HOSE, openAsStaff, openSignedIn, placeOrder, signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'

test.use({ isRebuilt: true })

const ADMINISTRATOR = 'admin@hydrant.example'

test('staff come to the back office by the sign-in of the shop, and see what they may; others see nothing [ADM-01] [ADM-08] [ADM-11]', async ({
  page,
}) => {
  await page.goto('/admin/records/Product2?sort=Name')
  await signIn(page, { email: 'builder@hydrant.example' })
  await expect(page).toHaveURL(/\/admin\/records\/Product2\?sort=Name$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New Product' })).toHaveCount(0)
  const navigation = page.getByRole('navigation', { name: 'Back office' })
  await expect(navigation.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page')
  await expect(navigation.getByRole('link', { name: 'Orders' })).toHaveCount(0)
  expect((await page.goto('/admin/history'))?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1, name: 'You may not see this' })).toBeVisible()

  await page.goto('/')
  await page.getByRole('banner').getByText('Iris').click()
  await page.getByRole('banner').getByRole('link', { name: 'Back office' }).click()
  await expect(navigation.getByRole('link', { name: 'Products' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await openSignedIn(page, '/', { email: 'buyer@plant.example' })
  await expect(page.getByRole('link', { name: 'Back office', includeHidden: true })).toHaveCount(0)
  expect((await page.goto('/admin'))?.status()).toBe(403)
  await expect(page.getByRole('navigation', { name: 'Back office' })).toHaveCount(0)
})

test('a list is filtered, sorted, gets other columns, and is exported as it is; its address is a saved view [ADM-02] [ADM-07] [ADM-12]', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/records/Product2')
  await expect(page.getByText('442 records', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const firstPart = await page.getByRole('rowheader').allInnerTexts()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('link', { name: 'First page' })).toBeVisible()
  const nextPart = await page.getByRole('rowheader').allInnerTexts()
  expect(new Set([...firstPart, ...nextPart]).size).toBe(100)
  await openPart(page, 'Filter')
  await page.getByRole('combobox', { name: /^Field(?! to)/ }).selectOption({ label: 'Product Name' })
  await page.getByLabel('Comparison').selectOption({ label: 'contains' })
  await page.getByLabel('Value').fill("100%'s")
  await page.getByLabel('Value').press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove' }).click()
  await expect(page.getByText('442 records', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: /^Field(?! to)/ }).selectOption({ label: 'Product Name' })
  await page.getByLabel('Value').fill('supply hose')
  await page.getByLabel('Value').press('Enter')
  await expect(page.getByText('Product Name contains supply hose')).toBeVisible()
  await openPart(page, 'Columns')
  await page.getByRole('checkbox', { name: 'Quantity Unit Of Measure' }).check()
  await page.getByRole('button', { name: 'Apply' }).last().click()
  await expect(page.getByRole('columnheader', { name: 'Quantity Unit Of Measure' })).toBeVisible()
  const earlier = page.getByRole('link', { name: 'Move Quantity Unit Of Measure one place earlier' })
  await earlier.press('Enter')
  await expect(page.getByRole('columnheader').nth(-2)).toHaveText('Quantity Unit Of Measure')
  await expect(earlier).toBeFocused()
  await page.getByRole('columnheader', { name: 'Product SKU' }).getByRole('link').click()
  await expect(page.getByRole('columnheader', { name: 'Product SKU ↑' })).toBeVisible()
  const skus = page.getByRole('rowheader')
  const shown = await skus.allInnerTexts()
  expect(shown).toEqual(shown.toSorted())
  expect(shown).toContain(HOSE.sku)

  const view = page.url()
  await page.goto('/admin')
  await page.goto(view)
  expect(await skus.allInnerTexts()).toEqual(shown)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const file = await (await downloading).createReadStream()
  const lines = (await file.toArray()).join('').trim().split('\r\n')
  expect(lines[0]).toContain('"StockKeepingUnit","Name"')
  expect(lines[0]).toContain('"QuantityUnitOfMeasure"')
  expect(lines.slice(1).map((line) => line.split('"')[1])).toEqual(shown)
})

test('one field of several records is changed: what is not as it was shown stays, with the reason [ADM-13]', async ({
  page,
  request,
  shop,
}) => {
  await openAsStaff(page, '/admin/records/Product2?where=Name.contains.supply+hose')
  const rows = page.getByRole('rowheader').getByRole('link')
  const [id = ''] = ((await rows.first().getAttribute('href')) ?? '').split('/').slice(-1)
  const select = page.getByRole('checkbox', { name: /^Select / })
  await select.nth(0).check()
  await select.nth(1).check()
  await page.getByLabel('Field to change').selectOption({ label: 'Product Family' })
  await page.getByRole('button', { name: 'Change the selected records' }).click()
  await expect(page.getByRole('heading', { name: 'Change Product Family of 2 records' })).toBeVisible()
  await expectAccessible(page)
  await changeByProgram(request, shop.apiUrl, `Product2/${id}`)
  await page.getByRole('textbox', { name: 'Product Family' }).fill('Large hose')
  await page.getByRole('button', { name: 'Change 2 records' }).click()
  await expect(page.getByText('1 record was changed.', { exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Somebody has changed this record', exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Change 1 record' }).click()
  await expect(page.getByText('1 record was changed.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Change Product Family/ })).toHaveCount(0)

  await page.getByLabel('All of this list', { exact: false }).check()
  await page.getByLabel('Field to change').selectOption({ label: 'Product Family' })
  await page.getByRole('button', { name: 'Change the selected records' }).click()
  await expect(page.getByRole('cell', { name: 'Large hose' })).toHaveCount(2)
})

test('records are created, changed and deleted; wrong input is named at its field, nobody overwrites another unseen, and a form without an answer stays [ADM-03] [ADM-04] [ADM-10]', async ({
  page,
  request,
  shop,
}) => {
  await openAsStaff(page, '/admin/records/Product2/new')
  const create = page.getByRole('button', { name: 'Create' })
  await waitUntilHydrated(create)
  await page.getByLabel('Product Name').fill('Foam eductor')
  await page.getByLabel('Product SKU').fill(HOSE.sku)
  await create.click()
  await expect(page.getByLabel('Product SKU')).toHaveAccessibleDescription(/duplicate/i)
  await expect(page.getByLabel('Product Name')).toHaveValue('Foam eductor')
  await page.getByLabel('Product SKU').fill('FE-95')
  const isPost = (route: Route) => route.request().method() === 'POST'
  const unanswered = page.getByRole('alert').filter({ hasText: 'What you entered is still here.' })
  await page.route('**/*.data**', (route) => (isPost(route) ? route.fulfill({ status: 502 }) : route.continue()))
  await create.click()
  await expect(unanswered).toBeVisible()
  await expect(page.getByLabel('Product SKU')).toHaveValue('FE-95')
  await page.unroute('**/*.data**')
  // The record is created, but the answer is lost: the form is sent again, and it is created once.
  await page.route('**/*.data**', async (route) => {
    if (!isPost(route)) return route.continue()
    await route.fetch({ maxRedirects: 0 })
    return route.abort()
  })
  const lost = page.waitForEvent('requestfailed')
  await unanswered.getByRole('button', { name: 'Try again' }).click()
  await lost
  await expect(unanswered).toContainText('could not be reached')
  await page.unroute('**/*.data**')
  await unanswered.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Created.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Product Family').fill('Foam')
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Categories' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await openPart(page, 'History')
  await expect(page.getByRole('table', { name: 'History' }).getByText('Foam', { exact: true }).first()).toBeVisible()

  const recordId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await changeByProgram(request, shop.apiUrl, `Product2/${recordId}`)
  await page.getByLabel('Product Family').fill('Foam and water')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Somebody has changed this record since you opened it.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Product Family')).toHaveValue('Foam and water')

  // The router forgets a question about leaving when it has loaded the page again.
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Price Book Entries' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByRole('link', { name: 'New Price Book Entry' }).click()
  await page.getByLabel('Product', { exact: true }).fill('FE-95')
  await page.getByLabel('Price Book').fill('No such book')
  await page.getByLabel('List Price').fill('1,415.50')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByLabel('Price Book')).toHaveAccessibleDescription(/Nothing is called “No such book”/)
  await page.getByLabel('Price Book').fill('List prices')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Created.')).toBeVisible()
  await expect(page.getByLabel('List Price')).toHaveValue('1415.5')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('fe-95')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Foam eductor' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted.')).toBeVisible()
  expect((await page.goto(`/admin/records/Product2/${recordId}`))?.status()).toBe(404)
})

test('an order is found by its PO number, sent in part and cancelled for the rest, without scripts [ADM-05] [ADM-06] [ADM-07] [ADM-20] [ADM-22] [ADM-24] [ADM-25] [ADM-28]', async ({
  page,
  browser,
  baseURL,
}) => {
  await goToCheckout(page, { account: 'Alder County Station 4', quantity: '3' })
  await placeOrder(page, 'PO-BACK-OFFICE')
  const desk = await openWithoutScripts(browser, baseURL)
  await openAsStaff(desk, '/admin')
  await expect(desk.getByRole('link', { name: /New orders/ })).toBeVisible()
  await desk.getByRole('searchbox').fill('PO-BACK-OFFICE')
  await desk.getByRole('searchbox').press('Enter')
  await expect(desk.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible()

  await openPart(desk, 'Approval and hold')
  await desk.getByLabel('Note for staff').fill('Call before sending')
  await desk.getByRole('button', { name: 'Put on hold' }).click()
  await expect(desk.getByText('This order is on hold', { exact: false })).toBeVisible()
  await desk.getByRole('button', { name: 'Release' }).click()
  await expect(desk.getByText('The order is released.')).toBeVisible()

  const quantity = desk.getByLabel(`Quantity of ${HOSE.sku}`).first()
  await expect(quantity).toHaveValue('3')
  await quantity.fill('30')
  await desk.getByRole('button', { name: 'Create fulfillment order' }).click()
  await expect(desk.getByText('Nothing was changed')).toBeVisible()
  await expect(quantity).toHaveValue('30')
  await quantity.fill('1')
  await desk.getByRole('button', { name: 'Create fulfillment order' }).click()
  await expect(desk.getByText('The fulfillment order was created.')).toBeVisible()
  await desk.getByLabel('Carrier').fill('UPS')
  await desk.getByLabel('Tracking number').fill('1Z7')
  await desk.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(desk.getByText('Shipped.', { exact: true })).toBeVisible()
  await expect(desk.getByText('UPS 1Z7').first()).toBeVisible()
  const downloading = desk.waitForEvent('download')
  await desk.getByRole('link', { name: /^INV-/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^INV-.*\.pdf$/i)

  await desk.getByRole('link', { name: 'Packing slip' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: /^Packing slip: order / })).toBeVisible()
  const packed = desk.getByRole('row', { name: new RegExp(HOSE.sku) })
  await expect(packed.first()).toHaveAccessibleName(/ 1$/)
  await expect(desk.getByRole('heading', { name: 'Comes with another parcel' })).toBeVisible()
  await expect(packed.last()).toHaveAccessibleName(/ 2$/)
  await desk.emulateMedia({ media: 'print' })
  await expect(desk.getByRole('navigation', { name: 'Back office' }).first()).toBeHidden()
  await desk.emulateMedia({ media: 'screen' })
  await desk.getByRole('link', { name: 'Back to the order' }).click()

  await openPart(desk, 'Write a note')
  await desk.getByLabel('Text').fill('The rest is discontinued.')
  await desk.getByRole('radio', { name: 'The buyer' }).check()
  await desk.getByRole('button', { name: 'Add the note' }).click()
  await expect(desk.getByText('The note was added.')).toBeVisible()
  await openPart(desk, 'Announce a return')
  await desk.getByLabel(`Quantity of ${HOSE.sku}`).last().fill('1')
  await desk.getByLabel('Reason').last().fill('Too long')
  await desk.getByRole('button', { name: 'Create return' }).click()
  await expect(desk.getByText('The return was created.')).toBeVisible()
  await desk.getByLabel(`Taken back: ${HOSE.sku}`).fill('1')
  await desk.getByRole('button', { name: 'Store what has come back' }).click()
  await expect(desk.getByText('What has come back was stored.')).toBeVisible()
  await desk.getByRole('button', { name: 'Create credit memo' }).click()
  await expect(desk.getByText('The credit memo was created.')).toBeVisible()
  await expect(desk.getByRole('link', { name: /^CM-/ })).toBeVisible()
  const withScripts = await browser.newPage({ storageState: await desk.context().storageState() })
  await withScripts.goto(desk.url())
  await expectAccessible(withScripts)
  const timeline = desk.getByRole('region', { name: 'What happened' }).getByRole('listitem')
  await expect(timeline.filter({ hasText: 'Note to the buyer' })).toContainText('Theo Marsh')
  await expect(timeline.last()).toContainText('Order placed')
  await desk.getByRole('link', { name: 'As the buyer sees it' }).click()
  await expect(desk.getByText('Nothing can be done here.', { exact: false })).toBeVisible()
  await expect(desk.getByText('The rest is discontinued.')).toBeVisible()
  await desk.getByRole('link', { name: 'Back to the back office' }).click()

  await openPart(desk, 'Cancel items')
  await desk.getByLabel(`Quantity of ${HOSE.sku}`).last().fill('2')
  await desk.getByLabel('Reason').first().fill('Discontinued')
  await desk.getByRole('button', { name: 'What does it take off?' }).click()
  await expect(desk.getByText('This takes off')).toBeVisible()
  await desk.getByRole('button', { name: 'Cancel these' }).click()
  await expect(desk.getByText(`Cancelled: 2 × ${HOSE.sku}.`, { exact: false })).toBeVisible()
  await expect(desk.getByRole('row', { name: new RegExp(HOSE.sku) }).first()).toContainText('30121$359.00')

  await desk.goto('/admin')
  await expect(desk.getByRole('heading', { name: 'Ordered in the last 30 days' })).toBeVisible()
  await openPart(desk, 'As a table')
  await expect(desk.getByRole('table', { name: /^USD: / }).getByRole('row')).toHaveCount(2)
  await withScripts.goto('/admin')
  await expectAccessible(withScripts)
  await desk.goto('/admin/records/StockLevel__c')
  await desk.getByRole('rowheader').first().getByRole('link').click()
  await desk.getByLabel('Change').fill('1000000000000')
  await desk.getByLabel('Reason').fill('Counted')
  await desk.getByRole('button', { name: 'Adjust the stock' }).click()
  await expect(desk.getByText('Nothing was changed')).toBeVisible()
  await desk.getByLabel('Change').fill('12')
  await desk.getByRole('button', { name: 'Adjust the stock' }).click()
  await expect(desk.getByText('The stock was adjusted.')).toBeVisible()
  await openPart(desk, 'History')
  await expect(desk.getByRole('table', { name: 'History' })).toContainText('Counted')
  await withScripts.goto(desk.url())
  await expectAccessible(withScripts)
  await desk.goto('/admin/records/OrderSummary')
  await desk.getByRole('link', { name: 'To ship' }).click()
  await expect(desk.getByRole('link', { name: 'To ship' })).toHaveAttribute('aria-current', 'page')

  await desk.goto('/admin/outbox')
  await desk.getByRole('link', { name: 'Order confirmation' }).first().click()
  await expect(desk.frameLocator('iframe').getByText(HOSE.name).first()).toBeVisible()
  await desk.goto('/admin/webhook')
  await expect(desk.getByRole('rowheader', { name: 'OrderCancelled' }).first()).toBeVisible()
  await desk.goto('/admin/history?objectName=OrderSummary')
  await expect(desk.getByRole('row').nth(1)).toBeVisible()
  await desk.goto('/admin/payments')
  await expect(desk.getByRole('heading', { level: 1, name: 'Payments to look at' })).toBeVisible()
})

test('the forms of an order are empty after success, answers stand where they were asked, and an invoice is found by its number [ADM-86] [ADM-88] [ADM-89]', async ({
  page,
  browser,
}) => {
  await goToCheckout(page, { account: 'Alder County Station 4', quantity: '5' })
  await placeOrder(page, 'PO-DESK')
  const desk = await (await browser.newContext()).newPage()
  await openAsStaff(desk, new URL('/admin/find?q=po+PO-DESK', page.url()).href)
  await expect(desk.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible()

  const quantity = desk.getByLabel(`Quantity of ${HOSE.sku}`)
  await waitUntilHydrated(desk.getByRole('button', { name: 'Create fulfillment order' }))
  await quantity.first().fill('2')
  await desk.getByRole('button', { name: 'Create fulfillment order' }).click()
  await expect(desk.getByText('The fulfillment order was created.')).toBeVisible()
  await expect(quantity.first()).toHaveValue('3')
  await desk.getByLabel('Carrier').fill('UPS')
  await desk.getByLabel('Tracking number').fill('1Z7-DESK')
  await desk.getByLabel('Tracking page').fill('https://carrier.example/1Z7-DESK')
  await desk.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(desk.getByText('Shipped.', { exact: true })).toBeVisible()
  await expect(desk.getByRole('link', { name: 'UPS 1Z7-DESK' })).toBeVisible()

  await openPart(desk, 'Cancel items')
  const cancelling = desk.locator('form').filter({ has: desk.getByRole('button', { name: 'Cancel these' }) })
  await cancelling.getByLabel(`Quantity of ${HOSE.sku}`).fill('1')
  await cancelling.getByLabel('Reason').fill('Discontinued')
  await cancelling.getByRole('button', { name: 'What does it take off?' }).click()
  const answer = cancelling.getByRole('status').filter({ hasText: 'This takes off' })
  await expect(answer).toBeInViewport()
  await expect(answer).toContainText('nothing is refunded')
  await expect(desk.getByText('Shipped.', { exact: true })).toHaveCount(0)
  await cancelling.getByRole('button', { name: 'Cancel these' }).click()
  await expect(desk.getByText(`Cancelled: 1 × ${HOSE.sku}.`, { exact: false })).toBeVisible()
  await expect(cancelling).toBeHidden()

  await openPart(desk, 'Announce a return')
  const returning = desk.locator('form').filter({ has: desk.getByRole('button', { name: 'Create return' }) })
  await returning.getByLabel(`Quantity of ${HOSE.sku}`).fill('1')
  await returning.getByLabel('Reason').fill('Too long')
  await returning.getByRole('button', { name: 'Create return' }).click()
  await expect(desk.getByText('The return was created.')).toBeVisible()
  await expect(returning).toBeHidden()
  await openPart(desk, 'Announce a return')
  await expect(returning.getByLabel(`Quantity of ${HOSE.sku}`)).toHaveValue('0')
  await expect(returning.getByLabel('Reason')).toHaveValue('')

  await openPart(desk, 'Write a note')
  await desk.getByRole('button', { name: 'Send the confirmation again' }).click()
  await expect(desk.getByText('no mail server is set up', { exact: false })).toBeVisible()
  const invoice = await desk.getByRole('link', { name: /^INV-/ }).innerText()
  const order = desk.url().replace(/\?.*$/, '')
  for (const term of [invoice, '1Z7-DESK']) {
    await waitUntilHydrated(desk.getByRole('searchbox'))
    await desk.keyboard.press('Control+k')
    await desk.keyboard.type(term)
    await desk.keyboard.press('Enter')
    await expect(desk).toHaveURL(order)
    await desk.goto('/admin')
  }
  await desk.goto('/admin/records/Invoice')
  await desk.getByRole('link', { name: invoice }).click()
  await expect(desk.getByRole('link', { name: 'PDF' })).toBeVisible()
  await expect(desk.getByRole('link', { name: /^New Payment Line/ })).toHaveCount(0)
  await desk.getByRole('link', { name: 'To the order' }).click()
  await expect(desk).toHaveURL(order)
})

/** Opens a part of a page that is folded. */
async function openPart(page: Page, name: string): Promise<void> {
  await page.locator('summary').filter({ hasText: name }).last().click()
}

async function openWithoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  return context.newPage()
}

/** Changes a record as another program would. */
async function changeByProgram(request: APIRequestContext, apiUrl: string, path: string): Promise<void> {
  const signedIn = await request.post(`${apiUrl}/services/apexrest/auth/login`, {
    data: { username: ADMINISTRATOR, password: PASSWORD },
  })
  const { token } = (await signedIn.json()) as { readonly token: string }
  const changed = await request.patch(`${apiUrl}/services/data/v65.0/sobjects/${path}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { Brand__c: 'Nordbrise' },
  })
  expect(changed.status()).toBe(204)
}
