import type { Page } from '@playwright/test'
import { eventsOf, expect, test } from '../fixtures/gallery.ts'

const SELECTOR = 'Quantity selector'
const IN_USE = 'Quantity selector in use'
const RANGE = 'Enter a value between 6 and 60 in increments of 6.'

const field = (page: Page) => page.getByRole('textbox')
const less = (page: Page) => page.getByRole('button', { name: 'One step less' })
const more = (page: Page) => page.getByRole('button', { name: 'One step more' })
const rules = (page: Page) => page.getByRole('button', { name: 'Quantity rules' })

/** What the browser itself thinks of the entry. */
const validityOf = (page: Page) =>
  field(page).evaluate((input: HTMLInputElement) => ({
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
    await expect(field(page)).toHaveValue(least)
    await field(page).fill('0')
    await expect(page.getByRole('alert')).toHaveText(
      `Enter a value between ${least} and ${most} in increments of ${least}.`,
    )
  })
}

test('it begins with what it is given, when that is a number [QTY-01]', async ({ page, show }) => {
  await show(SELECTOR, 'begun with a quantity')
  await expect(field(page)).toHaveValue('1,200')
  await expect(page.getByRole('alert')).toHaveText(RANGE)
  await show(SELECTOR, 'begun with nonsense')
  await expect(field(page)).toHaveValue('6')
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
  test(`${JSON.stringify(entry)} by sixes is refused for its ${reason} [QTY-02] [QTY-03] [QTY-05]`, async ({
    page,
    show,
  }) => {
    await show(SELECTOR, 'by sixes')
    await field(page).fill(entry)
    await expect(page.getByRole('alert')).toHaveText(description)
    expect(await validityOf(page)).toEqual({ isValid: false, message: description })
    expect(await eventsOf(page)).toEqual([
      'valuechanged {"value":"NaN","lastValue":"6","isValid":false}',
      `validitychanged ${JSON.stringify({ isValid: false, reason, description })}`,
    ])
  })
}

for (const entry of ['12', '+12', ' 12 ', '12.0']) {
  test(`${JSON.stringify(entry)} by sixes is twelve [QTY-03]`, async ({ page, show }) => {
    await show(SELECTOR, 'by sixes')
    await field(page).fill(entry)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await eventsOf(page)).toEqual(['valuechanged {"value":"12","lastValue":"6","isValid":true}'])
  })
}

test('separators are those of the locale [QTY-03]', async ({ page, show }) => {
  await show(SELECTOR, 'in German')
  await expect(field(page)).toHaveValue('1.200')
  await more(page).click()
  await expect(field(page)).toHaveValue('1.201')
  await field(page).fill('1.300,0')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await field(page).fill('1,5')
  await expect(page.getByRole('alert')).toHaveText('Enter a value between 1 and 5.000 in increments of 1.')
  expect((await eventsOf(page)).filter((event) => event.startsWith('value'))).toEqual([
    'valuechanged {"value":"1201","lastValue":"1200","isValid":true}',
    'valuechanged {"value":"1300","lastValue":"1201","isValid":true}',
    'valuechanged {"value":"NaN","lastValue":"1300","isValid":false}',
  ])
})

