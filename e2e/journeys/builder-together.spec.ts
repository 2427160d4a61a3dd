import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { waitUntilSessionKnown } from '../fixtures/wait-until-hydrated.ts'
import {
  locateBlock,
  BUILDER,
  createPage,
  openBuilder,
  readCanvasAndButtonBoxes,
  locateSettings,
  waitUntilEditable,
  actAndWaitUntilSaved,
  waitUntilSaved,
} from '../fixtures/builder.ts'
import { signIn } from '../fixtures/buying.ts'
import { IDLE_TIMEOUT_MS, MINUTE_MS } from '../fixtures/idle-session.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ isRebuilt: true })

/** Makes an editor request at once who else is there, as when its tab becomes visible again. */
const refreshPresence = (editor: Page) => editor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Locates the presence of the same user; the demo shop has one site builder. */
const locatePresence = (editor: Page) =>
  editor.getByRole('status').getByText('You have this page open in another window, too.')

/** Locates the message that they have changed the page. */
const locateChangeMessage = (editor: Page) =>
  editor.getByRole('status').filter({ hasText: /^You changed this page in another window on / })

async function openInOtherBrowser(
  browser: Browser,
  { origin, address }: { readonly origin: string; readonly address: string },
): Promise<Page> {
  const otherEditor = await browser.newPage({ baseURL: origin })
  await openBuilder(otherEditor)
  await otherEditor.goto(address)
  await waitUntilEditable(otherEditor)
  return otherEditor
}

async function write(editor: Page, text: string): Promise<void> {
  await locateBlock(editor, /^Text/).first().click()
  await locateSettings(editor).getByRole('textbox', { name: 'Text', exact: true }).fill(text)
}

test('two editors on one page see each other at once, and when one leaves [BLK-10]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Shared desk', template: 'Information page' })
  await expect(locatePresence(page)).toHaveCount(0)
  const places = await readCanvasAndButtonBoxes(page)
  const otherEditor = await openInOtherBrowser(browser, { origin: shop.origin, address: page.url() })
  await expect(locatePresence(otherEditor)).toBeVisible()
  await refreshPresence(page)
  await expect(locatePresence(page)).toBeVisible()
  expect(await readCanvasAndButtonBoxes(page), 'nothing moves while somebody works').toEqual(places)
  await expectAccessible(page)
  const isAlone = async () => {
    await refreshPresence(page)
    await expect(locatePresence(page)).toHaveCount(0, { timeout: 500 })
  }
  // To another page by client navigation, and to another document.
  await otherEditor.getByRole('link', { name: 'Versions' }).click()
  await expect(isAlone).toPass()
  await otherEditor.goBack()
  await expect(locatePresence(otherEditor)).toBeVisible()
  await refreshPresence(page)
  await expect(locatePresence(page)).toBeVisible()
  await otherEditor.goto('/contact-us')
  await expect(isAlone).toPass()
  await otherEditor.close()
})

test('changes from elsewhere are reported while all is saved here, and shown on request; to continue editing, the user has to decide first [BLK-10]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Overtaken', template: 'Information page' })
  const otherEditor = await openInOtherBrowser(browser, { origin: shop.origin, address: page.url() })
  await actAndWaitUntilSaved(otherEditor, () => write(otherEditor, 'Theirs'))
  await refreshPresence(page)
  await expect(locateChangeMessage(page)).toBeVisible()
  await waitUntilSaved(page)
  await page.getByRole('button', { name: 'Show these changes' }).click()
  await expect(locateBlock(page, /Theirs/)).toBeVisible()
  await expect(locateChangeMessage(page)).toHaveCount(0)

  await actAndWaitUntilSaved(otherEditor, () => write(otherEditor, 'Theirs again'))
  await refreshPresence(page)
  await expect(locateChangeMessage(page)).toBeVisible()
  await write(page, 'Mine')
  const dialog = page.getByRole('alertdialog', { name: 'You have changed this page in another window' })
  await actAndWaitUntilSaved(page, () => dialog.getByRole('button', { name: 'Replace theirs by mine' }).click())
  await refreshPresence(otherEditor)
  await otherEditor.getByRole('button', { name: 'Show these changes' }).click()
  await expect(locateBlock(otherEditor, /Mine/)).toBeVisible()
  await otherEditor.close()
})

