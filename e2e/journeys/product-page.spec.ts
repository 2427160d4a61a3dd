import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/shop.ts'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'

test.use({ isRebuilt: true })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('several variations are added at once, and what is refused stays in its cell [CAT-15]', async ({ page }) => {
      await page.goto('/search?q=TG-P700')
      await expect(page.getByRole('heading', { level: 1, name: 'Structural trousers Ember 700' })).toBeVisible()
      const table = page.getByRole('table', { name: 'How many of each' })
      const cell = (variation: string) => table.getByRole('textbox', { name: `Quantity of ${variation}` })
      const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
      if (javaScriptEnabled) await waitUntilHydrated(cell('30, Tan'))
      await expect(page.getByText('From $996.00')).toBeVisible()
      await cell('30, Tan').fill('2')
      await cell('34, Black').fill('1')
      await cell('42, Tan').fill('abc')
      await cell('42, Black').fill('99')
      await add.click()
      await expect(page.getByText('2 variations were added to your cart, 2 were not.')).toBeVisible()
      await expect(cell('42, Tan')).toHaveValue('abc')
      await expect(cell('42, Tan')).toHaveAccessibleDescription(/^Enter a valid number\. \$1,064\.00 \d+ in stock$/)
      await expect(cell('30, Tan')).toHaveValue('')
      if (javaScriptEnabled) await expectAccessible(page)
      await expect(cell('42, Black')).toHaveAccessibleDescription(/^Only \d+ in stock\./)
      await cell('42, Black').fill('')
      await cell('42, Tan').fill('1')
      await add.click()
      await expect(page.getByText('1 variation was added to your cart.')).toBeVisible()
      await page.goto('/cart')
      await expect(page.getByRole('textbox', { name: /^Quantity of Structural trousers/ })).toHaveCount(3)
    })
  })
}

test('a picture is enlarged, a number copied, and a line leads to the next price break [CAT-16] [CAT-17] [PRC-14]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/search?q=HS-400-50-ST-Y')
  const main = page.getByRole('main')
  const copy = main.getByRole('button', { name: 'Copy Part number' })
  await waitUntilHydrated(main.getByRole('textbox', { name: 'Quantity', exact: true }))
  await copy.click()
  await expect(main.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HS-400-50-ST-Y')

  await expect(main.getByText('Add 9 more to pay $418.56 each, 4% less.')).toBeVisible()
  await main.getByRole('textbox', { name: 'Quantity', exact: true }).fill('12')
  await expect(main.getByText('Add 13 more to pay $405.48 each, 3% less.')).toBeVisible()

  const picture = main.getByRole('link', { name: /Enlarge$/ })
  await picture.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('img')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(picture).toBeFocused()
})

test('the arrow keys lead through the enlarged pictures, and a picture is a link to its file for who has no scripts [CAT-17]', async ({
  page,
}) => {
  await page.goto('/search?q=SET-ENTRY')
  const picture = page.getByRole('main').getByRole('link', { name: /Enlarge$/ })
  await waitUntilHydrated(picture)
  const file = await page.request.get((await picture.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toMatch(/^image\//)
  await picture.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 of 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('2 of 2')).toBeVisible()
  await expect(dialog.locator('img')).toHaveAccessibleName('Flat-head axe')
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(dialog.getByText('1 of 2')).toBeVisible()
})

test('on a phone title, number, picture, price and quantity are below one another, on a desk beside the picture [CAT-17]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/search?q=HS-400-50-ST-Y')
  const main = page.getByRole('main')
  const parts = [
    main.getByRole('heading', { level: 1 }),
    main.getByText('Part number HS-400-50-ST-Y', { exact: true }),
    main.getByRole('link', { name: /Enlarge$/ }),
    main.getByText('$436.00').first(),
    main.getByRole('textbox', { name: 'Quantity', exact: true }),
    main.getByRole('button', { name: 'Add to cart', exact: true }).first(),
  ]
  const measure = () => Promise.all(parts.map(async (part) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0 }))
  const tops = (await measure()).map(({ y }) => y).slice(0, -1)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await page.setViewportSize({ width: 1440, height: 900 })
  const [, , picture, ...purchase] = await measure()
  for (const { x } of purchase) expect(x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
})

test('the parts of a set have their prices, and their sum stands beside its price [CAT-18]', async ({ page }) => {
  await page.goto('/search?q=BDL-RESCUE-E')
  const main = page.getByRole('main')
  await expect(main.getByText(/\$[\d,.]+ bought one by one: you save \$[\d,.]+/)).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: /\$[\d,.]+ each/ })).not.toHaveCount(0)
  await expect(main.getByText(/^Bought one by one \$/)).toBeVisible()
})
