import type { Page } from '@playwright/test'
import { waitUntilSessionKnown } from '../fixtures/wait-until-hydrated.ts'
import { signIn } from '../fixtures/buying.ts'
import {
  ACCOUNT,
  locateSessionDialog,
  expectBuyer,
  IDLE_TIMEOUT_MS,
  idleUntilSecondsLeft,
  MINUTE_MS,
  openInNewTab,
  openOrders,
  actAndWaitForMessage,
  withServerClockAhead,
} from '../fixtures/idle-session.ts'
import { expect, test } from '../fixtures/shop.ts'

const TEXT =
  "For security, we suspend your session if you're inactive too long. If you don't click Continue Working within approximately 30 seconds, we log you out."
const TIMED_OUT = 'Your session has timed out. Try again.'

/** Expects that going back shows nothing of the buyer. */
async function expectNoBuyerContent(page: Page): Promise<void> {
  await page.goBack()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText(ACCOUNT)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toHaveCount(0)
}

test('an inactive buyer is warned 30 seconds before the end, and continues where they were [SES-01] [ERR-21]', async ({
  page,
  shop,
}) => {
  await openOrders(page)
  await idleUntilSecondsLeft(page, 35)
  await expect(locateSessionDialog(page)).toBeHidden()
  await page.clock.runFor(6000)
  const dialog = locateSessionDialog(page)
  await expect(dialog.getByText(TEXT, { exact: true })).toBeVisible()
  for (const name of ['Close', 'Continue Working', 'Log Out'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue Working' })).toBeFocused()
  await expect(dialog.getByRole('timer')).toHaveText(/^(?:30|29|28) seconds left$/)

  try {
    // The server has been as idle as the browser, and gets the request in time.
    await shop.setClockAhead(IDLE_TIMEOUT_MS - 20_000)
    const extended = page.waitForResponse('**/session')
    await dialog.getByRole('button', { name: 'Continue Working' }).press('Enter')
    expect((await extended).status()).toBe(200)
    await expect(dialog).toBeHidden()
    await shop.setClockAhead(IDLE_TIMEOUT_MS + 60 * MINUTE_MS)
    await page.clock.runFor(60 * MINUTE_MS)
    await page.reload()
    await expectBuyer(page)
  } finally {
    await shop.setClockAhead(0)
  }
})

test('an active user is not warned, and the activity is reported to the server [SES-01]', async ({ page, shop }) => {
  await openOrders(page)
  try {
    for (let hours = 1; hours <= 3; hours += 1) {
      await page.clock.fastForward(60 * MINUTE_MS)
      await shop.setClockAhead(hours * 60 * MINUTE_MS)
      const extended = page.waitForResponse('**/session')
      await page.keyboard.press('Shift')
      // The last response may have been read only after the hour: then the activity is reported when its minute is
      // over.
      await page.clock.runFor(MINUTE_MS)
      expect((await extended).status()).toBe(200)
    }
    await expect(locateSessionDialog(page)).toBeHidden()
    await page.reload()
    await expectBuyer(page)
  } finally {
    await shop.setClockAhead(0)
  }
})

test('without a reaction the buyer is logged out with a message, and returns after signing in [SES-01] [SES-02] [ERR-21]', async ({
  page,
  context,
  shop,
}) => {
  await openOrders(page)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await idleUntilSecondsLeft(page, 29)
  await expect(locateSessionDialog(page)).toBeVisible()
  await withServerClockAhead(shop, IDLE_TIMEOUT_MS, async () => {
    await page.clock.runFor(31_000)
    await expect(page).toHaveURL('/login?returnTo=%2Forders&ended=timeout')
    await expect(page.getByRole('alert').getByText(TIMED_OUT)).toBeVisible()
  })
  expect(await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])).toEqual([])
  expect(
    (await context.cookies()).filter(({ name }) => /(?:^|\.)(?:sid|signed_in|acting_account)$/.test(name)),
  ).toEqual([])
  // The server has ended the session, not only the browser.
  const later = await page.request.get('/orders', { headers: { cookie }, maxRedirects: 0 })
  expect(later.status()).toBe(302)

  await expectNoBuyerContent(page)
  await page.goto('/login?returnTo=%2Forders&ended=timeout')
  await signIn(page, { email: 'buyer@volunteer.example' })
  await expect(page).toHaveURL('/orders')
  await expectBuyer(page)
})

test('Log Out in the dialog signs out at once, without an error message [SES-01]', async ({ page }) => {
  await openOrders(page)
  await idleUntilSecondsLeft(page, 20)
  await locateSessionDialog(page).getByRole('button', { name: 'Log Out' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText(TIMED_OUT)).toHaveCount(0)
  await expectNoBuyerContent(page)
})

test('Close only closes the dialog; the countdown continues in a notice that reopens it [SES-01]', async ({
  page,
  shop,
}) => {
  await openOrders(page)
  await idleUntilSecondsLeft(page, 20)
  await locateSessionDialog(page).getByRole('button', { name: 'Close' }).press('Enter')
  await expect(locateSessionDialog(page)).toBeHidden()
  await expectBuyer(page)
  await expect(page.getByRole('timer')).toContainText('We log you out in')
  await page.getByRole('button', { name: 'Back to the question' }).press('Enter')
  await locateSessionDialog(page).getByRole('button', { name: 'Close' }).press('Enter')
  await withServerClockAhead(shop, IDLE_TIMEOUT_MS, async () => {
    await page.clock.runFor(21_000)
    await expect(page).toHaveURL(/\/login\?.*ended=timeout/)
  })
})

test('a laptop that wakes from sleep shows nothing of the buyer [SES-01] [SES-02]', async ({ page, shop }) => {
  await openOrders(page)
  await withServerClockAhead(shop, 8 * 60 * MINUTE_MS, async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 8 * 60 * 60 * 1000))
    await expect(page).toHaveURL(/\/login\?.*ended=timeout/)
    await expect(locateSessionDialog(page)).toBeHidden()
    await expectNoBuyerContent(page)
  })
})