test('changes from elsewhere are a conflict at once while there are unsaved changes here [BLK-10]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Unsaved', template: 'Information page' })
  const otherEditor = await openInOtherBrowser(browser, { origin: shop.origin, address: page.url() })
  await page.route('**/change', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await write(page, 'Mine')
  await expect(page.getByText('The shop cannot be reached.')).toBeVisible()
  await actAndWaitUntilSaved(otherEditor, () => write(otherEditor, 'Theirs'))
  await refreshPresence(page)
  await page
    .getByRole('alertdialog', { name: 'You have changed this page in another window' })
    .getByRole('button', { name: 'Go on with theirs' })
    .click()
  await expect(locateBlock(page, /Theirs/)).toBeVisible()
  await otherEditor.close()
})

test('a save whose response was lost is no conflict, and further edits are saved [BLK-10]', async ({ page }) => {
  await openBuilder(page)
  await createPage(page, { title: 'Lost answer', template: 'Information page' })
  await page.route('**/change', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await write(page, 'Mine')
  await expect(page.getByText('The shop cannot be reached.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await refreshPresence(page)
  await waitUntilSaved(page)
  await actAndWaitUntilSaved(page, () => write(page, 'Mine, more'))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('an editor of a page that is deleted is notified, and can keep the content as a copy [BLK-10]', async ({
  page,
  context,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Short lived', template: 'Information page' })
  await actAndWaitUntilSaved(page, () => write(page, 'Worth keeping'))
  const list = await context.newPage()
  await list.goto('/builder?q=Short+lived')
  await list.getByRole('button', { name: 'Delete' }).click()
  await list.getByRole('button', { name: 'Delete the page' }).click()
  await expect(list.getByText('“Short lived” is deleted.')).toBeVisible()
  await list.close()
  await refreshPresence(page)
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'This page has been deleted. What you see here can still be kept as a copy.' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Keep as a copy' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Short lived (copy)' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(locateBlock(page, /Worth keeping/)).toBeVisible()
  await waitUntilSaved(page)
  expect(
    await (await page.request.get('/admin/builder/pages?query=Short+lived')).json(),
    'who presses twice gets one copy',
  ).toMatchObject({ totalCount: 1 })
})

test('an editor without presence information shows nobody, and works otherwise [BLK-10]', async ({
  page,
  browser,
  shop,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Not asked', template: 'Information page' })
  const otherEditor = await openInOtherBrowser(browser, { origin: shop.origin, address: page.url() })
  await refreshPresence(page)
  await expect(locatePresence(page)).toBeVisible()
  await page.route('**/presence', (route) => route.abort())
  await refreshPresence(page)
  await expect(locatePresence(page)).toHaveCount(0)
  await page.unroute('**/presence')
  // A response that does not arrive.
  await page.route('**/presence', () => {})
  const presenceRequest = page.waitForRequest('**/presence')
  await refreshPresence(page)
  await presenceRequest
  await actAndWaitUntilSaved(page, () => write(page, 'Written all the same'))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await otherEditor.close()
})

test('the state of an open page is updated when a scheduled change takes place [BLK-10]', async ({ page, shop }) => {
  await openBuilder(page)
  await createPage(page, { title: 'Early bird', template: 'Information page' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('radio', { name: 'At a time' }).check()
  const plan = async () => {
    await page.getByLabel('Date and time (UTC)').fill(new Date(Date.now() + 60 * MINUTE_MS).toISOString().slice(0, 16))
    await page.getByRole('button', { name: 'Plan the publication' }).click()
  }
  await plan()
  await expect(page.getByText(/^Scheduled for .* UTC$/)).toBeVisible()
  // What is changed then is not part of it, which is told until it is planned again.
  await actAndWaitUntilSaved(page, () => write(page, 'An afterthought'))
  await expect(page.getByText(/^Scheduled for .* UTC, changed since$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('What has been changed since it was planned is not part of it.')).toBeVisible()
  await page.getByRole('radio', { name: 'At a time' }).check()
  await plan()
  await expect(page.getByText(/^Scheduled for .* UTC$/)).toBeVisible()
  try {
    await shop.setClockAhead(61 * MINUTE_MS)
    await expect(async () => {
      await refreshPresence(page)
      await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 500 })
    }).toPass()
  } finally {
    await shop.setClockAhead(0)
  }
})

test('an editor that is left open does not keep its session open [BLK-10] [SES-02]', async ({
  page,
  context,
  shop,
}) => {
  await page.clock.install()
  await openBuilder(page)
  await createPage(page, { title: 'Left open' })
  // Activity until now is reported once its minute is over; from then on there is none.
  const used = page.waitForResponse('**/session')
  await page.clock.pauseAt(await page.evaluate((minute) => Date.now() + minute, MINUTE_MS))
  await used
  // Another account was used in this browser before, and every page is requested for it.
  await context.addCookies([{ name: 'acting_account', value: '001000000000001AAA', url: shop.origin }])
  const endOf = async () => /"expiresAt":"([^"]+)"/.exec(await (await page.request.get('/session')).text())?.[1]
  const tell = async () => {
    let status: number | undefined
    // While the last response is being read no other request is made, and the clock that would make one has stopped.
    await expect(async () => {
      const presenceResponse = page.waitForResponse('**/presence', { timeout: 5_000 })
      await refreshPresence(page)
      status = (await presenceResponse).status()
    }).toPass()
    return status
  }
  const end = await endOf()
  expect(end).toEqual(expect.any(String))
  try {
    for (const minutes of [30, 60, 90, 118]) {
      await shop.setClockAhead(minutes * MINUTE_MS)
      expect([await tell(), await endOf()]).toEqual([200, end])
    }
    await shop.setClockAhead(121 * MINUTE_MS)
    expect(await tell()).toBe(401)
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  } finally {
    await shop.setClockAhead(0)
  }
})

test('unsaved changes of a user who signs out in another tab are hidden, and saved only after the same user has signed in again [BLK-10] [SES-02]', async ({
  page,
  context,
}) => {
  await openBuilder(page)
  await createPage(page, { title: 'Kept words', template: 'Information page' })
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.route('**/change', (route) => route.abort())
  await write(page, 'Kept here')
  await expect(page.getByText('The shop cannot be reached.')).toBeVisible()
  const name = page.getByRole('heading', { level: 1, name: 'Kept words', includeHidden: true })
  const signOutBeside = async () => {
    const otherEditor = await context.newPage()
    await otherEditor.goto('/builder')
    await otherEditor.getByRole('button', { name: 'Sign out' }).click()
    await expect(otherEditor).toHaveURL('/')
    await waitUntilSessionKnown(otherEditor)
    await otherEditor.close()
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
  // Their error page has no sign-out.
  await beside.goto('/')
  await beside.getByRole('contentinfo').getByRole('button', { name: 'Sign out' }).click()
  await expect(beside.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await beside.goto('/login?returnTo=/builder')
  await signIn(beside, { email: BUILDER })
  await expect(question).toHaveCount(0)
  await waitUntilSaved(page)
  await expect(name).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument') as unknown)).toBe(true)

  await page.route('**/change', (route) => route.abort())
  await write(page, 'Given up')
  await signOutBeside()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await signIn(page, { email: BUILDER })
  await waitUntilEditable(page)
  await expect(locateBlock(page, /Kept here/)).toBeVisible()
})

test('unsaved changes are hidden when the session expires, until the same user has signed in again [BLK-10] [SES-02]', async ({
  page,
  context,
  shop,
}) => {
  await page.clock.install()
  await openBuilder(page)
  await createPage(page, { title: 'Left overnight', template: 'Information page' })
  await page.route('**/change', (route) => route.abort())
  await write(page, 'Not saved for hours')
  await expect(page.getByText('The shop cannot be reached.')).toBeVisible()
  const name = page.getByRole('heading', { level: 1, name: 'Left overnight', includeHidden: true })
  const question = page.getByRole('alertdialog', { name: 'You are signed out' })
  try {
    await shop.setClockAhead(IDLE_TIMEOUT_MS + MINUTE_MS)
    await page.clock.fastForward(IDLE_TIMEOUT_MS + MINUTE_MS)
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
    await waitUntilSaved(page)
    await expect(name).toBeVisible()
  } finally {
    await shop.setClockAhead(0)
  }
})
