import { dialogOf, expectBuyer, MINUTE, openOrders, takenIn } from '../fixtures/idle-session.ts'
import { expect, test } from '../fixtures/shop.ts'

test('a tab that was frozen does not end a session that has gone on elsewhere, and shows nothing until it knows [SES-01] [SES-02]', async ({
  page,
}) => {
  await openOrders(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/session', async (route) => {
    await held
    await route.continue()
  })
  // The server has been used meanwhile: its clock has not gone on.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 8 * 60 * 60 * 1000))
  await expect(page.getByRole('main')).toBeHidden()
  answer()
  await expectBuyer(page)
  await expect(page).toHaveURL('/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('a session that has reached its longest time says so instead of offering to go on [SES-01]', async ({
  page,
  shop,
}) => {
  // A week in steps shorter than the idle time is many calls.
  test.slow()
  await openOrders(page)
  const [week, step] = [7 * 24 * 60 * MINUTE, 100 * MINUTE]
  try {
    let passed = 0
    for (; passed + step < week; passed += step) {
      await shop.setAhead(passed)
      expect((await page.request.post('/session', { form: {} })).status()).toBe(200)
    }
    await shop.setAhead(passed)
    const told = page.waitForResponse('**/session')
    await page.reload()
    const answer = await told
    const { secondsLeft }: { secondsLeft: number } = await answer.json()
    await takenIn(page, answer)
    await page.clock.fastForward((secondsLeft - 25) * 1000)
    await expect(page.getByRole('alert').getByText(/It ends in 2\d seconds; sign in again to go on\.$/)).toBeVisible()
    await expect(dialogOf(page)).toBeHidden()
    await shop.setAhead(week + MINUTE)
    await page.clock.runFor(30_000)
    await expect(page).toHaveURL('/login?returnTo=%2Forders&ended=timeout')
  } finally {
    await shop.setAhead(0)
  }
})
