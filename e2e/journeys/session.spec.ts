import type { Page } from '@playwright/test'
import { untilRunning } from '../fixtures/alive.ts'
import { signIn } from '../fixtures/buying.ts'
import {
  ACCOUNT,
  dialogOf,
  expectBuyer,
  IDLE,
  idleUntil,
  MINUTE,
  openBeside,
  openOrders,
  untilHeard,
  whileIdle,
} from '../fixtures/idle-session.ts'
import { expect, test } from '../fixtures/shop.ts'

const TEXT =
  "For security, we suspend your session if you're inactive too long. If you don't click Continue Working within approximately 30 seconds, we log you out."
const TIMED_OUT = 'Your session has timed out. Try again.'

/** Going back shows nothing of the buyer. */
async function expectNothingLeft(page: Page): Promise<void> {
  await page.goBack()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText(ACCOUNT)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toHaveCount(0)
}

test('a buyer who is inactive is asked 30 seconds before the end, and goes on where they were [SES-01] [ERR-21]', async ({
  page,
  shop,
}) => {
  await openOrders(page)
  await idleUntil(page, 35)
  await expect(dialogOf(page)).toBeHidden()
  await page.clock.runFor(6000)
  const dialog = dialogOf(page)
  await expect(dialog.getByText(TEXT, { exact: true })).toBeVisible()
  for (const name of ['Close', 'Continue Working', 'Log Out'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue Working' })).toBeFocused()
  await expect(dialog.getByRole('timer')).toHaveText(/^(?:30|29|28) seconds left$/)

  try {
    // The server has been as idle as the browser, and is asked in time.
    await shop.setAhead(IDLE - 20_000)
    const extended = page.waitForResponse('**/session')
    await dialog.getByRole('button', { name: 'Continue Working' }).press('Enter')
    expect((await extended).status()).toBe(200)
    await expect(dialog).toBeHidden()
    await shop.setAhead(IDLE + 60 * MINUTE)
    await page.clock.runFor(60 * MINUTE)
    await page.reload()
    await expectBuyer(page)
  } finally {
    await shop.setAhead(0)
  }
})

test('whoever does something is not asked, and the server is told of it [SES-01]', async ({ page, shop }) => {
  await openOrders(page)
  try {
    for (let hours = 1; hours <= 3; hours += 1) {
      await page.clock.fastForward(60 * MINUTE)
      await shop.setAhead(hours * 60 * MINUTE)
      const extended = page.waitForResponse('**/session')
      await page.keyboard.press('Shift')
      // The last answer may have been taken in only after the hour: then the server is told when its minute is over.
      await page.clock.runFor(MINUTE)
      expect((await extended).status()).toBe(200)
    }
    await expect(dialogOf(page)).toBeHidden()
    await page.reload()
    await expectBuyer(page)
  } finally {
    await shop.setAhead(0)
  }
})

test('when nobody answers the buyer is logged out, told so, and led back after signing in [SES-01] [SES-02] [ERR-21]', async ({
  page,
  context,
  shop,
}) => {
  await openOrders(page)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await idleUntil(page, 29)
  await expect(dialogOf(page)).toBeVisible()
  await whileIdle(shop, IDLE, async () => {
    await page.clock.runFor(31_000)
    await expect(page).toHaveURL('/login?returnTo=%2Forders&ended=timeout')
    await expect(page.getByRole('alert').getByText(TIMED_OUT)).toBeVisible()
  })
  expect(await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])).toEqual([])
  expect(
    (await context.cookies()).filter(({ name }) => /(?:^|\.)(?:sid|signed_in|acting_account)$/.test(name)),
  ).toEqual([])
  // The server has ended it, and not the browser alone.
  const later = await page.request.get('/orders', { headers: { cookie }, maxRedirects: 0 })
  expect(later.status()).toBe(302)

  await expectNothingLeft(page)
  await page.goto('/login?returnTo=%2Forders&ended=timeout')
  await signIn(page, { email: 'buyer@volunteer.example' })
  await expect(page).toHaveURL('/orders')
  await expectBuyer(page)
})

