import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { FormSubmissionCollection } from '@hydrant/contract/admin/forms.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { PASSWORD } from '../fixtures/api.ts'
import { openSignedIn } from '../fixtures/buying.ts'
import { fillMessage } from '../fixtures/contact-form.ts'
import type { ShopProcess } from '../fixtures/shop-process.ts'
import { expect, test } from '../fixtures/shop.ts'

const ADMIN = 'admin@hydrant.example'
const REFERENCE = /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/

/** Fetches the submissions of a sender as the distributor. */
async function fetchSubmissions(
  request: APIRequestContext,
  shop: ShopProcess,
  { sender, state = 'new' }: { readonly sender: string; readonly state?: string },
) {
  const token = await fetchToken(request, shop, ADMIN)
  const answer = await request.get(`${shop.apiUrl}/admin/form-submissions?pageSize=200&state=${state}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { submissions }: FormSubmissionCollection = await answer.json()
  return submissions.filter(({ senderName }) => senderName === sender)
}

async function fetchToken(request: APIRequestContext, shop: ShopProcess, username: string): Promise<string> {
  const { token }: { token: string } = await (
    await request.post(`${shop.apiUrl}/services/apexrest/auth/login`, { data: { username, password: PASSWORD } })
  ).json()
  return token
}

/** Expects no axe violations and no sideways scrolling. */
async function expectAccessibleAndFitting(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    page.url(),
  ).toBe(0)
  await expectAccessible(page)
}

function locateReceipt(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'We have received it' })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a message is sent once, confirmed with a reference number that a reload still shows, and another one can follow [ROU-07]', async ({
      page,
      request,
      shop,
    }) => {
      const name = `Dana ${javaScriptEnabled}`
      await page.goto('/contact-us')
      await fillMessage(page, { name })
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(locateReceipt(page)).toContainText(
        'Somebody who knows the subject will answer by email within one working day.',
      )
      await expect(locateReceipt(page)).toContainText(REFERENCE)
      const [reference = ''] = REFERENCE.exec((await locateReceipt(page).textContent()) ?? '') ?? []
      await expect(page).toHaveURL(`/contact-us?received=${reference}#form-contact`)
      await page.reload()
      await expect(locateReceipt(page)).toContainText(reference)
      expect(await fetchSubmissions(request, shop, { sender: name })).toMatchObject([
        { referenceNumber: reference, kind: 'contact', senderEmail: 'dana@county.example', path: '/contact-us' },
      ])
      await page.getByRole('link', { name: 'Send another one' }).click()
      await expect(page.getByLabel('Message')).toHaveValue('')
    })

    test('a rejected form keeps all entries, and shows the errors at the fields [ROU-07]', async ({ page }) => {
      await page.goto('/request-a-quote')
      await page.getByLabel('Your name').fill('Marcus Ebersole')
      await page.getByLabel('Department or company').fill('Pine Hollow')
      await page.getByLabel('Email address').fill('marcus@volunteer.example')
      await page.getByLabel('Phone').fill('12')
      await page.getByLabel('Part numbers and quantities').fill('GL-1  2\nTH-1  4')
      await page.getByLabel('How will you buy?').selectOption('Grant')
      await page.getByLabel('Quote the lead time').check()
      await page.getByLabel('City').fill('Bellefonte')
      await page.getByLabel('State and ZIP code').fill('PA 16823')
      await page.getByRole('button', { name: 'Request the quote' }).click()
      const wrong = "'Phone' must be a phone number with its area code, such as 360-555-0112."
      await expect(page.getByRole('main').getByRole('alert')).toContainText(wrong)
      if (javaScriptEnabled) await expectAccessibleAndFitting(page)
      await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(`With the area code. ${wrong}`)
      await expect(page.getByLabel('Part numbers and quantities')).toHaveValue('GL-1  2\nTH-1  4')
      await expect(page.getByLabel('How will you buy?')).toHaveValue('Grant')
      await expect(page.getByLabel('Quote the lead time')).toBeChecked()
      await expect(page.getByLabel('Offer what comes closest')).not.toBeChecked()
      if (javaScriptEnabled) await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
      await page.getByRole('main').getByRole('alert').getByRole('link', { name: wrong }).click()
      await expect(page.getByLabel('Phone')).toBeFocused()
      await page.getByLabel('Phone').fill('814-555-0143')
      await page.getByRole('button', { name: 'Request the quote' }).click()
      await expect(locateReceipt(page)).toContainText('A written quote comes by email within one working day.')
    })
  })
}

