import type { Page } from '@playwright/test'
import { expect, findAccessibilityViolations, test } from '../fixtures/gallery.ts'

const messages = {
  Info: 'Prices are those of your contract.',
  Success: 'The product was added to your cart.',
  Warning: 'Only 3 are left.',
  Error: 'The product was not added to the cart. Try again later.',
} as const

async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

for (const [name, message] of Object.entries(messages)) {
  const role = name === 'Error' || name === 'Warning' ? 'alert' : 'status'
  test(`${name}: is announced as ${role}, and closes after three seconds [FMT-04]`, async ({ page, show }) => {
    await stopClock(page)
    await show('Toast', 'each kind')
    await page.getByRole('button', { name, exact: true }).press('Enter')
    const toast = page.getByRole(role).getByText(message)
    await expect(toast).toBeVisible()
    await page.clock.runFor(2999)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toHaveCount(0)
  })
}

test('a dismissible toast can be closed before [FMT-04]', async ({ page, show }) => {
  await stopClock(page)
  await show('Toast', 'each kind')
  await page.getByRole('button', { name: 'Info' }).press('Enter')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(messages.Info)).toHaveCount(0)
})

test('a pester toast closes only by itself [FMT-04]', async ({ page, show }) => {
  await stopClock(page)
  await show('Toast', 'each kind')
  await page.getByRole('button', { name: 'Pester' }).press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  await page.clock.runFor(3000)
  await expect(page.getByText('Saved.')).toHaveCount(0)
})

test('a sticky toast closes only by its button, and stays when others appear [FMT-04]', async ({ page, show }) => {
  await stopClock(page)
  await show('Toast', 'each kind')
  await page.getByRole('button', { name: 'Sticky' }).press('Enter')
  await page.clock.runFor(60_000)
  for (const name of ['Info', 'Success', 'Error']) await page.getByRole('button', { name, exact: true }).press('Enter')
  await expect(page.getByText(messages.Info)).toHaveCount(0)
  await expect(page.getByText('You work without a network.')).toBeVisible()
  await page.clock.runFor(3000)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('You work without a network.')).toHaveCount(0)
})

test('two equal toasts are one, which stays for three seconds after the second [FMT-04]', async ({ page, show }) => {
  await stopClock(page)
  await show('Toast', 'each kind')
  await page.getByRole('button', { name: 'Success' }).press('Enter')
  await page.clock.runFor(2000)
  await page.getByRole('button', { name: 'Success' }).press('Enter')
  await expect(page.getByText(messages.Success)).toHaveCount(1)
  await page.clock.runFor(2999)
  await expect(page.getByText(messages.Success)).toBeVisible()
  await page.clock.runFor(1)
  await expect(page.getByText(messages.Success)).toHaveCount(0)
})

test('a toast can define its own duration [FMT-04]', async ({ page, show }) => {
  await stopClock(page)
  await show('Toast', 'each kind')
  await page.getByRole('button', { name: 'Long' }).press('Enter')
  const toast = page.getByText('Ten lengths of hose')
  await page.clock.runFor(9999)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast).toHaveCount(0)
})

test('the time does not run while the pointer or the focus is on a toast', async ({ page, show }) => {
  await stopClock(page)
  await show('Toast', 'each kind')
  await page.getByRole('button', { name: 'Success' }).press('Enter')
  await page.getByText(messages.Success).hover()
  await page.clock.runFor(60_000)
  await expect(page.getByText(messages.Success)).toBeVisible()
  await page.getByRole('link', { name: 'View cart' }).focus()
  await page.mouse.move(5, 300)
  await page.getByRole('link', { name: 'View cart' }).blur()
  await page.clock.runFor(3000)
  await expect(page.getByText(messages.Success)).toHaveCount(0)
})

test('toasts are above layer 9100 [FMT-03]', async ({ page, show }) => {
  await show('Toast', 'each kind')
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--layer-overlay')),
  ).toBe('9100')
  await page.getByRole('button', { name: 'Sticky' }).click()
  const layer = await page
    .getByRole('alert')
    .evaluate((element) => Number(getComputedStyle(element.parentElement!).zIndex))
  expect(layer).toBeGreaterThan(9100)
})

test('with a dialog, toasts are above it, can be pressed, and stay when it is closed [FMT-04]', async ({
  page,
  show,
}) => {
  await show('Toast', 'with a dialog')
  await page.getByRole('button', { name: 'Sticky' }).click()
  await page.getByRole('button', { name: 'Ask' }).click()
  const dialog = page.getByRole('dialog')
  const earlierToast = page.getByText('You work without a network.')
  await expect(page.getByRole('alert').filter({ has: earlierToast })).toBeVisible()
  await dialog.getByRole('button', { name: 'Error' }).click()
  const errorToast = page.getByText(messages.Error)
  await errorToast.hover()
  await page.getByRole('button', { name: 'Dismiss' }).last().click()
  await expect(errorToast).toHaveCount(0)
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(earlierToast).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(earlierToast).toHaveCount(0)
})

test('toasts are accessible', async ({ page, show }) => {
  await show('Toast', 'each kind')
  await page.getByRole('button', { name: 'Sticky' }).click()
  await page.getByRole('button', { name: 'Long' }).click()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(2)
  expect(await findAccessibilityViolations(page)).toEqual([])
})