test('Log Out in the dialog signs out at once, without a complaint [SES-01]', async ({ page }) => {
  await openOrders(page)
  await idleUntil(page, 20)
  await dialogOf(page).getByRole('button', { name: 'Log Out' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText(TIMED_OUT)).toHaveCount(0)
  await expectNothingLeft(page)
})

test('Close takes only the dialog away; the seconds run on, and a notice leads back to it [SES-01]', async ({
  page,
  shop,
}) => {
  await openOrders(page)
  await idleUntil(page, 20)
  await dialogOf(page).getByRole('button', { name: 'Close' }).press('Enter')
  await expect(dialogOf(page)).toBeHidden()
  await expectBuyer(page)
  await expect(page.getByRole('timer')).toContainText('We log you out in')
  await page.getByRole('button', { name: 'Back to the question' }).press('Enter')
  await dialogOf(page).getByRole('button', { name: 'Close' }).press('Enter')
  await whileIdle(shop, IDLE, async () => {
    await page.clock.runFor(21_000)
    await expect(page).toHaveURL(/\/login\?.*ended=timeout/)
  })
})

test('a laptop that slept shows nothing of the buyer when it wakes [SES-01] [SES-02]', async ({ page, shop }) => {
  await openOrders(page)
  await whileIdle(shop, 8 * 60 * MINUTE, async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 8 * 60 * 60 * 1000))
    await expect(page).toHaveURL(/\/login\?.*ended=timeout/)
    await expect(dialogOf(page)).toBeHidden()
    await expectNothingLeft(page)
  })
})

test.describe('in two tabs', () => {
  test('activity in one keeps the other, and continuing in one closes the dialog in both [SES-01]', async ({
    page,
  }) => {
    await openOrders(page)
    const other = await openBeside(page, '/search?q=hose')
    await page.clock.fastForward(60 * MINUTE)
    await page.bringToFront()
    await untilHeard(other, () => page.keyboard.press('Shift'))
    await page.clock.fastForward(70 * MINUTE)
    for (const tab of [page, other]) await expect(dialogOf(tab)).toBeHidden()

    await page.clock.fastForward(49 * MINUTE + 45_000)
    for (const tab of [page, other]) await expect(dialogOf(tab)).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Continue Working' }).press('Enter')
    for (const tab of [page, other]) await expect(dialogOf(tab)).toBeHidden()
    await expectBuyer(other)
  })

  test('signing out in one leaves nothing of the buyer in the other [SES-01] [SES-02]', async ({ page, context }) => {
    await page.goto('/login?returnTo=/orders')
    await signIn(page, { email: 'buyer@volunteer.example' })
    await expectBuyer(page)
    await untilRunning(page)
    const other = await context.newPage()
    await other.goto('/')
    await expectBuyer(other)
    await other.getByRole('contentinfo').getByRole('button', { name: 'Sign out' }).click()
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(page).toHaveURL('/login?returnTo=%2Forders')
    await expect(page.getByText(ACCOUNT)).toHaveCount(0)
    await expect(page.getByText(TIMED_OUT)).toHaveCount(0)
  })

  test('the end of the session ends it in both, and both say so [SES-01]', async ({ page, shop }) => {
    await openOrders(page)
    const other = await openBeside(page, '/')
    await expectBuyer(other)
    await whileIdle(shop, IDLE + MINUTE, async () => {
      await page.clock.fastForward(IDLE + MINUTE)
      for (const tab of [page, other]) {
        await expect(tab).toHaveURL(/\/login\?.*ended=timeout/)
        await expect(tab.getByText(ACCOUNT)).toHaveCount(0)
      }
    })
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a session that the server has ended is told of, and going back shows nothing of the buyer [SES-02] [ERR-21]', async ({
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
        await shop.setAhead(IDLE + MINUTE)
        await page.goto('/orders')
        await expect(page).toHaveURL('/login?returnTo=%2Forders&ended=timeout')
        await expect(page.getByText(TIMED_OUT).filter({ visible: true })).toBeVisible()
        await expectNothingLeft(page)
        await expectNothingLeft(page)
      } finally {
        await shop.setAhead(0)
      }
    })
  })
}

test('a page that anybody may see says that the session has timed out, once [SES-02] [ERR-21]', async ({
  page,
  shop,
}) => {
  await page.goto('/login')
  await signIn(page, { email: 'buyer@volunteer.example' })
  await expectBuyer(page)
  try {
    await shop.setAhead(IDLE + MINUTE)
    await page.goto('/search?q=hose')
    await expect(page.getByText(TIMED_OUT).filter({ visible: true })).toBeVisible()
    await expect(page.getByText(ACCOUNT)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText(TIMED_OUT)).toHaveCount(0)
  } finally {
    await shop.setAhead(0)
  }
})

test('a page that the browser kept whole is not shown again when going back, before the server has been asked [SES-02]', async ({
  page,
  shop,
}) => {
  await page.goto('/login?returnTo=/orders')
  await signIn(page, { email: 'buyer@volunteer.example' })
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await untilRunning(page)
  const pass = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => void window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await pass('pagehide')
  await expect(page.getByRole('main')).toBeHidden()
  try {
    await shop.setAhead(IDLE + MINUTE)
    await pass('pageshow')
    await expect(page).toHaveURL('/login?returnTo=%2Forders&ended=timeout')
    await expect(page.getByText(ACCOUNT)).toHaveCount(0)
  } finally {
    await shop.setAhead(0)
  }
})