test('an error from outside comes first, then missing stock, then what is wrong with the entry [QTY-04]', async ({
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
  await field(page).fill('13')
  await expect(page.getByRole('alert')).toHaveText('There are only 3 left for you.')
})

test('the message describes the field, whose edge shows that something is wrong [QTY-04]', async ({ page, show }) => {
  const edge = () =>
    field(page)
      .locator('..')
      .evaluate((box) => getComputedStyle(box).borderColor)
  await show(SELECTOR, 'by sixes')
  const usual = await edge()
  await field(page).fill('13')
  await expect(field(page)).toHaveAccessibleDescription(RANGE)
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  const wrong = await edge()
  expect(wrong).not.toBe(usual)
  await show(SELECTOR, 'refused')
  expect(await edge()).toBe(wrong)
})

test('a valid entry after an invalid one is told, with the reason gone [QTY-05]', async ({ page, show }) => {
  await show(SELECTOR, 'by sixes')
  await field(page).fill('13')
  await field(page).fill('18')
  expect(await eventsOf(page)).toEqual([
    'valuechanged {"value":"NaN","lastValue":"6","isValid":false}',
    `validitychanged ${JSON.stringify({ isValid: false, reason: 'stepMismatch', description: RANGE })}`,
    'valuechanged {"value":"18","lastValue":"NaN","isValid":true}',
    'validitychanged {"isValid":true,"reason":null,"description":""}',
  ])
})

test('what is wrong from the start is told, too [QTY-05]', async ({ page, show }) => {
  await show(SELECTOR, 'begun with a quantity')
  await expect(page.getByRole('list', { name: 'Events' })).toHaveText(
    `validitychanged ${JSON.stringify({ isValid: false, reason: 'rangeOverflow', description: RANGE })}`,
  )
})

test('the maximum is the last step that the stock covers [QTY-06]', async ({ page, show }) => {
  await show(SELECTOR, 'twenty available')
  await more(page).click()
  await more(page).click()
  await expect(field(page)).toHaveValue('18')
  await expect(more(page)).toBeDisabled()
  await field(page).fill('24')
  await expect(page.getByRole('alert')).toHaveText('Enter a value between 6 and 18 in increments of 6.')
  await show(SELECTOR, 'more available than may be bought')
  await field(page).fill('60')
  await expect(more(page)).toBeDisabled()
})

test('an entry that the stock no longer covers is no longer valid [QTY-06]', async ({ page, show }) => {
  await show(IN_USE, 'sells out')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sell all but 20' }).click()
  await expect(page.getByRole('alert')).toHaveText('Enter a value between 6 and 18 in increments of 6.')
})

for (const state of ['none available', 'less than the minimum available', 'less than a step available']) {
  test(`${state}: out of stock, nothing to be entered and no rule to be read [QTY-07] [QTY-08]`, async ({
    page,
    show,
  }) => {
    await show(SELECTOR, state)
    await expect(page.getByRole('alert')).toHaveText('Out of stock')
    await expect(field(page)).toBeDisabled()
    await expect(less(page)).toBeDisabled()
    await expect(more(page)).toBeDisabled()
    await expect(rules(page)).toHaveCount(0)
  })
}

test('a step leads no further than the ends of the rule [QTY-08]', async ({ page, show }) => {
  await show(SELECTOR, 'by sixes')
  await expect(less(page)).toBeDisabled()
  await more(page).click()
  await expect(field(page)).toHaveValue('12')
  await less(page).click()
  await expect(less(page)).toBeDisabled()
  await field(page).fill('3')
  await expect(less(page)).toBeDisabled()
  await more(page).click()
  await expect(field(page)).toHaveValue('6')
  await field(page).fill('54')
  await field(page).press('ArrowUp')
  await expect(field(page)).toHaveValue('60')
  await expect(more(page)).toBeDisabled()
  await field(page).press('ArrowUp')
  await expect(field(page)).toHaveValue('60')
  await field(page).press('ArrowDown')
  await expect(field(page)).toHaveValue('54')
})

test('nothing can be pressed or entered while it is disabled [QTY-08]', async ({ page, show }) => {
  await show(SELECTOR, 'disabled')
  for (const control of [field(page), less(page), more(page)]) await expect(control).toBeDisabled()
})

test('the rule opens from its icon, and closes from its own button, Escape, or a press elsewhere [QTY-09]', async ({
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
    await rules(page).click()
    await expect(rule.getByRole('listitem')).toHaveText([
      'Minimum quantity 6',
      'Maximum quantity 60',
      'Sold in multiples of 6',
    ])
    await close()
    await expect(rule).toBeHidden()
  }
})

test('the rule can be read and left by the keyboard alone [QTY-09]', async ({ page, show }) => {
  await show(SELECTOR, 'by sixes')
  await rules(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rules(page)).toBeFocused()
})

test('the rule stands at its icon, and inside a narrow window [QTY-09]', async ({ page, show }) => {
  const rule = page.getByRole('group', { name: 'Quantity rules' })
  await show(SELECTOR, 'by sixes')
  await rules(page).click()
  const [icon, box] = [await rules(page).boundingBox(), await rule.boundingBox()]
  expect(box!.y - icon!.y - icon!.height).toBeLessThan(12)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const direction of ['ltr', 'rtl']) {
    await show(IN_USE, 'at the end of a line')
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
    await rules(page).click()
    const narrow = await rule.boundingBox()
    expect(narrow!.x, direction).toBeGreaterThanOrEqual(0)
    expect(narrow!.x + narrow!.width, direction).toBeLessThanOrEqual(320)
  }
})

test('guide texts say the number where they have {0} [QTY-09]', async ({ page, show }) => {
  await show(IN_USE, 'guides in words of their own')
  await rules(page).click()
  await expect(page.getByRole('group', { name: 'Quantity rules' }).getByRole('listitem')).toHaveText([
    'At least 6',
    '60 at most, 60!',
    'In cases of 6',
  ])
})

test('what is to be hidden is hidden [QTY-10]', async ({ page, show }) => {
  await show(IN_USE, 'label hidden')
  await expect(page.getByText('Quantity of fog nozzles')).toHaveCSS('clip-path', /inset|none/)
  await expect(page.getByRole('textbox', { name: 'Quantity of fog nozzles' })).toBeVisible()
  expect((await page.getByText('Quantity of fog nozzles').locator('..').boundingBox())!.width).toBeLessThanOrEqual(1)
  await show(IN_USE, 'buttons hidden')
  await expect(less(page)).toHaveCount(0)
  await expect(more(page)).toHaveCount(0)
  await show(IN_USE, 'notifications hidden')
  await field(page).fill('13')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await show(SELECTOR, 'out of stock is not told')
  await expect(field(page)).toBeDisabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await show(IN_USE, 'rule hidden')
  await expect(rules(page)).toHaveCount(0)
})

test('a form with a quantity that may not be bought is not sent [QTY-03]', async ({ page, show }) => {
  await show(IN_USE, 'in a form')
  await field(page).fill('13')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent: nothing')).toBeVisible()
  await field(page).fill('12')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent: "12"')).toBeVisible()
})
