import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { addToCart, openHose, signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

const toDay = (daysFromNow: number) => new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10)

/** Opens the page of the volunteer department as an administrator. */
async function openVolunteers(page: Page): Promise<void> {
  await page.goto('/admin/records/Account?where=Name.contains.Volunteer')
  await signIn(page, { email: 'admin@hydrant.example' })
  await page.waitForURL((url) => url.pathname.startsWith('/admin'))
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Tax exemption' })).toBeVisible()
}

test('staff upload a tax certificate, the buyer sees until when it counts, and the home page that it ends soon [ADM-65] [CHK-25]', async ({
  page,
  browser,
  shop,
}) => {
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
  const address = (await part.getByRole('link', { name: 'exemption.pdf' }).getAttribute('href')) ?? ''
  await expectAccessible(page)

  await page.goto('/admin')
  await page.getByRole('link', { name: /Tax certificates end within 30 days/ }).click()
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1)

  const buyer = await (await browser.newContext({ baseURL: shop.origin })).newPage()
  await buyer.goto('/login')
  await signIn(buyer, { email: 'buyer@volunteer.example' })
  await expect(buyer.getByText(/You are buying for|Your account|Orders/).first()).toBeVisible()
  expect((await buyer.request.get(address)).status()).toBe(403)
  await openHose(buyer)
  await addToCart(buyer, '1')
  await buyer.goto('/checkout')
  await expect(buyer.getByText(/is exempt from tax until \w+ \d+, \d{4}\./)).toBeVisible()
  await buyer.context().close()
})

test('an exemption is ended by its button [ADM-65]', async ({ page }) => {
  await openVolunteers(page)
  await page.getByRole('button', { name: 'End the exemption' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the exemption' }).click()
  await expect(page.getByText('Pays taxes')).toBeVisible()
})
