import type { Page } from '@playwright/test'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { PASSWORD, readJson } from '../fixtures/api.ts'
import { addToCart, openAsStaff, openHose, openSignedIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

const VOLUNTEERS = 'Pine Hollow Volunteer Fire Company'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

const toDay = (daysFromNow: number) => new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10)

/** Opens the page of the volunteer department as an administrator. */
async function openVolunteers(page: Page): Promise<void> {
  await openAsStaff(page, '/admin/records/Account?where=Name.contains.Volunteer')
  await page.getByRole('table').getByRole('link', { name: VOLUNTEERS }).click()
  await expect(page.getByRole('heading', { name: 'Tax exemption' })).toBeVisible()
}

test('staff upload a tax certificate, and the home page says that it ends soon [ADM-65]', async ({ page }) => {
  await openVolunteers(page)
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Tax exemption' }) })
  await part.getByText('New certificate').click()
  const file = part.getByLabel('File')
  await file.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>1</script>') })
  await part.getByLabel('Number of the certificate').fill('VFD-7')
  await part.getByLabel('Last day').fill(toDay(20))
  const upload = part.getByRole('button', { name: 'Upload the certificate' })
  await upload.click()
  await expect(file).toHaveAccessibleDescription(/By its content this file is none of them/)
  await expect(part.getByLabel('Number of the certificate')).toHaveValue('VFD-7')
  await file.setInputFiles({ name: 'exemption.pdf', mimeType: 'application/pdf', buffer: PDF })
  await upload.click()
  await expect(part.getByText(/^Exempt until the end of/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await part.getByRole('link', { name: 'exemption.pdf' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^tax-certificate-\w+\.pdf$/)
  await expectAccessible(page)
  await page.goto('/admin')
  await page.getByRole('link', { name: /Tax certificates end within 30 days/ }).click()
  await expect(page.getByRole('table').getByRole('link', { name: VOLUNTEERS })).toBeVisible()
})

test('the buyer of an exempt account reads at the checkout that it is exempt, and until when [CHK-25]', async ({
  page,
  request,
  shop,
}) => {
  const api = `${shop.apiUrl}/services`
  const signedIn = await request.post(`${api}/apexrest/auth/login`, {
    data: { username: 'admin@hydrant.example', password: PASSWORD },
  })
  const headers = { authorization: `Bearer ${(await readJson<SignedIn>(signedIn)).token}` }
  const query = encodeURIComponent(`SELECT Id FROM Account WHERE Name = '${VOLUNTEERS}'`)
  const found = await request.get(`${api}/data/v65.0/query?q=${query}`, { headers })
  const { records } = await readJson<{ records: ReadonlyArray<{ Id: string }> }>(found)
  const changed = await request.patch(`${api}/data/v65.0/sobjects/Account/${records[0]?.Id}`, {
    headers,
    data: { IsTaxExempt__c: true, TaxExemptUntil__c: '2040-05-17T00:00:00Z' },
  })
  expect(changed.status()).toBe(204)
  await openSignedIn(page, '/', { email: 'buyer@volunteer.example' })
  await openHose(page)
  await addToCart(page, '1')
  await page.goto('/checkout')
  await expect(page.getByText(`${VOLUNTEERS} is exempt from tax until May 17, 2040.`)).toBeVisible()
})

test('an exemption is ended by its button [ADM-65]', async ({ page }) => {
  await openVolunteers(page)
  await page.getByRole('button', { name: 'End the exemption' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the exemption' }).click()
  await expect(page.getByText('Pays taxes')).toBeVisible()
})
