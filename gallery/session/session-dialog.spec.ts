import type { Page } from '@playwright/test'
import { readEvents, expect, test } from '../fixtures/gallery.ts'

const TEXT =
  "For security, we suspend your session if you're inactive too long. If you don't click Continue Working within approximately 30 seconds, we log you out."

async function openWarning(page: Page, show: (component: string, state: string) => Promise<void>): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await show('Session dialog', 'active')
  await page.getByRole('button', { name: 'Be inactive' }).press('Enter')
}

const locateDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Still there?' })

test('it says what happens, and its first button continues the session [SES-01] [ERR-21]', async ({ page, show }) => {
  await openWarning(page, show)
  const dialog = locateDialog(page)
  await expect(dialog.getByText(TEXT, { exact: true })).toBeVisible()
  await expect(dialog).toHaveAccessibleDescription(new RegExp(TEXT.slice(0, 40)))
  for (const name of ['Close', 'Continue Working', 'Log Out'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue Working' })).toBeFocused()
})

for (const [name, told] of [
  ['Continue Working', 'continue'],
  ['Log Out', 'log out'],
] as const) {
  test(`${name} is reported and ends the countdown [SES-01]`, async ({ page, show }) => {
    await openWarning(page, show)
    await page.clock.runFor(12_000)
    await locateDialog(page).getByRole('button', { name }).press('Enter')
    await expect(locateDialog(page)).toBeHidden()
    await page.clock.runFor(60_000)
    expect(await readEvents(page)).toEqual([told])
    await page.getByRole('button', { name: 'Be inactive' }).press('Enter')
    await expect(locateDialog(page).getByRole('timer')).toHaveText('30 seconds left')
  })
}

test('after 30 seconds it expires, once, and a toast says so [SES-01] [ERR-21]', async ({ page, show }) => {
  await openWarning(page, show)
  const timer = locateDialog(page).getByRole('timer')
  await expect(timer).toHaveText('30 seconds left')
  await page.clock.runFor(1000)
  await expect(timer).toHaveText('29 seconds left')
  await page.clock.runFor(19_000)
  await expect(locateDialog(page).getByRole('status').filter({ hasText: 'seconds left' })).toHaveText('10 seconds left')
  await page.clock.runFor(9999)
  expect(await readEvents(page)).toEqual([])
  await page.clock.runFor(1)
  await expect(locateDialog(page)).toBeHidden()
  await expect(page.getByRole('alert').getByText('Your session has timed out. Try again.')).toBeVisible()
  await page.clock.runFor(60_000)
  expect(await readEvents(page)).toEqual(['expire'])
})

test('the time that a machine slept counts [SES-01]', async ({ page, show }) => {
  await openWarning(page, show)
  await page.clock.fastForward(120_000)
  await expect(page.getByRole('listitem')).toHaveText(['expire'])
})

for (const close of ['Close', 'Escape']) {
  test(`${close} closes the dialog, the countdown continues in a notice, and its button reopens the dialog [SES-01]`, async ({
    page,
    show,
  }) => {
    await openWarning(page, show)
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await locateDialog(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect(locateDialog(page)).toBeHidden()
    await expect(page.getByRole('listitem')).toHaveText(['close'])
    await expect(page.getByRole('timer')).toHaveText('We log you out in 30 seconds.')
    await expect(page.getByRole('status').filter({ hasText: 'We log you out' })).toHaveText(
      'We log you out in 30 seconds.',
    )
    await page.clock.runFor(1000)
    await expect(page.getByRole('timer')).toHaveText('We log you out in 29 seconds.')
    await expect(page.getByRole('status').filter({ hasText: 'We log you out' })).toHaveCount(0)
    await page.clock.runFor(9000)
    await expect(page.getByRole('status').filter({ hasText: 'We log you out' })).toHaveText(
      'We log you out in 20 seconds.',
    )
    await page.getByRole('button', { name: 'Back to the question' }).press('Enter')
    await expect(locateDialog(page).getByRole('timer')).toHaveText('20 seconds left')
    await expect(locateDialog(page).getByRole('button', { name: 'Continue Working' })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.clock.runFor(20_000)
    await expect(page.getByRole('timer')).toHaveCount(0)
    await expect(page.getByRole('listitem')).toHaveText(['close', 'close', 'expire'])
    await page.getByRole('button', { name: 'Be inactive' }).press('Enter')
    await expect(locateDialog(page)).toBeVisible()
  })
}
