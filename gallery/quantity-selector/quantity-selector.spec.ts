import type { Page } from '@playwright/test'
import { readEvents, expect, test } from '../fixtures/gallery.ts'

const SELECTOR = 'Quantity selector'
const IN_USE = 'Quantity selector in use'
const RANGE = 'Enter a value between 6 and 60 in increments of 6.'

const locateField = (page: Page) => page.getByRole('textbox')
const locateStepDown = (page: Page) => page.getByRole('button', { name: 'One step less' })
const locateStepUp = (page: Page) => page.getByRole('button', { name: 'One step more' })
const locateRulesButton = (page: Page) => page.getByRole('button', { name: 'Quantity rules' })

/** Reads the browser's own validity of the entry. */
const readValidity = (page: Page) =>
  locateField(page).evaluate((input: HTMLInputElement) => ({
    isValid: input.validity.valid,
    message: input.validationMessage,
  }))

for (const [state, least, most] of [
  ['any quantity', '1', '100,000,000'],
  ['a rule that is none', '1', '100,000,000'],
  ['by sixes', '6', '60'],
] as const) {
  test(`${state}: from ${least}, which it begins with, to ${most} [QTY-01]`, async ({ page, show }) => {
    await show(SELECTOR, state)
    await expect(locateField(page)).toHaveValue(least)
    await locateField(page).fill('0')
    await expect(page.getByRole('alert')).toHaveText(
      `Enter a value between ${least} and ${most} in increments of ${least}.`,
    )
  })
}

test('it starts with the given quantity, if that is a number [QTY-01]', async ({ page, show }) => {
  await show(SELECTOR, 'begun with a quantity')
  await expect(locateField(page)).toHaveValue('1,200')
  await expect(page.getByRole('alert')).toHaveText(RANGE)
  await show(SELECTOR, 'begun with nonsense')
  await expect(locateField(page)).toHaveValue('6')
})

for (const [entry, reason, description] of [
  ['66', 'rangeOverflow', RANGE],
  ['3', 'rangeUnderflow', RANGE],
  ['-6', 'rangeUnderflow', RANGE],
  ['13', 'stepMismatch', RANGE],
  ['12.5', 'stepMismatch', RANGE],
  ['a dozen', 'patternMismatch', 'Enter a valid number.'],
  ['', 'patternMismatch', 'Enter a valid number.'],
] as const) {
  test(`${JSON.stringify(entry)} by sixes is invalid because of its ${reason} [QTY-02] [QTY-03] [QTY-05]`, async ({
    page,
    show,
  }) => {
    await show(SELECTOR, 'by sixes')
    await locateField(page).fill(entry)
    await expect(page.getByRole('alert')).toHaveText(description)
    expect(await readValidity(page)).toEqual({ isValid: false, message: description })
    expect(await readEvents(page)).toEqual([
      'valuechanged {"value":"NaN","lastValue":"6","isValid":false}',
      `validitychanged ${JSON.stringify({ isValid: false, reason, description })}`,
    ])
  })
}

for (const entry of ['12', '+12', ' 12 ', '12.0']) {
  test(`${JSON.stringify(entry)} by sixes is twelve [QTY-03]`, async ({ page, show }) => {
    await show(SELECTOR, 'by sixes')
    await locateField(page).fill(entry)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await readEvents(page)).toEqual(['valuechanged {"value":"12","lastValue":"6","isValid":true}'])
  })
}

test('separators are those of the locale [QTY-03]', async ({ page, show }) => {
  await show(SELECTOR, 'in German')
  await expect(locateField(page)).toHaveValue('1.200')
  await locateStepUp(page).click()
  await expect(locateField(page)).toHaveValue('1.201')
  await locateField(page).fill('1.300,0')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await locateField(page).fill('1,5')
  await expect(page.getByRole('alert')).toHaveText('Enter a value between 1 and 5.000 in increments of 1.')
  expect((await readEvents(page)).filter((event) => event.startsWith('value'))).toEqual([
    'valuechanged {"value":"1201","lastValue":"1200","isValid":true}',
    'valuechanged {"value":"1300","lastValue":"1201","isValid":true}',
    'valuechanged {"value":"NaN","lastValue":"1300","isValid":false}',
  ])
})