test('by keyboard alone, the focus moves to the confirmation, or to the error summary of an incomplete form [ROU-07]', async ({
  page,
}) => {
  await page.goto('/contact-us')
  const name = page.getByLabel('Your name')
  const summary = page.getByRole('main').getByRole('alert').filter({ hasText: 'Please check these entries' })
  // Before hydration the browser itself validates.
  await expect(async () => {
    await name.press('Enter')
    await expect(summary).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(summary.getByRole('link')).toHaveCount(4)
  await expect(page.getByText('Please fill out this field.', { exact: true })).toHaveCount(3)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await page.keyboard.type('Keyboard Only')
  await page.keyboard.press('Tab')
  await page.keyboard.type('keyboard@county.example')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A p')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toContainText('We have received it')
})

test('a double click submits a form once, and a form that is changed after going back is another submission [ROU-07]', async ({
  page,
  request,
  shop,
}) => {
  const name = 'Double Click'
  await page.goto('/contact-us')
  await fillMessage(page, { name })
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  await expect(locateReceipt(page)).toBeVisible()
  expect(await fetchSubmissions(request, shop, { sender: name })).toHaveLength(1)
  await page.goBack()
  await fillMessage(page, { name, message: 'And in black?' })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(locateReceipt(page)).toBeVisible()
  const sent = await fetchSubmissions(request, shop, { sender: name })
  expect(
    sent.map(({ answers: formValues }) => formValues.find(({ name: question }) => question === 'message')?.values[0]),
  ).toEqual(['And in black?', 'Do you have it in tan?'])
})

test('the honeypot field is unreachable for people, and submissions that fill it in are set aside [ROU-07]', async ({
  page,
  request,
  shop,
}) => {
  await page.goto('/contact-us')
  const trap = page.locator('input[name="website"]')
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  expect(
    await trap.evaluate((field: HTMLInputElement) => ({
      tabIndex: field.tabIndex,
      isOff: field.autocomplete === 'off',
    })),
  ).toEqual({ tabIndex: -1, isOff: true })
  await fillMessage(page, { name: 'A Program' })
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://pills.example'))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(locateReceipt(page)).toContainText(REFERENCE)
  expect(await fetchSubmissions(request, shop, { sender: 'A Program' })).toEqual([])
  expect(await fetchSubmissions(request, shop, { sender: 'A Program', state: 'aside' })).toHaveLength(1)
})

test('a sender above the limit gets a clear message and loses nothing; a buyer’s name is filled in [ROU-07]', async ({
  page,
  request,
  shop,
}) => {
  const token = await fetchToken(request, shop, 'buyer@plant.example')
  const siteId = /"siteId":"(\w{18})"/.exec(
    await (
      await request.get(
        `${shop.apiUrl}/services/data/v65.0/commerce/webstores/${await shop.waitForOutput(/\/webstores\/(\w{18})/)}/ai/configuration`,
      )
    ).text(),
  )?.[1]
  for (let count = 0; count < 40; count += 1) {
    const formValues = { name: 'Many', email: 'many@plant.example', subject: 'An order', message: `Message ${count}` }
    const data = {
      path: '/contact-us',
      formId: 'contact',
      version: 1,
      submissionKey: crypto.randomUUID(),
      answers: formValues,
    }
    const sent = await request.post(`${shop.apiUrl}/services/data/v65.0/connect/sites/${siteId}/form-submissions`, {
      data,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '198.51.100.7' },
    })
    expect(sent.status()).toBe(201)
  }
  await openSignedIn(page, '/contact-us', { email: 'buyer@plant.example' })
  await expect(page.getByLabel('Your name')).toHaveValue('Lucia Fontenot')
  await expect(page.getByLabel('Email address')).toHaveValue('buyer@plant.example')
  await fillMessage(page, { name: 'Lucia Fontenot', message: 'One more' })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Many forms have come from you within an hour.')
  await expect(page.getByLabel('Message')).toHaveValue('One more')
})

test('the distributor lists submissions, reads one, marks it done and downloads them as a file [ROU-07]', async ({
  page,
}) => {
  await page.goto('/order-forms/hose-stencil')
  await page.getByLabel('Your name').fill('=cmd()')
  await page.getByLabel('Department or company').fill('Alder County')
  await page.getByLabel('Email address').fill('the.officer.who.keeps.the.stores@fire-authority.county.example')
  for (const [label, choice] of [
    ['Diameter', '1.75 in'],
    ['Length of each', '50 ft'],
    ['Couplings', 'NH (NST)'],
    ['Jacket', 'Yellow'],
    ['Ink', 'Black'],
  ] as const)
    await page.getByLabel(label).selectOption(choice)
  await page.getByLabel('How many').fill('12')
  await page.getByLabel('What it shall say').fill('ALDER CO. FD')
  await page.getByRole('button', { name: 'Send hose form' }).click()
  const [reference = ''] = REFERENCE.exec((await locateReceipt(page).textContent()) ?? '') ?? []

  await page.goto('/requests')
  await expect(page).toHaveURL('/login?returnTo=%2Frequests')
  await openSignedIn(page, '/', { email: ADMIN })
  await page.getByRole('banner').getByText('Theo').click()
  await page.getByRole('link', { name: 'Requests from forms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Requests from forms' })).toBeVisible()
  await page.getByLabel('Kind').selectOption('Order form')
  await page.getByRole('button', { name: 'Show' }).click()
  const table = page.getByRole('table', { name: 'Requests, newest first' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/kind=order-form/)
  const search = page.getByRole('search', { name: 'Requests' }).getByLabel('Reference or sender')
  for (const typed of [reference.toLowerCase().replace('-', ''), 'keeps.the.stores fire-authority']) {
    await search.fill(typed)
    await search.press('Enter')
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('q') === typed && url.searchParams.get('kind') === 'order-form',
    )
    await expect(table.getByRole('link', { name: reference })).toBeVisible()
  }
  await search.fill('nobody at all')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('keeps.the.stores fire-authority')

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('requests.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain(`"${reference}"`)
  expect(csv).toContain(`"'=cmd()"`)
  expect(csv).not.toContain('Do you have it in tan?')

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleAndFitting(page)
  await table.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('term').filter({ hasText: 'What it shall say' })).toBeVisible()
  await expectAccessibleAndFitting(page)
  await expect(page.getByRole('definition').filter({ hasText: 'ALDER CO. FD' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText(`${reference} is marked as done.`)).toBeVisible()
  await page.getByRole('link', { name: 'Requests from forms' }).first().click()
  await expect(page.getByRole('link', { name: reference })).toHaveCount(0)
  await page.goto('/requests?state=done')
  await expect(page.getByRole('link', { name: reference })).toBeVisible()
})

test('buyers have no access to submissions, neither as a page nor as a file, and no link to them [ROLE-07]', async ({
  page,
}) => {
  await openSignedIn(page, '/', { email: 'buyer@volunteer.example' })
  await expect(page.getByRole('banner').getByText('Marcus')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Requests from forms' })).toHaveCount(0)
  for (const path of ['/requests', '/requests/file', '/requests/0Fs000000000001AAA'])
    expect((await page.goto(path))?.status(), path).toBe(404)
})

test('a manipulated form is rejected with a message, and so is an incomplete request [ROU-07]', async ({ page }) => {
  await page.goto('/contact-us')
  // Scripts that find a changed page before hydration would render it again, and undo the manipulation.
  await waitUntilHydrated(page.getByLabel('What is it about?'))
  await fillMessage(page, { name: 'Tamper' })
  await page
    .getByLabel('What is it about?')
    .evaluate((field: HTMLSelectElement) => field.append(new Option('Everything', 'Everything', true, true)))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    "Choose from the list under 'What is it about?'.",
  )
  await page.locator('input[name="version"]').evaluate((field: HTMLInputElement) => (field.value = '99'))
  await page.getByLabel('What is it about?').selectOption('An order')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is no such form on this page.')
  await expect(page.getByLabel('Message')).toHaveValue('Do you have it in tan?')
  expect(
    (
      await page.request.post('/contact-us', {
        form: { form: 'contact' },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
    ).status(),
  ).toBe(400)
  await page.goto('/contact-us?received=AAAA-AAAA')
  await expect(page.getByLabel('Message')).toBeVisible()
})

const PAGES = [
  ['/contact-us', 'Contact us', 'After hours'],
  ['/request-a-quote', 'Request a quote', 'Prices stand for 30 days.'],
  ['/order-forms', 'Order forms', 'Is a form an order?'],
  ['/order-forms/turnout-sizing', 'Turnout gear made to measure', 'Each measurement twice'],
  ['/order-forms/helmet-front', 'Helmet fronts', 'Probationary'],
  ['/order-forms/hose-stencil', 'Hose with your name on it', 'Five-inch hose'],
  ['/sourcewell', 'Sourcewell purchasing', 'HYD-2026-17'],
  ['/rewards-dollars', 'Rewards dollars', 'one percent of its goods'],
  ['/equipment-catalog', 'Equipment catalog', 'Attack Hose'],
] as const

for (const width of [390, 820, 1440]) {
  test(`the pages of the shop’s services fit ${width} pixels and are accessible [ROU-07] [ROU-09]`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${page.url()} ${message.text()}`)
    })
    for (const [path, heading, words] of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
      await expectAccessibleAndFitting(page)
    }
    expect(complaints).toEqual([])
  })
}

test('every link on the pages of the shop’s services works [ROU-07]', async ({ page, request }) => {
  test.slow()
  const targets = new Set<string>()
  for (const [path] of PAGES) {
    await page.goto(path)
    const found = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.href))
    for (const href of found) if (href.startsWith('http')) targets.add(href)
  }
  expect(targets.size).toBeGreaterThan(40)
  for (const target of targets) expect((await request.get(target)).status(), target).toBe(200)
})
