import type { MailWithContent, ShopMails } from '@hydrant/contract/admin/mails.ts'
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { PASSWORD } from '../fixtures/api.ts'
import { HOSE, openAsStaff, openHose, openSignedIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

// Other journeys buy what is out of stock here.
test.use({ isRebuilt: true })

const GUEST = 'ada@guest.example'
const DATA = '/services/data/v65.0'

/** Creates calls of an administrator: the stock of the hose is set by the record API, and mails are read. */
async function createDesk(request: APIRequestContext, apiUrl: string) {
  const credentials = { username: 'admin@hydrant.example', password: PASSWORD }
  const signedIn = await request.post(`${apiUrl}/services/apexrest/auth/login`, { data: credentials })
  const headers = { authorization: `Bearer ${((await signedIn.json()) as { token: string }).token}` }
  const get = async (path: string): Promise<unknown> => (await request.get(apiUrl + path, { headers })).json()
  return {
    async setOnHand(quantity: number): Promise<string> {
      const q = `SELECT Id, Product__c FROM StockLevel__c WHERE Product__r.StockKeepingUnit = '${HOSE.sku}'`
      const found = (await get(`${DATA}/query?q=${encodeURIComponent(q)}`)) as {
        records: Array<{ Id: string; Product__c: string }>
      }
      for (const { Id } of found.records) {
        const path = `${apiUrl}${DATA}/sobjects/StockLevel__c/${Id}`
        const changed = await request.patch(path, { headers, data: { QuantityOnHand__c: quantity } })
        expect(changed.status()).toBe(204)
      }
      return found.records[0]?.Product__c ?? ''
    },
    async readMail(kind: string): Promise<string> {
      const { mails } = (await get('/admin/mails?limit=500')) as ShopMails
      const newest = mails.findLast((mail) => mail.kind === kind)
      if (newest === undefined) return ''
      return ((await get(`/admin/mails/${newest.position}`)) as MailWithContent).content?.text ?? ''
    },
  }
}

const readLink = (text: string) => /\/stock-notice\?token=[\w.-]+/.exec(text)?.[0] ?? ''

test('a buyer asks by one press to be told when a product is back, sees it under the account and ends it, and staff see who waits [CAT-19]', async ({
  page,
  browser,
  request,
  shop,
}) => {
  const desk = await createDesk(request, shop.apiUrl)
  const productId = await desk.setOnHand(0)
  await openSignedIn(page, `/search?q=${HOSE.sku}`, {
    email: 'buyer@county.example',
    account: 'Alder County Station 4',
  })
  await page.getByRole('button', { name: 'Tell me when it is back' }).press('Enter')
  await expect(page.getByText('We mail you once when this product is back in stock.')).toBeVisible()
  await expectAccessible(page)
  const staff = await (await browser.newContext({ baseURL: shop.origin })).newPage()
  await openAsStaff(staff, `/admin/products/${productId}`)
  await expect(staff.getByText('1 customer is mailed when the product is back.')).toBeVisible()
  await staff.context().close()
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Waiting for stock' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Do not tell me about ${HOSE.name}` }).click()
  await expect(page.getByText('You get no mail about this product.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waiting for stock' })).toHaveCount(0)
  await desk.setOnHand(50)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest confirms an email address by the link of a mail, is told when the product is back, and not twice [CAT-19]', async ({
    page,
    request,
    shop,
  }) => {
    const desk = await createDesk(request, shop.apiUrl)
    const productId = await desk.setOnHand(0)
    // Pages for guests may be ten seconds old in what no revision covers, such as stock.
    await expect(async () => {
      await openHose(page)
      await expect(page.getByText('Out of stock').first()).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 20_000 })
    await page.getByRole('textbox', { name: 'Your email address' }).fill(GUEST)
    await page.getByRole('button', { name: 'Tell me when it is back' }).click()
    await expect(page.getByText(`We have mailed a link to ${GUEST}.`, { exact: false })).toBeVisible()
    const link = readLink(await desk.readMail('StockNoticeConfirmation'))
    await page.goto(link)
    await page.getByRole('button', { name: 'Tell me when it is back' }).click()
    await expect(page.getByText('Thank you. We mail you when it is back.')).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Do not tell me' })).toBeVisible()
    await desk.setOnHand(50)
    await expect.poll(() => desk.readMail('StockNotice'), { timeout: 30_000 }).toContain(`/product/${productId}`)
    await page.goto(link)
    await expect(page.getByText('You get no further mail about it.', { exact: false })).toBeVisible()
    await expect(async () => {
      await openHose(page)
      await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toHaveCount(0, { timeout: 500 })
    }).toPass({ timeout: 20_000 })
  })
})