test.describe('in two tabs', () => {
  test('activity in one keeps the session in the other, and continuing in one closes the dialog in both [SES-01]', async ({
    page,
  }) => {
    await openOrders(page)
    const otherTab = await openInNewTab(page, '/search?q=hose')
    await page.clock.fastForward(60 * MINUTE_MS)
    await page.bringToFront()
    await actAndWaitForMessage(otherTab, () => page.keyboard.press('Shift'))
    await page.clock.fastForward(70 * MINUTE_MS)
    for (const tab of [page, otherTab]) await expect(locateSessionDialog(tab)).toBeHidden()

    await page.clock.fastForward(49 * MINUTE_MS + 45_000)
    for (const tab of [page, otherTab]) await expect(locateSessionDialog(tab)).toBeVisible()
    await locateSessionDialog(page).getByRole('button', { name: 'Continue Working' }).press('Enter')
    for (const tab of [page, otherTab]) await expect(locateSessionDialog(tab)).toBeHidden()
    await expectBuyer(otherTab)
  })

  test('signing out in one removes everything of the buyer from the other [SES-01] [SES-02]', async ({
    page,
    context,
  }) => {
    await page.goto('/login?returnTo=/orders')
    await signIn(page, { email: 'buyer@volunteer.example' })
    await expectBuyer(page)
    await waitUntilSessionKnown(page)
    const otherTab = await context.newPage()
    await otherTab.goto('/')
    await expectBuyer(otherTab)
    await otherTab.getByRole('contentinfo').getByRole('button', { name: 'Sign out' }).click()
    await expect(otherTab.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(page).toHaveURL('/login?returnTo=%2Forders')
    await expect(page.getByText(ACCOUNT)).toHaveCount(0)
    await expect(page.getByText(TIMED_OUT)).toHaveCount(0)
  })

  test('the end of the session ends it in both, and both say so [SES-01]', async ({ page, shop }) => {
    await openOrders(page)
    const otherTab = await openInNewTab(page, '/')
    await expectBuyer(otherTab)
    await withServerClockAhead(shop, IDLE_TIMEOUT_MS + MINUTE_MS, async () => {
      await page.clock.fastForward(IDLE_TIMEOUT_MS + MINUTE_MS)
      for (const tab of [page, otherTab]) {
        await expect(tab).toHaveURL(/\/login\?.*ended=timeout/)
        await expect(tab.getByText(ACCOUNT)).toHaveCount(0)
      }
    })
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a session that the server has ended is reported, and going back shows nothing of the buyer [SES-02] [ERR-21]', async ({
      page,
      shop,
    }) => {
      await page.goto('/login?returnTo=/orders')
      await signIn(page, { email: 'buyer@volunteer.example' })
      await expectBuyer(page)
      const answer = await page.goto('/account/access')
      expect(answer?.headers()['cache-control']).toBe('no-store')
      await expectBuyer(page)
      try {
        await shop.setClockAhead(IDLE_TIMEOUT_MS + MINUTE_MS)
        await page.goto('/orders')
        await expect(page).toHaveURL('/login?returnTo=%2Forders&ended=timeout')
        await expect(page.getByText(TIMED_OUT).filter({ visible: true })).toBeVisible()
        await expectNoBuyerContent(page)
        await expectNoBuyerContent(page)
      } finally {
        await shop.setClockAhead(0)
      }
    })
  })
}

test('a public page says once that the session has timed out [SES-02] [ERR-21]', async ({ page, shop }) => {
  await page.goto('/login')
  await signIn(page, { email: 'buyer@volunteer.example' })
  await expectBuyer(page)
  try {
    await shop.setClockAhead(IDLE_TIMEOUT_MS + MINUTE_MS)
    await page.goto('/search?q=hose')
    await expect(page.getByText(TIMED_OUT).filter({ visible: true })).toBeVisible()
    await expect(page.getByText(ACCOUNT)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText(TIMED_OUT)).toHaveCount(0)
  } finally {
    await shop.setClockAhead(0)
  }
})

test('a page in the back/forward cache is not shown again before the server has been asked [SES-02]', async ({
  page,
  shop,
}) => {
  await page.goto('/login?returnTo=/orders')
  await signIn(page, { email: 'buyer@volunteer.example' })
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await waitUntilSessionKnown(page)
  const pass = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => void window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await pass('pagehide')
  await expect(page.getByRole('main')).toBeHidden()
  try {
    await shop.setClockAhead(IDLE_TIMEOUT_MS + MINUTE_MS)
    await pass('pageshow')
    await expect(page).toHaveURL('/login?returnTo=%2Forders&ended=timeout')
    await expect(page.getByText(ACCOUNT)).toHaveCount(0)
  } finally {
    await shop.setClockAhead(0)
  }
})
