import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { untilRunning } from '../fixtures/alive.ts'
import {
  blockNamed,
  BUILDER,
  makePage,
  openBuilder,
  placesIn,
  settingsOf,
  untilEditing,
  untilKept,
  untilSaved,
} from '../fixtures/builder.ts'
import { signIn } from '../fixtures/buying.ts'
import { IDLE, MINUTE } from '../fixtures/idle-session.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

/** Whoever looks at an editor again makes it ask at once who else is there. */
const lookAgain = (editor: Page) => editor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** That the same person is there, too; the demo shop has one site builder. */
const companyOf = (editor: Page) =>
  editor.getByRole('status').getByText('You have this page open in another window, too.')

/** That they have changed the page. */
const newsOf = (editor: Page) =>
  editor.getByRole('status').filter({ hasText: /^You changed this page in another window on / })

async function openInOtherBrowser(
  browser: Browser,
  { origin, address }: { readonly origin: string; readonly address: string },
): Promise<Page> {
  const other = await browser.newPage({ baseURL: origin })
  await openBuilder(other)
  await other.goto(address)
  await untilEditing(other)
  return other
}

async function write(editor: Page, words: string): Promise<void> {
  await blockNamed(editor, /^Text/).first().click()
  await settingsOf(editor).getByRole('textbox', { name: 'Text', exact: true }).fill(words)
}

test('two editors on one page are told of each other as soon as they are there, and when one leaves [BLK-10]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Shared desk', template: 'Information page' })
  await expect(companyOf(page)).toHaveCount(0)
  const places = await placesIn(page)
  const other = await openInOtherBrowser(browser, { origin: shop.origin, address: page.url() })
  await expect(companyOf(other)).toBeVisible()
  await lookAgain(page)
  await expect(companyOf(page)).toBeVisible()
  expect(await placesIn(page), 'nothing moves while somebody works').toEqual(places)
  await expectAccessible(page)
  const isAlone = async () => {
    await lookAgain(page)
    await expect(companyOf(page)).toHaveCount(0, { timeout: 500 })
  }
  // To another page of the same document, and out of it.
  await other.getByRole('link', { name: 'Versions' }).click()
  await expect(isAlone).toPass()
  await other.goBack()
  await expect(companyOf(other)).toBeVisible()
  await lookAgain(page)
  await expect(companyOf(page)).toBeVisible()
  await other.goto('/contact-us')
  await expect(isAlone).toPass()
  await other.close()
})

test('what is changed elsewhere is told while all is saved here, and shown when it is asked for; whoever writes on decides first [BLK-10]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Overtaken', template: 'Information page' })
  const other = await openInOtherBrowser(browser, { origin: shop.origin, address: page.url() })
  await untilKept(other, () => write(other, 'Theirs'))
  await lookAgain(page)
  await expect(newsOf(page)).toBeVisible()
  await untilSaved(page)
  await page.getByRole('button', { name: 'Show these changes' }).click()
  await expect(blockNamed(page, /Theirs/)).toBeVisible()
  await expect(newsOf(page)).toHaveCount(0)

  await untilKept(other, () => write(other, 'Theirs again'))
  await lookAgain(page)
  await expect(newsOf(page)).toBeVisible()
  await write(page, 'Mine')
  const dialog = page.getByRole('alertdialog', { name: 'You have changed this page in another window' })
  await untilKept(page, () => dialog.getByRole('button', { name: 'Replace theirs by mine' }).click())
  await lookAgain(other)
  await other.getByRole('button', { name: 'Show these changes' }).click()
  await expect(blockNamed(other, /Mine/)).toBeVisible()
  await other.close()
})

test('what is changed elsewhere is a conflict at once while something here is not saved [BLK-10]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Unsaved', template: 'Information page' })
  const other = await openInOtherBrowser(browser, { origin: shop.origin, address: page.url() })
  await page.route('**/change', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await write(page, 'Mine')
  await expect(page.getByText('The shop cannot be reached.')).toBeVisible()
  await untilKept(other, () => write(other, 'Theirs'))
  await lookAgain(page)
  await page
    .getByRole('alertdialog', { name: 'You have changed this page in another window' })
    .getByRole('button', { name: 'Go on with theirs' })
    .click()
  await expect(blockNamed(page, /Theirs/)).toBeVisible()
  await other.close()
})

