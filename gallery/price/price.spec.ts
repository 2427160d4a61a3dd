import { expect, test } from '../fixtures/gallery.ts'

for (const [state, text] of [
  ['unavailable', 'Price Unavailable'],
  ['empty', 'Price Unavailable'],
  ['not shown', 'Price Unavailable'],
  ['unavailable in words of its own', 'Ask us'],
  ['one price', '$12.50each'],
] as const) {
  test(`${state}: ${text} [PRC-01] [ERR-09]`, async ({ page, show }) => {
    await show('Price', state)
    await expect(page.getByRole('main')).toHaveText(text)
  })
}

test('a reduced price shows the original price, also to screen readers [PRC-02]', async ({ page, show }) => {
  await show('Price', 'reduced')
  await expect(page.getByText('$12.50')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(page.getByRole('main')).toContainText('Your price $10.00')
  await expect(page.getByRole('main')).toContainText('Original price $12.50')
  await expect(page.getByText('Original price', { exact: true })).toHaveCSS('width', '1px')
})

test('a price of zero shows the original price [PRC-02]', async ({ page, show }) => {
  await show('Price', 'free of charge')
  await expect(page.getByRole('main')).toHaveText('Your price $0.00Original price $12.50')
})

for (const state of ['the original not shown', 'the original not higher', 'the original below zero', 'not shown']) {
  test(`no price is struck through: ${state} [PRC-02]`, async ({ page, show }) => {
    await show('Price', state)
    await expect(page.locator('s')).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText('Original price')
  })
}

for (const state of ['tax included', 'tax included by country']) {
  test(`the tax indication is shown: ${state} [PRC-03]`, async ({ page, show }) => {
    await show('Price', state)
    await expect(page.getByText('Tax included')).toBeVisible()
  })
}

for (const state of ['tax not told', 'tax not in the price', 'tax of nothing', 'tax without a price']) {
  test(`the tax indication is not shown: ${state} [PRC-03]`, async ({ page, show }) => {
    await show('Price', state)
    await expect(page.getByText('Tax included')).toHaveCount(0)
  })
}

test('two prices are beside or below one another [PRC-04]', async ({ page, show }) => {
  const measurePositions = async (state: string) => {
    await show('Price', state)
    const boxes = await Promise.all(['$10.00', '$12.50'].map((text) => page.getByText(text).boundingBox()))
    return boxes.map((box) => ({ left: box!.x, bottom: box!.y + box!.height, top: box!.y }))
  }
  const [one, other] = await measurePositions('one beside the other')
  expect(other!.left).toBeGreaterThan(one!.left)
  expect(other!.top).toBeLessThan(one!.bottom)
  const [upper, lower] = await measurePositions('one below the other')
  expect(lower!.left).toBe(upper!.left)
  expect(lower!.top).toBeGreaterThanOrEqual(upper!.bottom)
})

test('given labels are visible [PRC-04]', async ({ page, show }) => {
  await show('Price', 'in words of its own')
  for (const label of ['Contract', 'List', 'incl. VAT']) await expect(page.getByText(label)).toBeVisible()
  await expect(page.getByRole('main')).toHaveText('Contract €10.00List €12.50incl. VAT')
})

test('amounts have the format of their currency [PRC-04]', async ({ page, show }) => {
  await show('Price', 'other currencies')
  await expect(page.getByRole('listitem')).toHaveText(['€1,234.00', '¥1,234', 'KWD 1,234.000'])
})

test('no digit is lost, before the point or after it [PRC-04]', async ({ page, show }) => {
  await show('Price', 'more digits than a number holds')
  await expect(page.getByRole('main')).toHaveText(
    'Your price $9,007,199,254,740,993.01Original price $9,007,199,254,740,993.02',
  )
  await show('Price', 'twenty digits after the point')
  await expect(page.getByRole('main')).toHaveText('$0.12345678901234567891')
})
