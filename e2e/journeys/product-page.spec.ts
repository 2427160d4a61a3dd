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
      await add.click()
      await expect(page.getByText('2 variations were added to your cart, 1 was not.')).toBeVisible()
      await expect(cell('42, Tan')).toHaveValue('abc')
      await expect(cell('42, Tan')).toHaveAccessibleDescription(/^Enter a valid number\. \$1,064\.00 \d+ in stock$/)
      await expect(cell('30, Tan')).toHaveValue('')
      await cell('42, Tan').fill('1')
      await add.click()
      await expect(page.getByText('1 variation was added to your cart.')).toBeVisible()
      await page.goto('/cart')
      await expect(page.getByRole('textbox', { name: /^Quantity of Structural trousers/ })).toHaveCount(3)
    })
  })
}