test('what was stored although the answer was lost is no conflict, and what is written on is saved [BLK-10]', async ({
  page,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Lost answer', template: 'Information page' })
  await page.route('**/change', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await write(page, 'Mine')
  await expect(page.getByText('The shop cannot be reached.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await lookAgain(page)
  await untilSaved(page)
  await untilKept(page, () => write(page, 'Mine, more'))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('whoever has a page open that is deleted is told so, and keeps what is there as a copy [BLK-10]', async ({
  page,
  context,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Short lived', template: 'Information page' })
  await untilKept(page, () => write(page, 'Worth keeping'))
  const list = await context.newPage()
  await list.goto('/builder?q=Short+lived')
  await list.getByRole('button', { name: 'Delete' }).click()
  await list.getByRole('button', { name: 'Delete the page' }).click()
  await expect(list.getByText('“Short lived” is deleted.')).toBeVisible()
  await list.close()
  await lookAgain(page)
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'This page has been deleted. What you see here can still be kept as a copy.' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Keep as a copy' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Short lived (copy)' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(blockNamed(page, /Worth keeping/)).toBeVisible()
  await untilSaved(page)
  expect(
    await (await page.request.get('/admin/builder/pages?query=Short+lived')).json(),
    'who presses twice gets one copy',
  ).toMatchObject({ totalCount: 1 })
})

test('an editor that cannot ask who else is there shows nobody, and works as ever [BLK-10]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Not asked', template: 'Information page' })
  const other = await openInOtherBrowser(browser, { origin: shop.origin, address: page.url() })
  await lookAgain(page)
  await expect(companyOf(page)).toBeVisible()
  await page.route('**/presence', (route) => route.abort())
  await lookAgain(page)
  await expect(companyOf(page)).toHaveCount(0)
  await page.unroute('**/presence')
  // An answer that does not come.
  await page.route('**/presence', () => {})
  const asked = page.waitForRequest('**/presence')
  await lookAgain(page)
  await asked
  await untilKept(page, () => write(page, 'Written all the same'))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await other.close()
})

test('the state of an open page follows when what was planned comes true [BLK-10]', async ({ page, shop }) => {
  await openBuilder(page)
  await makePage(page, { title: 'Early bird', template: 'Information page' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('radio', { name: 'At a time' }).check()
  const plan = async () => {
    await page.getByLabel('Date and time (UTC)').fill(new Date(Date.now() + 60 * MINUTE).toISOString().slice(0, 16))
    await page.getByRole('button', { name: 'Plan the publication' }).click()
  }
  await plan()
  await expect(page.getByText(/^Scheduled for .* UTC$/)).toBeVisible()
  // What is changed then is not part of it, which is told until it is planned again.
  await untilKept(page, () => write(page, 'An afterthought'))
  await expect(page.getByText(/^Scheduled for .* UTC, changed since$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('What has been changed since it was planned is not part of it.')).toBeVisible()
  await page.getByRole('radio', { name: 'At a time' }).check()
  await plan()
  await expect(page.getByText(/^Scheduled for .* UTC$/)).toBeVisible()
  try {
    await shop.setAhead(61 * MINUTE)
    await expect(async () => {
      await lookAgain(page)
      await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 500 })
    }).toPass()
  } finally {
    await shop.setAhead(0)
  }
})

test('an editor that is left open does not keep its session open [BLK-10] [SES-02]', async ({
  page,
  context,
  shop,
}) => {
  await page.clock.install()
  await openBuilder(page)
  await makePage(page, { title: 'Left open' })
  // What was done until now is told to be a use of the session once its minute is over; from then on nobody does
  // anything.
  const used = page.waitForResponse('**/session')
  await page.clock.pauseAt(await page.evaluate((minute) => Date.now() + minute, MINUTE))
  await used
  // With this browser somebody has bought for another account before, as which every page is asked for.
  await context.addCookies([{ name: 'acting_account', value: '001000000000001AAA', url: shop.origin }])
  const endOf = async () => /"expiresAt":"([^"]+)"/.exec(await (await page.request.get('/session')).text())?.[1]
  const tell = async () => {
    const told = page.waitForResponse('**/presence')
    await lookAgain(page)
    return (await told).status()
  }
  const end = await endOf()
  expect(end).toEqual(expect.any(String))
  try {
    for (const minutes of [30, 60, 90, 118]) {
      await shop.setAhead(minutes * MINUTE)
      expect([await tell(), await endOf()]).toEqual([200, end])
    }
    await shop.setAhead(121 * MINUTE)
    expect(await tell()).toBe(401)
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  } finally {
    await shop.setAhead(0)
  }
})

test('what somebody has not saved who signs out in another tab is kept out of sight, and saved once they, and nobody else, have signed in again [BLK-10] [SES-02]', async ({
  page,
  context,
}) => {
  await openBuilder(page)
  await makePage(page, { title: 'Kept words', template: 'Information page' })
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.route('**/change', (route) => route.abort())
  await write(page, 'Kept here')
  await expect(page.getByText('The shop cannot be reached.')).toBeVisible()
  const name = page.getByRole('heading', { level: 1, name: 'Kept words', includeHidden: true })
  const signOutBeside = async () => {
    const other = await context.newPage()
    await other.goto('/builder')
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(other).toHaveURL('/')
    await untilRunning(other)
    await other.close()
  }
  await signOutBeside()
  const question = page.getByRole('alertdialog', { name: 'You are signed out' })
  await expect(question).toContainText('You have signed out in another window.')
  await expect(name).toBeHidden()
  await question.press('Escape')
  await expect(question).toBeVisible()
  await expect(name).toBeHidden()
  await page.unrouteAll({ behavior: 'wait' })

  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    question.getByRole('link', { name: 'Sign in in another tab' }).click(),
  ])
  await signIn(beside, { email: 'buyer@volunteer.example' })
  await expect(question).toContainText('Somebody else has signed in.')
  await expect(name).toBeHidden()
  // What they are refused has no way to sign out.
  await beside.goto('/')
  await beside.getByRole('contentinfo').getByRole('button', { name: 'Sign out' }).click()
  await expect(beside.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await beside.goto('/login?returnTo=/builder')
  await signIn(beside, { email: BUILDER })
  await expect(question).toHaveCount(0)
  await untilSaved(page)
  await expect(name).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument') as unknown)).toBe(true)

  await page.route('**/change', (route) => route.abort())
  await write(page, 'Given up')
  await signOutBeside()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await signIn(page, { email: BUILDER })
  await untilEditing(page)
  await expect(blockNamed(page, /Kept here/)).toBeVisible()
})

test('something unsaved is kept out of sight when the session runs out, until its person has signed in again [BLK-10] [SES-02]', async ({
  page,
  context,
  shop,
}) => {
  await page.clock.install()
  await openBuilder(page)
  await makePage(page, { title: 'Left overnight', template: 'Information page' })
  await page.route('**/change', (route) => route.abort())
  await write(page, 'Not saved for hours')
  await expect(page.getByText('The shop cannot be reached.')).toBeVisible()
  const name = page.getByRole('heading', { level: 1, name: 'Left overnight', includeHidden: true })
  const question = page.getByRole('alertdialog', { name: 'You are signed out' })
  try {
    await shop.setAhead(IDLE + MINUTE)
    await page.clock.fastForward(IDLE + MINUTE)
    await expect(question).toContainText('Your session has timed out.')
    await question.press('Escape')
    await expect(question).toBeVisible()
    await expect(name).toBeHidden()
    await page.unrouteAll({ behavior: 'wait' })
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      question.getByRole('link', { name: 'Sign in in another tab' }).click(),
    ])
    await signIn(beside, { email: BUILDER })
    await expect(beside.getByRole('heading', { level: 1, name: 'Left overnight' })).toBeVisible()
    await expect(question).toHaveCount(0)
    await untilSaved(page)
    await expect(name).toBeVisible()
  } finally {
    await shop.setAhead(0)
  }
})
