import { expectAccessible } from '../fixtures/accessibility.ts'
import { createPage, openBuilder, publishNow } from '../fixtures/builder.ts'
import { openSignedIn, signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

const HOUR = 60 * 60 * 1000

test('only site builders have access: guests sign in first and come back, others get an error [ROLE-07] [BLK-10]', async ({
  page,
}) => {
  await page.goto('/builder/media')
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fbuilder%2Fmedia$/)
  await signIn(page, { email: 'buyer@volunteer.example' })
  await expect(page.getByRole('heading', { name: 'You may not open this page' })).toBeVisible()
  expect((await page.goto('/builder'))?.status()).toBe(403)
  expect((await page.request.post('/builder', { form: { intent: 'delete', pageId: 'x' } })).status()).toBe(403)
})

test('a site builder finds the builder in the shop’s menu, as a document with its own content security policy [BLK-10]', async ({
  page,
}) => {
  await openSignedIn(page, '/', { email: 'builder@hydrant.example' })
  await page.getByRole('banner').getByText('Iris').click()
  const arrived = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.url().endsWith('/builder'),
  )
  await page.getByRole('link', { name: 'Site builder' }).click()
  expect((await arrived).headers()['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy']
  expect(await policyOf('/')).not.toContain('unsafe-inline')
  expect(await policyOf('/contact-us')).toContain("frame-ancestors 'none'")
  expect(await policyOf('/contact-us?preview=draft')).toContain("frame-ancestors 'self'")
  expect(await policyOf('/search?preview=draft')).toContain("frame-ancestors 'none'")
})

test('a page is published at the scheduled time, and not before [BLK-10]', async ({ page, shop, browser }) => {
  await openBuilder(page)
  await createPage(page, { title: 'Night sale', template: 'Information page' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('radio', { name: 'At a time' }).check()
  const publishTime = new Date(Date.now() + 2 * HOUR)
  await page.getByLabel('Date and time (UTC)').fill(publishTime.toISOString().slice(0, 16))
  await page.getByRole('button', { name: 'Plan the publication' }).click()
  await expect(page.getByText('The page will be live at that time.')).toBeVisible()
  const guest = await browser.newPage({ baseURL: shop.origin })
  expect((await guest.goto('/night-sale'))?.status()).toBe(404)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByLabel('At (UTC)').fill(new Date(publishTime.valueOf() + HOUR).toISOString().slice(0, 16))
  await expect(page.frameLocator('iframe[title^="Preview"]').getByRole('heading', { level: 1 })).toBeVisible()
  try {
    await shop.setClockAhead(2 * HOUR + 60_000)
    await expect(async () => expect((await guest.goto('/night-sale'))?.status()).toBe(200)).toPass()
  } finally {
    await shop.setClockAhead(0)
    await guest.close()
  }
})

test('a moved page redirects from its old path, and can be deleted and restored [BLK-10]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Old place', template: 'Information page' })
  await publishNow(page)
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('/cart')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('This path belongs to the shop itself.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).fill('/new-place')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('The page has moved')).toBeVisible()
  const guest = await browser.newPage({ baseURL: shop.origin })
  await guest.goto('/old-place')
  await expect(guest).toHaveURL('/new-place')
  await page.goto('/builder?q=new-place')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete the page' }).click()
  await expect(page.getByText('“Old place” is deleted.')).toBeVisible()
  await expect(async () => expect((await guest.goto('/new-place'))?.status()).toBe(404)).toPass()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByText('“Old place” is back.')).toBeVisible()
  await expect(async () => expect((await guest.goto('/new-place'))?.status()).toBe(200)).toPass()
  await guest.goto('/New-Place')
  await expect(guest, 'the case of its letters makes no other address').toHaveURL('/new-place')
  await guest.close()
})