test('an error from outside comes first, then missing stock, then the validation error [QTY-04]', async ({
  page,
  show,
}) => {
  await show(SELECTOR, 'refused, and out of stock')
  await expect(page.getByRole('alert')).toHaveText('This product is no longer sold.')
  await show(SELECTOR, 'none available')
  await expect(page.getByRole('alert')).toHaveText('Out of stock')
  await show(SELECTOR, 'out of stock in words of its own')
  await expect(page.getByRole('alert')).toHaveText('Back in May')
  await show(SELECTOR, 'refused')
  await locateField(page).fill('13')
  await expect(page.getByRole('alert')).toHaveText('There are only 3 left for you.')
})

test('the message describes the field, whose border is marked as invalid [QTY-04]', async ({ page, show }) => {
  const edge = () =>
    locateField(page)
      .locator('..')
      .evaluate((box) => getComputedStyle(box).borderColor)
  await show(SELECTOR, 'by sixes')
  const usual = await edge()
  await locateField(page).fill('13')
  await expect(locateField(page)).toHaveAccessibleDescription(RANGE)
  await expect(locateField(page)).toHaveAttribute('aria-invalid', 'true')
  const wrong = await edge()
  expect(wrong).not.toBe(usual)
  await show(SELECTOR, 'refused')
  expect(await edge()).toBe(wrong)
})

test('a valid entry after an invalid one is reported, without a reason [QTY-05]', async ({ page, show }) => {
  await show(SELECTOR, 'by sixes')
  await locateField(page).fill('13')
  await locateField(page).fill('18')
  expect(await readEvents(page)).toEqual([
    'valuechanged {"value":"NaN","lastValue":"6","isValid":false}',
    `validitychanged ${JSON.stringify({ isValid: false, reason: 'stepMismatch', description: RANGE })}`,
    'valuechanged {"value":"18","lastValue":"NaN","isValid":true}',
    'validitychanged {"isValid":true,"reason":null,"description":""}',
  ])
})

test('an initially invalid entry is reported, too [QTY-05]', async ({ page, show }) => {
  await show(SELECTOR, 'begun with a quantity')
  await expect(page.getByRole('list', { name: 'Events' })).toHaveText(
    `validitychanged ${JSON.stringify({ isValid: false, reason: 'rangeOverflow', description: RANGE })}`,
  )
})

test('the maximum is the last step that the stock covers [QTY-06]', async ({ page, show }) => {
  await show(SELECTOR, 'twenty available')
  await locateStepUp(page).click()
  await locateStepUp(page).click()
  await expect(locateField(page)).toHaveValue('18')
  await expect(locateStepUp(page)).toBeDisabled()
  await locateField(page).fill('24')
  await expect(page.getByRole('alert')).toHaveText('Enter a value between 6 and 18 in increments of 6.')
  await show(SELECTOR, 'more available than may be bought')
  await locateField(page).fill('60')
  await expect(locateStepUp(page)).toBeDisabled()
})

test('an entry that the stock no longer covers is no longer valid [QTY-06]', async ({ page, show }) => {
  await show(IN_USE, 'sells out')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sell all but 20' }).click()
  await expect(page.getByRole('alert')).toHaveText('Enter a value between 6 and 18 in increments of 6.')
})

for (const state of ['none available', 'less than the minimum available', 'less than a step available']) {
  test(`${state}: out of stock, the field is disabled and the rule is hidden [QTY-07] [QTY-08]`, async ({
    page,
    show,
  }) => {
    await show(SELECTOR, state)
    await expect(page.getByRole('alert')).toHaveText('Out of stock')
    await expect(locateField(page)).toBeDisabled()
    await expect(locateStepDown(page)).toBeDisabled()
    await expect(locateStepUp(page)).toBeDisabled()
    await expect(locateRulesButton(page)).toHaveCount(0)
  })
}

