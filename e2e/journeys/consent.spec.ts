import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { untilAlive } from '../fixtures/alive.ts'
import { addToCart, browseToHose, openHose, signIn } from '../fixtures/buying.ts'
import { bannerOf, cookieOf, preferencesOf, press } from '../fixtures/consent.ts'
import { expect, test } from '../fixtures/shop.ts'
import { stopClock } from '../fixtures/stop-clock.ts'

test.use({ isAskedAboutCookies: true })

/** Notes each time that the page is told of new preferences. */
async function listen(page: Page): Promise<() => Promise<unknown>> {
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

test('a new visitor is asked on every page, without the page moving, until they accept all [CKI-01] [CKI-02] [CKI-03]', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const banner = bannerOf(page)
  await expect(banner.getByRole('button')).toHaveText(['Accept All', 'Manage Preferences', ''])
  expect((await banner.locator('> div').boundingBox())!.width).toBe(586)
  const topOfPage = (await page.getByRole('banner').boundingBox())!.y
  await untilAlive(banner.getByRole('button', { name: 'Accept All' }))
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  // The address is there before the page is: until then the other one is shown.
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(banner).toBeVisible()

  const heard = await listen(page)
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
  const accepted = await cookieOf(context, 'CookieStoreAccepted')
  expect(accepted).toMatchObject({ value: 'accepted' })
  expect(accepted?.days).toBeCloseTo(5, 1)
  expect((await cookieOf(context, 'CookiePreferences'))?.days).toBeCloseTo(365, 1)
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('closing puts the question off for a day and decides nothing [CKI-03]', async ({ page, context }) => {
  await page.goto('/search?q=hose')
  const heard = await listen(page)
  await press(page, 'Close')
  await expect(bannerOf(page)).toHaveCount(0)
  await expect.poll(async () => (await cookieOf(context, 'CookieStoreAccepted'))?.value).toBe('delayed')
  expect((await cookieOf(context, 'CookieStoreAccepted'))?.days).toBeCloseTo(1, 1)
  expect(await preferencesOf(context)).toBeUndefined()
  expect(await heard()).toEqual([])
  await page.reload()
  await expect(bannerOf(page)).toHaveCount(0)
  // A day later the browser has let the cookie go.
  await context.clearCookies({ name: 'CookieStoreAccepted' })
  await page.reload()
  await expect(bannerOf(page)).toBeVisible()
})

test('managing leads to the page of all categories and back to where the visitor was [CKI-04] [CKI-05] [ROU-05]', async ({
  page,
  context,
}) => {
  await page.goto('/search?q=hose&page=1')
  await press(page, 'Manage Preferences')
  await expect(page).toHaveURL('/cookie-manager')
  await expect(bannerOf(page)).toHaveCount(0)
  expect((await cookieOf(context, 'cookie_referrer'))?.value).toBe('/search?q=hose&page=1')
  const categories = page.getByRole('group', { name: 'What we may keep' }).getByRole('checkbox')
  await expect(categories).toHaveCount(4)
  for (const [position, name] of ['Essential', 'Preferences', 'Statistics', 'Marketing'].entries())
    await expect(categories.nth(position)).toHaveAccessibleName(new RegExp(`^${name}`))
  await expect(categories.first()).toBeChecked()
  await expect(categories.first()).toBeDisabled()
  for (const position of [1, 2, 3]) await expect(categories.nth(position)).not.toBeChecked()

  const heard = await listen(page)
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
  expect(await preferencesOf(context)).toEqual(saved)
  await expect.poll(heard).toEqual([{ preferences: saved }])
  await expect(bannerOf(page)).toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(page.getByRole('checkbox', { name: 'Statistics' })).toBeChecked()
  await page.getByRole('button', { name: 'Reject All' }).click()
  await expect(page).toHaveURL('/search?q=hose&page=1')
  expect(await preferencesOf(context)).toEqual({ ...saved, performance: false })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL('/search?q=hose&page=1')
  expect(await preferencesOf(context)).toEqual({ ...saved, performance: false })
})

test('nobody is led to another site from the manager [ROU-05]', async ({ page }) => {
  await page.goto('/cookie-manager?returnTo=//evil.example/')
  await page.getByRole('button', { name: 'Reject All' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/cookie-manager?returnTo=/cookie-manager')
  await expect(page.getByRole('link', { name: 'Cancel and go back' })).toHaveAttribute('href', '/')
})

test('preferences that cannot be read are warned of, and count as not set [CKI-07]', async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([{ name: 'CookiePreferences', value: '%7Bbroken', url: shop.origin }])
  const warned = page.waitForEvent(
    'console',
    (message) => message.type() === 'warning' && message.text().includes('CookiePreferences'),
  )
  await page.goto('/')
  await warned
  await expect(bannerOf(page)).toBeVisible()
})

test('the keyboard reaches the banner before the page, and axe finds nothing wrong with banner and manager [CKI-01] [CKI-05]', async ({
  page,
}) => {
  await page.goto('/cart')
  await expect(bannerOf(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(bannerOf(page).getByRole('link', { name: 'What we keep' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(bannerOf(page).getByRole('button', { name: 'Manage Preferences' })).toBeFocused()
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

test('everything that the shop keeps in a browser is told on the manager page [CKI-05]', async ({ page, context }) => {
  const kept = new Set<string>()
  const note = async () => {
    for (const { name } of await context.cookies()) kept.add(name)
    for (const name of await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
      kept.add(name)
  }
  page.on(
    'response',
    (response) =>
      void response
        .headersArray()
        .then((headers) =>
          headers
            .filter(({ name }) => name.toLowerCase() === 'set-cookie')
            .map(({ value }) => kept.add(value.split('=')[0]!)),
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
  await bannerOf(page).getByRole('button', { name: 'Manage Preferences' }).click()
  await expect(page).toHaveURL('/cookie-manager')
  await note()
  await page.getByRole('button', { name: 'Accept All' }).click()
  await expect(page).toHaveURL('/cart')
  await note()
  await page.goto('/cookie-manager')
  const told = await page.locator('tbody th').allTextContents()
  expect([...kept].filter((name) => !told.includes(name.replace(/(?<=guest_uuid_essential_).*/, '…')))).toEqual([])
  expect(kept.size).toBeGreaterThan(7)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('banner and manager are forms [CKI-01] [CKI-02] [CKI-04] [CKI-05]', async ({ page, context }) => {
    await page.goto('/search?q=hose')
    await bannerOf(page).getByRole('button', { name: 'Manage Preferences' }).click()
    await expect(page).toHaveURL('/cookie-manager')
    await page.getByRole('checkbox', { name: 'Marketing' }).check()
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page).toHaveURL('/search?q=hose')
    expect(await preferencesOf(context)).toMatchObject({ functional: false, performance: false, targeted: true })
    await expect(bannerOf(page)).toHaveCount(0)

    await context.clearCookies()
    await page.goto('/cart')
    await bannerOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(bannerOf(page)).toHaveCount(0)

    await context.clearCookies()
    await page.goto('/cart')
    await bannerOf(page).getByRole('button', { name: 'Accept All' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(bannerOf(page)).toHaveCount(0)
    expect(await preferencesOf(context)).toMatchObject({ functional: true, performance: true, targeted: true })
    expect(await cookieOf(context, 'CookieStoreAccepted')).toMatchObject({ value: 'accepted' })
  })
})

test.describe('statistics', () => {
  /** Notes the files with code for statistics, and the reports. */
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

  test('nothing is loaded or sent before a visitor has agreed, and nothing more once they have withdrawn [CKI-06]', async ({
    page,
  }) => {
    await page.clock.install()
    const { scripts, reports } = watch(page)
    await browseToHose(page)
    await addToCart(page, '1')
    await page.clock.runFor(60_000)
    await hide(page)
    expect([...scripts, ...reports]).toEqual([])

    await press(page, 'Accept All')
    await expect.poll(() => scripts.length).toBe(1)
    const onProduct = (kind: string) => ({ kind, path: expect.stringMatching(/^\/product\/01t\w{15}$/), count: 1 })
    // The script counts from the moment at which it has come in, which it shows by what it reports of the page.
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

  test('a withdrawal in another tab counts at once [CKI-06]', async ({ page, context }) => {
    await page.clock.install()
    const { scripts, reports } = watch(page)
    await page.goto('/')
    await press(page, 'Accept All')
    await expect.poll(() => scripts.length).toBe(1)
    // What was counted would be reported after some seconds, however long the other tab takes.
    await stopClock(page)
    const other = await context.newPage()
    await other.goto('/cookie-manager')
    await other.getByRole('button', { name: 'Reject All' }).click()
    await expect.poll(() => preferencesOf(context)).toMatchObject({ performance: false })
    await page.clock.runFor(60_000)
    await hide(page)
    expect(reports).toEqual([])
    await page.clock.resume()
    await expect(other).toHaveURL('/')
  })

  test('what is reported is counted for who runs the shop, and of whoever does not agree nothing is [CKI-06]', async ({
    page,
    context,
    shop,
    request,
  }) => {
    await page.goto('/')
    await press(page, 'Accept All')
    // The banner goes at once, and the agreement counts when it has been answered.
    await expect.poll(() => preferencesOf(context)).toMatchObject({ performance: true })
    await expect(bannerOf(page)).toHaveCount(0)
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
      const refused = await post(nonsense)
      expect(refused.status()).toBe(400)
      expect(await refused.json()).toEqual([{ errorCode: 'INVALID_API_INPUT', message: expect.any(String) }])
    }
    const silent = await request.post(`${shop.origin}/statistics/visits`, { form: { visits: JSON.stringify([visit]) } })
    expect(silent.status()).toBe(204)

    const signedIn: { token: string } = await (
      await request.post(`${shop.apiUrl}/services/apexrest/auth/login`, {
        data: { username: 'admin@hydrant.example', password: 'hydrant-demo' },
      })
    ).json()
    const counted: { visits: { path: string }[] } = await (
      await request.get(`${shop.apiUrl}/admin/statistics/visits`, {
        headers: { authorization: `Bearer ${signedIn.token}` },
      })
    ).json()
    expect(counted.visits.filter(({ path }) => path === visit.path)).toEqual([{ day: expect.any(String), ...visit }])
  })
})

test('the hose can be bought while the banner asks @phone [CKI-01]', async ({ page }) => {
  await openHose(page)
  await expect(bannerOf(page)).toBeVisible()
  await addToCart(page, '1')
})