test('a page is created and copied once, however often its button is pressed [BLK-10]', async ({ page }) => {
  await openBuilder(page)
  await createPage(page, { title: 'Pressed twice', template: 'Information page' })
  await page.goto('/builder?q=pressed-twice')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toContainText('Visitors have never seen it')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Duplicate Pressed twice' }).click()
  await page.getByRole('button', { name: 'Make the page' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Pressed twice (copy)' })).toBeVisible()
  expect(await (await page.request.get('/admin/builder/pages?query=pressed-twice')).json()).toMatchObject({
    totalCount: 2,
  })
  await page.goto('/builder/pages/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Pressed thrice')
  await page.getByRole('textbox', { name: 'Address' }).fill('/Pressed-Twice')
  await page.getByRole('button', { name: 'Make the page' }).click()
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
    /The page “Pressed twice” has the address \/pressed-twice already/,
  )
})

test('another page becomes the home page, and the previous one is at its own path [BLK-10] [HOME-03]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Front door', template: 'Information page' })
  await publishNow(page)
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: 'Make this the home page' }).click()
  await page.getByRole('button', { name: 'Make it the home page' }).click()
  await expect(page.getByText('This is the home page now.')).toBeVisible()
  const guest = await browser.newPage({ baseURL: shop.origin })
  try {
    await expect(async () => {
      await guest.goto('/')
      await expect(guest).toHaveTitle(/^Front door/, { timeout: 500 })
    }).toPass()
    await guest.goto('/front-door')
    await expect(guest).toHaveURL('/')
  } finally {
    await guest.close()
    await page.goto('/builder?q=fire and rescue')
    await page.getByRole('link', { name: /^Settings of/ }).click()
    await page.getByRole('button', { name: 'Make this the home page' }).click()
    await page.getByRole('button', { name: 'Make it the home page' }).click()
    await expect(page.getByText('This is the home page now.')).toBeVisible()
  }
})