test('steps stop at the bounds of the rule [QTY-08]', async ({ page, show }) => {
  await show(SELECTOR, 'by sixes')
  await expect(locateStepDown(page)).toBeDisabled()
  await locateStepUp(page).click()
  await expect(locateField(page)).toHaveValue('12')
  await locateStepDown(page).click()
  await expect(locateStepDown(page)).toBeDisabled()
  await locateField(page).fill('3')
  await expect(locateStepDown(page)).toBeDisabled()
  await locateStepUp(page).click()
  await expect(locateField(page)).toHaveValue('6')
  await locateField(page).fill('54')
  await locateField(page).press('ArrowUp')
  await expect(locateField(page)).toHaveValue('60')
  await expect(locateStepUp(page)).toBeDisabled()
  await locateField(page).press('ArrowUp')
  await expect(locateField(page)).toHaveValue('60')
  await locateField(page).press('ArrowDown')
  await expect(locateField(page)).toHaveValue('54')
})

test('all controls are disabled while it is disabled [QTY-08]', async ({ page, show }) => {
  await show(SELECTOR, 'disabled')
  for (const control of [locateField(page), locateStepDown(page), locateStepUp(page)])
    await expect(control).toBeDisabled()
})

test('the rule opens from its icon, and closes from its own button, Escape, or a press outside [QTY-09]', async ({
  page,
  show,
}) => {
  await show(SELECTOR, 'by sixes')
  const rule = page.getByRole('group', { name: 'Quantity rules' })
  const closings = [
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(600, 500),
  ]
  await expect(rule).toBeHidden()
  for (const close of closings) {
    await locateRulesButton(page).click()
    await expect(rule.getByRole('listitem')).toHaveText([
      'Minimum quantity 6',
      'Maximum quantity 60',
      'Sold in multiples of 6',
    ])
    await close()
    await expect(rule).toBeHidden()
  }
})

test('the rule can be opened and closed by keyboard alone [QTY-09]', async ({ page, show }) => {
  await show(SELECTOR, 'by sixes')
  await locateRulesButton(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(locateRulesButton(page)).toBeFocused()
})

test('the rule is beside its icon, and inside a narrow window [QTY-09]', async ({ page, show }) => {
  const rule = page.getByRole('group', { name: 'Quantity rules' })
  await show(SELECTOR, 'by sixes')
  await locateRulesButton(page).click()
  const [icon, box] = [await locateRulesButton(page).boundingBox(), await rule.boundingBox()]
  expect(box!.y - icon!.y - icon!.height).toBeLessThan(12)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const direction of ['ltr', 'rtl']) {
    await show(IN_USE, 'at the end of a line')
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
    await locateRulesButton(page).click()
    const narrow = await rule.boundingBox()
    expect(narrow!.x, direction).toBeGreaterThanOrEqual(0)
    expect(narrow!.x + narrow!.width, direction).toBeLessThanOrEqual(320)
  }
})

test('guide texts contain the number in place of {0} [QTY-09]', async ({ page, show }) => {
  await show(IN_USE, 'guides in words of their own')
  await locateRulesButton(page).click()
  await expect(page.getByRole('group', { name: 'Quantity rules' }).getByRole('listitem')).toHaveText([
    'At least 6',
    '60 at most, 60!',
    'In cases of 6',
  ])
})

test('parts can be hidden [QTY-10]', async ({ page, show }) => {
  await show(IN_USE, 'label hidden')
  await expect(page.getByText('Quantity of fog nozzles')).toHaveCSS('clip-path', /inset|none/)
  await expect(page.getByRole('textbox', { name: 'Quantity of fog nozzles' })).toBeVisible()
  expect((await page.getByText('Quantity of fog nozzles').locator('..').boundingBox())!.width).toBeLessThanOrEqual(1)
  await show(IN_USE, 'buttons hidden')
  await expect(locateStepDown(page)).toHaveCount(0)
  await expect(locateStepUp(page)).toHaveCount(0)
  await show(IN_USE, 'notifications hidden')
  await locateField(page).fill('13')
  await expect(locateField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await show(SELECTOR, 'out of stock is not told')
  await expect(locateField(page)).toBeDisabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await show(IN_USE, 'rule hidden')
  await expect(locateRulesButton(page)).toHaveCount(0)
})

test('a form with an invalid quantity is not submitted [QTY-03]', async ({ page, show }) => {
  await show(IN_USE, 'in a form')
  await locateField(page).fill('13')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent: nothing')).toBeVisible()
  await locateField(page).fill('12')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent: "12"')).toBeVisible()
})
