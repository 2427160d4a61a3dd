import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { addToCart, browseToHose, openHose, signIn } from '../fixtures/buying.ts'
import { locateBanner, findCookie, readCookiePreferences, pressBannerButton } from '../fixtures/consent.ts'
import { expect, test } from '../fixtures/shop.ts'
import { stopClock } from '../fixtures/stop-clock.ts'

test.use({ isAskedAboutCookies: true })

/** Records the events about new preferences on the page. */
async function recordPreferenceEvents(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const heard: unknown[] = []
    window.addEventListener(
      'hydrant:preferences-changed',
      (event) => event instanceof CustomEvent && heard.push(event.detail),
    )
    Object.assign(window, { heard })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard') as unknown)
}

test('a new visitor gets the banner on every page, without layout shifts, until they accept all [CKI-01] [CKI-02] [CKI-03]', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const banner = locateBanner(page)
  await expect(banner.getByRole('button')).toHaveText(['Accept All', 'Manage Preferences', ''])
  expect((await banner.locator('> div').boundingBox())!.width).toBe(586)
  const topOfPage = (await page.getByRole('banner').boundingBox())!.y
  await waitUntilHydrated(banner.getByRole('button', { name: 'Accept All' }))
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  // The URL changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(banner).toBeVisible()

  const heard = await recordPreferenceEvents(page)
  const before = await page.evaluate(() => history.length)
  await banner.getByRole('button', { name: 'Accept All' }).click()
  await expect(banner).toHaveCount(0)
  expect((await page.getByRole('banner').boundingBox())!.y).toBe(topOfPage)
  await expect.poll(heard).toEqual([
    {
      preferences: {
        version: 1,
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        essential: true,
        functional: true,
        performance: true,
        targeted: true,
      },
    },
  ])
  expect(await page.evaluate(() => history.length)).toBe(before)
  const accepted = await findCookie(context, 'CookieStoreAccepted')
  expect(accepted).toMatchObject({ value: 'accepted' })
  expect(accepted?.days).toBeCloseTo(5, 1)
  expect((await findCookie(context, 'CookiePreferences'))?.days).toBeCloseTo(365, 1)
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('closing postpones the banner for a day and decides nothing [CKI-03]', async ({ page, context }) => {
  await page.goto('/search?q=hose')
  const heard = await recordPreferenceEvents(page)
  await pressBannerButton(page, 'Close')
  await expect(locateBanner(page)).toHaveCount(0)
  await expect.poll(async () => (await findCookie(context, 'CookieStoreAccepted'))?.value).toBe('delayed')
  expect((await findCookie(context, 'CookieStoreAccepted'))?.days).toBeCloseTo(1, 1)
  expect(await readCookiePreferences(context)).toBeUndefined()
  expect(await heard()).toEqual([])
  await page.reload()
  await expect(locateBanner(page)).toHaveCount(0)
  // A day later the browser has expired the cookie.
  await context.clearCookies({ name: 'CookieStoreAccepted' })
  await page.reload()
  await expect(locateBanner(page)).toBeVisible()
})

test('managing leads to the page of all categories and back to where the visitor was [CKI-04] [CKI-05] [ROU-05]', async ({
  page,
  context,
}) => {
  await page.goto('/search?q=hose&page=1')
  await pressBannerButton(page, 'Manage Preferences')
  await expect(page).toHaveURL('/cookie-manager')
  await expect(locateBanner(page)).toHaveCount(0)
  expect((await findCookie(context, 'cookie_referrer'))?.value).toBe('/search?q=hose&page=1')
  const categories = page.getByRole('group', { name: 'What we may keep' }).getByRole('checkbox')
  await expect(categories).toHaveCount(4)
  for (const [position, name] of ['Essential', 'Preferences', 'Statistics', 'Marketing'].entries())
    await expect(categories.nth(position)).toHaveAccessibleName(new RegExp(`^${name}`))
  await expect(categories.first()).toBeChecked()
  await expect(categories.first()).toBeDisabled()
  for (const position of [1, 2, 3]) await expect(categories.nth(position)).not.toBeChecked()

  const heard = await recordPreferenceEvents(page)
  await page.getByRole('checkbox', { name: 'Statistics' }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page).toHaveURL('/search?q=hose&page=1')
  await expect(page.getByText('Your cookie preferences are saved.', { exact: false })).toBeVisible()
  const saved = {
    version: 1,
    timestamp: expect.any(String),
    essential: true,
    functional: false,
    performance: true,
    targeted: false,
  }
  expect(await readCookiePreferences(context)).toEqual(saved)
  await expect.poll(heard).toEqual([{ preferences: saved }])
  await expect(locateBanner(page)).toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(page.getByRole('checkbox', { name: 'Statistics' })).toBeChecked()
  await page.getByRole('button', { name: 'Reject All' }).click()
  await expect(page).toHaveURL('/search?q=hose&page=1')
  expect(await readCookiePreferences(context)).toEqual({ ...saved, performance: false })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL('/search?q=hose&page=1')
  expect(await readCookiePreferences(context)).toEqual({ ...saved, performance: false })
})

test('the manager never redirects to another site [ROU-05]', async ({ page }) => {
  await page.goto('/cookie-manager?returnTo=//evil.example/')
  await page.getByRole('button', { name: 'Reject All' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/cookie-manager?returnTo=/cookie-manager')
  await expect(page.getByRole('link', { name: 'Cancel and go back' })).toHaveAttribute('href', '/')
})

test('unreadable preferences log a warning, and count as not set [CKI-07]', async ({ page, context, shop }) => {
  await context.addCookies([{ name: 'CookiePreferences', value: '%7Bbroken', url: shop.origin }])
  const warned = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && message.text().includes('CookiePreferences'),
  )
  await page.goto('/')
  await warned
  await expect(locateBanner(page)).toBeVisible()
})

test('the banner is before the page in the tab order, and axe finds no violations in banner and manager [CKI-01] [CKI-05]', async ({
  page,
}) => {
  await page.goto('/cart')
  await expect(locateBanner(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(locateBanner(page).getByRole('link', { name: 'What we keep' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(locateBanner(page).getByRole('button', { name: 'Manage Preferences' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cookie-manager')
  await page.getByRole('checkbox', { name: 'Statistics' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('Everything that the shop keeps in your browser').press('Enter')
  await expect(page.getByRole('rowheader', { name: 'sid' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Statistics' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
})

test('everything that the shop stores in a browser is listed on the manager page [CKI-05]', async ({
  page,
  context,
}) => {
  const storedNames = new Set<string>()
  const note = async () => {
    for (const { name } of await context.cookies()) storedNames.add(name)
    for (const name of await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
      storedNames.add(name)
  }
  page.on(
    'response',
    (response) =>
      void response
        .headersArray()
        .then((headers) =>
          headers
            .filter(({ name }) => name.toLowerCase() === 'set-cookie')
            .map(({ value }) => storedNames.add(value.split('=')[0]!)),
        ),
  )
  await browseToHose(page)
  await addToCart(page, '1')
  await note()
  await page.goto('/login?returnTo=/cart')
  // The hose stays in the cart of this station, which no other journey expects to be empty.
  await signIn(page, { email: 'buyer@county.example', account: 'Station 7' })
  await expect(page).toHaveURL('/cart')
  await note()
  await locateBanner(page).getByRole('button', { name: 'Manage Preferences' }).click()
  await expect(page).toHaveURL('/cookie-manager')
  await note()
  await page.getByRole('button', { name: 'Accept All' }).click()
  await expect(page).toHaveURL('/cart')
  await note()
  await page.goto('/cookie-manager')
  const listedNames = await page.locator('tbody th').allTextContents()
  expect(
    [...storedNames].filter((name) => !listedNames.includes(name.replace(/(?<=guest_uuid_essential_).*/, '…'))),
  ).toEqual([])
  expect(storedNames.size).toBeGreaterThan(7)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('banner and manager are forms [CKI-01] [CKI-02] [CKI-04] [CKI-05]', async ({ page, context }) => {
    await page.goto('/search?q=hose')
    await locateBanner(page).getByRole('button', { name: 'Manage Preferences' }).click()
    await expect(page).toHaveURL('/cookie-manager')
    await page.getByRole('checkbox', { name: 'Marketing' }).check()
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page).toHaveURL('/search?q=hose')
    expect(await readCookiePreferences(context)).toMatchObject({
      functional: false,
      performance: false,
      targeted: true,
    })
    await expect(locateBanner(page)).toHaveCount(0)

    await context.clearCookies()
    await page.goto('/cart')
    await locateBanner(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(locateBanner(page)).toHaveCount(0)

    await context.clearCookies()
    await page.goto('/cart')
    await locateBanner(page).getByRole('button', { name: 'Accept All' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(locateBanner(page)).toHaveCount(0)
    expect(await readCookiePreferences(context)).toMatchObject({ functional: true, performance: true, targeted: true })
    expect(await findCookie(context, 'CookieStoreAccepted')).toMatchObject({ value: 'accepted' })
  })
})

test.describe('statistics', () => {
  /** Records the files with code for statistics, and the reports. */
  function watch(page: Page) {
    const scripts: string[] = []
    const reports: unknown[] = []
    page.on('request', (request) => {
      if (/visit-counter/.test(request.url())) scripts.push(request.url())
      if (request.url().endsWith('/statistics/visits'))
        reports.push(JSON.parse(new URLSearchParams(request.postData() ?? '').get('visits') ?? 'null'))
    })
    return { scripts, reports }
  }

  const hide = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    })

  test('nothing is loaded or sent before the visitor consents, nor after a withdrawal [CKI-06]', async ({ page }) => {
    await page.clock.install()
    const { scripts, reports } = watch(page)
    await browseToHose(page)
    await addToCart(page, '1')
    await page.clock.runFor(60_000)
    await hide(page)
    expect([...scripts, ...reports]).toEqual([])

    await pressBannerButton(page, 'Accept All')
    await expect.poll(() => scripts.length).toBe(1)
    const onProduct = (kind: string) => ({ kind, path: expect.stringMatching(/^\/product\/01t\w{15}$/), count: 1 })
    // The script counts from when it is loaded, which its report of the page shows.
    await expect(async () => {
      await hide(page)
      expect(reports).toEqual([[onProduct('PageView')]])
    }).toPass()
    await addToCart(page, '2')
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByRole('heading', { level: 1, name: /Cart/i })).toBeVisible()
    const reported = page.waitForRequest('**/statistics/visits')
    await page.clock.runFor(16_000)
    const answered = await (await reported).response()
    expect(answered?.status()).toBe(204)
    expect(reports).toEqual([
      [onProduct('PageView')],
      [onProduct('AddToCart'), { kind: 'PageView', path: '/cart', count: 1 }],
    ])

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
    await page.getByRole('button', { name: 'Reject All' }).click()
    await expect(page).toHaveURL('/cart')
    await page.goBack()
    await page.clock.runFor(60_000)
    await hide(page)
    expect(reports, 'what was counted and not yet sent is forgotten').toHaveLength(2)
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(scripts).toHaveLength(1)
  })

  test('a withdrawal in another tab applies at once [CKI-06]', async ({ page, context }) => {
    await page.clock.install()
    const { scripts, reports } = watch(page)
    await page.goto('/')
    await pressBannerButton(page, 'Accept All')
    await expect.poll(() => scripts.length).toBe(1)
    // Counted visits would be reported after some seconds, however long the other tab takes.
    await stopClock(page)
    const otherTab = await context.newPage()
    await otherTab.goto('/cookie-manager')
    await otherTab.getByRole('button', { name: 'Reject All' }).click()
    await expect.poll(() => readCookiePreferences(context)).toMatchObject({ performance: false })
    await page.clock.runFor(60_000)
    await hide(page)
    expect(reports).toEqual([])
    await page.clock.resume()
    await expect(otherTab).toHaveURL('/')
  })

  test('reported visits are counted for the operator, and none of visitors without consent [CKI-06]', async ({
    page,
    context,
    shop,
    request,
  }) => {
    await page.goto('/')
    await pressBannerButton(page, 'Accept All')
    // The banner closes at once, but the consent applies when the response has arrived.
    await expect.poll(() => readCookiePreferences(context)).toMatchObject({ performance: true })
    await expect(locateBanner(page)).toHaveCount(0)
    const post = (visits: unknown) =>
      page.request.post('/statistics/visits', {
        form: { visits: typeof visits === 'string' ? visits : JSON.stringify(visits) },
      })
    const visit = { kind: 'PageView', path: '/equipment-catalog', count: 3 }
    expect((await post([visit])).status()).toBe(204)
    for (const nonsense of [
      '',
      'x',
      '{}',
      '[1]',
      [{ ...visit, count: -1 }],
      [{ ...visit, path: 'x' }],
      Array.from({ length: 51 }, () => visit),
    ]) {
      const rejected = await post(nonsense)
      expect(rejected.status()).toBe(400)
      expect(await rejected.json()).toEqual([{ errorCode: 'INVALID_API_INPUT', message: expect.any(String) }])
    }
    const silent = await request.post(`${shop.origin}/statistics/visits`, { form: { visits: JSON.stringify([visit]) } })
    expect(silent.status()).toBe(204)

    const signedIn: { token: string } = await (
      await request.post(`${shop.apiUrl}/services/apexrest/auth/login`, {
        data: { username: 'admin@hydrant.example', password: 'hydrant-demo' },
      })
    ).json()
    const statistics: { visits: { path: string }[] } = await (
      await request.get(`${shop.apiUrl}/admin/statistics/visits`, {
        headers: { authorization: `Bearer ${signedIn.token}` },
      })
    ).json()
    expect(statistics.visits.filter(({ path }) => path === visit.path)).toEqual([{ day: expect.any(String), ...visit }])
  })
})

test('the hose can be bought while the banner is shown @phone [CKI-01]', async ({ page }) => {
  await openHose(page)
  await expect(locateBanner(page)).toBeVisible()
  await addToCart(page, '1')
})
