import {
  locateSessionDialog,
  expectBuyer,
  idleUntilSecondsLeft,
  MINUTE_MS,
  openOrders,
  waitUntilRead,
} from '../fixtures/idle-session.ts'
import { expect, test } from '../fixtures/shop.ts'

test('a frozen tab does not end a session that is active elsewhere, and shows nothing until it knows the state [SES-01] [SES-02]', async ({
  page,
}) => {
  await openOrders(page)
  let release = () => {}
  const heldResponse = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/session', async (route) => {
    await heldResponse
    await route.continue()
  })
  // The server has been used meanwhile, so its clock was not moved.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 8 * 60 * 60 * 1000))
  await expect(page.getByRole('main')).toBeHidden()
  release()
  await expectBuyer(page)
  await expect(page).toHaveURL('/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('a buyer is signed out in time when the server, for which the session still has time left, does not respond [SES-01] [SES-02] [ERR-21]', async ({
  page,
  context,
}) => {
  await openOrders(page)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const openOrdersPage = () => page.request.get('/orders', { headers: { cookie }, maxRedirects: 0 })
  await page.route('**/session', () => {})
  const unanswered = page.waitForRequest('**/session')
  await idleUntilSecondsLeft(page, 29)
  await page.clock.runFor(29_000)
  await unanswered
  await expect(page.getByRole('main')).toBeHidden()
  expect((await openOrdersPage()).status(), 'the session is open').toBe(200)
  await page.clock.runFor(5000)
  await expect(page).toHaveURL('/login?returnTo=%2Forders&ended=timeout')
  await expect(page.getByRole('alert').getByText('Your session has timed out. Try again.')).toBeVisible()
  expect((await openOrdersPage()).status(), 'the session has ended').toBe(302)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a session at its maximum lifetime says so instead of offering to continue [SES-01]', async ({ page, shop }) => {
  // A week in steps shorter than the idle time is many calls.
  test.slow()
  await openOrders(page)
  const [week, step] = [7 * 24 * 60 * MINUTE_MS, 100 * MINUTE_MS]
  try {
    let passed = 0
    for (; passed + step < week; passed += step) {
      await shop.setClockAhead(passed)
      expect((await page.request.post('/session', { form: {} })).status()).toBe(200)
    }
    await shop.setClockAhead(passed)
    const pendingResponse = page.waitForResponse('**/session')
    await page.reload()
    const release = await pendingResponse
    const { secondsLeft }: { secondsLeft: number } = await release.json()
    await waitUntilRead(page, release)
    await page.clock.fastForward((secondsLeft - 25) * 1000)
    await expect(page.getByRole('alert').getByText(/It ends in 2\d seconds; sign in again to go on\.$/)).toBeVisible()
    await expect(locateSessionDialog(page)).toBeHidden()
    await shop.setClockAhead(week + MINUTE_MS)
    await page.clock.runFor(30_000)
    await expect(page).toHaveURL('/login?returnTo=%2Forders&ended=timeout')
  } finally {
    await shop.setClockAhead(0)
  }
})