test('an invalid path or time gets a clear error, and unpublishing requires a confirmation [BLK-10]', async ({
  page,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Plain words', template: 'Information page' })
  await expect(page.getByRole('status').getByText('The page is made.')).toBeVisible()
  await publishNow(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('radio', { name: 'At a time' }).check()
  await dialog.getByLabel('Date and time (UTC)').fill('2020-01-01T10:00')
  await dialog.getByRole('button', { name: 'Plan the publication' }).click()
  await expect(dialog.getByLabel('Date and time (UTC)')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: 'Take the page off the shop' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Take “Plain words” off the shop?' })
  await confirmation.getByRole('button', { name: 'Cancel' }).click()
  expect((await page.request.get('/plain-words')).status()).toBe(200)
  await dialog.getByRole('button', { name: 'Take the page off the shop' }).click()
  await confirmation.getByRole('button', { name: 'Take it off' }).click()
  await expect(page.getByText('The page is off the shop.')).toBeVisible()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('Spring Offers!')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(address).toHaveAccessibleDescription(/letters without accents, digits, hyphens/)
})

test('leaving unsaved settings requires a confirmation [BLK-10]', async ({ page }) => {
  await openBuilder(page)
  await createPage(page, { title: 'Typed into', template: 'Information page' })
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill('Not sent yet')
  await page.getByRole('link', { name: 'Versions', exact: true }).click()
  const confirmation = page.getByRole('dialog', { name: 'Leave this page?' })
  await confirmation.getByRole('button', { name: 'Stay' }).click()
  // A dialog that closes gives the focus back, which would take it from a field that is being filled.
  await expect(confirmation).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Not sent yet')
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('/typed-into-elsewhere')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Title and description are saved')).toBeVisible()
  await expect(address, 'what stands in another form of the page stays there').toHaveValue('/typed-into-elsewhere')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText('The page has moved.')).toBeVisible()
  await page.getByRole('link', { name: 'Versions', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Versions of “Typed into”' })).toBeVisible()
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the checks replace the editor, which returns with the setting that a check links to [BLK-10]', async ({
    page,
  }) => {
    await openBuilder(page)
    await createPage(page, { title: 'Small checks' })
    await page.getByRole('button', { name: /^Checks/ }).click()
    const checks = page.getByRole('complementary', { name: 'Checks' })
    await expect(checks).toBeVisible()
    expect((await checks.boundingBox())?.width).toBeGreaterThan(350)
    await page.getByRole('button', { name: /^Checks/ }).click()
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are created, described, published and copied with forms alone [BLK-10]', async ({ page }) => {
    await openBuilder(page)
    await page.goto('/builder/pages/new')
    await page.getByRole('textbox', { name: 'Title' }).fill('By hand')
    await page.getByRole('radio', { name: /^Information page/ }).check()
    await page.getByRole('button', { name: 'Make the page' }).click()
    await expect(page.getByText('Without JavaScript pages cannot be edited')).toBeVisible()
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('textbox', { name: 'Description' }).fill('Made without scripts.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Title and description are saved')).toBeVisible()
    await page.getByLabel('Publish at (UTC)').fill('9999-12-31T10:00')
    await page.getByRole('button', { name: 'Plan' }).click()
    await expect(page.getByText('That time is more than 5 years ahead.')).toBeVisible()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByText('The page is live.')).toBeVisible()
    expect((await page.request.get('/By-Hand')).url()).toMatch(/\/by-hand$/)
    await page.goto('/builder?q=by-hand')
    await page.getByRole('link', { name: 'Duplicate By hand' }).click()
    await page.getByRole('button', { name: 'Make the page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'By hand (copy)' })).toBeVisible()
  })

  test('a deleted page is found again, and restored at another path when its own is taken [BLK-10]', async ({
    page,
  }) => {
    await openBuilder(page)
    const make = async (title: string) => {
      await page.goto('/builder/pages/new')
      await page.getByRole('textbox', { name: 'Title' }).fill(title)
      await page.getByRole('textbox', { name: 'Address' }).fill('/lost-and-found')
      await page.getByRole('button', { name: 'Make the page' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
    await make('Lost page')
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    const { pages } = await (await page.request.get('/admin/builder/pages?query=lost-and-found')).json()
    await page.request.delete(`/admin/builder/pages/${pages[0].pageId}`)
    await make('Later page')
    await page.goto('/builder')
    await page.getByRole('link', { name: 'Deleted pages' }).click()
    await expect(page.getByRole('row', { name: /Lost page/ })).toContainText(/\d{4}, \d{1,2}:\d{2}.[AP]M UTC by Iris/)
    await page.getByRole('form', { name: 'Put back Lost page' }).getByRole('button').click()
    const address = page.getByRole('textbox', { name: 'Another address' })
    await expect(address).toHaveAccessibleDescription(
      /The page “Later page” has the address \/lost-and-found already\. Choose another one\./,
    )
    await address.fill('/found')
    await page.getByRole('button', { name: 'Put it back there' }).click()
    await expect(page.getByText('“Lost page” is back.')).toBeVisible()
    await expect(page.getByRole('row', { name: /Lost page/ })).toContainText('/found')
  })
})

for (const width of [390, 820, 1440]) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the builder is accessible [BLK-10]', async ({ page }) => {
      await openBuilder(page)
      await page.goto('/builder?q=contact')
      const contact = (await page.getByRole('link', { name: 'Contact us', exact: true }).getAttribute('href')) ?? ''
      for (const path of [
        '/builder',
        '/builder/pages/new',
        '/builder/pages/deleted',
        `${contact}/settings`,
        `${contact}/versions`,
        '/builder/media',
        '/builder/site',
      ]) {
        await page.goto(path)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          path,
        ).toBe(0)
        await expectAccessible(page)
      }
    })
  })
}

test('the editor is accessible [BLK-10]', async ({ page }) => {
  await openBuilder(page)
  await createPage(page, { title: 'For everyone', template: 'Information page' })
  await expectAccessible(page)
})
