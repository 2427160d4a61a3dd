import { expect, test } from '../fixtures/empty-shop.ts'

test.describe.serial('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('from the first start to the signed-in administrator [FST-01, FST-02, FST-03, FST-04]', async ({
    page,
    context,
    shop,
  }) => {
    const address = await shop.waitForOutput(/^\s*(http\S+\/setup\?token=\S+)$/)
    await page.goto('/setup?token=wrong')
    await expect(page.getByText('Each start of the shop prints a new one')).toBeVisible()

    await page.goto(address)
    const submit = page.getByRole('button', { name: 'Set up the shop' })
    await page.getByLabel('Email address').fill('maya at shop')
    await submit.click()
    await expect(page.getByRole('alert').filter({ hasText: 'The shop is not set up yet' })).toBeVisible()
    await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/such as name@example\.com/)
    await expect(page.getByLabel('Email address')).toHaveValue('maya at shop')

    await page.getByLabel('First name').fill('Maya')
    await page.getByLabel('Last name').fill('Ortiz')
    await page.getByLabel('Email address').fill('maya@shop.example')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByLabel('Country').selectOption({ label: 'Germany' })
    await page.getByLabel('Currency').selectOption({ label: 'EUR – Euro' })
    await page.getByLabel('Prices include tax').check()
    await submit.click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/10 to 128 characters/)
    await expect(page.getByLabel('Prices include tax')).toBeChecked()
    await expect(page.getByLabel('Country')).toHaveValue('DE')
    await page.getByLabel('Password', { exact: true }).fill('a longer password')
    const latePage = await context.newPage()
    await latePage.goto(address)
    await submit.click()

    await expect(page).toHaveURL('/')
    await expect(page.getByText('you are signed in as its administrator')).toBeVisible()
    await expect(page.getByRole('banner').getByText('Maya')).toBeVisible()
    await latePage.getByLabel('First name').fill('Kim')
    await latePage.getByLabel('Last name').fill('Vale')
    await latePage.getByLabel('Email address').fill('kim@shop.example')
    await latePage.getByLabel('Password', { exact: true }).fill('another long password')
    await latePage.getByRole('button', { name: 'Set up the shop' }).click()
    await expect(latePage.getByText('This shop has an administrator already')).toBeVisible()
    expect((await page.goto(address))?.status()).toBe(404)
    await page.goto('/requests')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/requests')
  })

  test('the name in the record of the store is on every page, in titles and for search engines [REC-47]', async ({
    page,
    request,
  }) => {
    const signedIn = await request.post('/services/apexrest/auth/login', {
      data: { username: 'maya@shop.example', password: 'a longer password' },
    })
    const { token }: { readonly token: string } = await signedIn.json()
    const headers = { authorization: `Bearer ${token}` }
    const data = '/services/data/v65.0'
    const found = await request.get(`${data}/query?q=${encodeURIComponent('SELECT Id FROM WebStore')}`, { headers })
    const { records }: { readonly records: ReadonlyArray<{ readonly Id: string }> } = await found.json()
    const path = `${data}/sobjects/WebStore/${records[0]?.Id ?? ''}`
    expect((await request.patch(path, { headers, data: { Name: 'Rescue Supply' } })).status()).toBe(204)
    await page.goto('/')
    await expect(page.getByRole('banner').getByText('Rescue Supply')).toBeVisible()
    expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('"name":"Rescue Supply"')
    await page.goto('/login')
    await expect(page).toHaveTitle(/Rescue Supply$/)
  })
})
