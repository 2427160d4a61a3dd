import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { addToCart, HOSE, openHose } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

const WRONG = ['abc', '-1', '1e9', '', '1,5']

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a quantity that is no number gets a clear error, on the product page and in the cart [CART-10]', async ({
    page,
  }) => {
    await openHose(page)
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.getByRole('button', { name: 'Add to cart', exact: true }) })
    for (const typed of WRONG) {
      await form.getByRole('textbox', { name: 'Quantity' }).fill(typed)
      await form.getByRole('button', { name: 'Add to cart', exact: true }).click()
      await expect(page.getByText('Enter a valid number.'), typed).toBeVisible()
      await expect(page.getByRole('link', { name: 'View cart' })).toHaveCount(0)
    }
    await addToCart(page, '2')
    await page.goto('/cart')
    for (const typed of WRONG) {
      await page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` }).fill(typed)
      await page.getByRole('button', { name: `Update the quantity of ${HOSE.name}` }).click()
      await expect(page.getByText(`${HOSE.name}: Enter a valid number.`), typed).toBeVisible()
    }
    await expect(page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toHaveValue('2')
  })
})

test('the reached price break is marked while typing, and its price is the one shown [PRC-06]', async ({ page }) => {
  // A hose that no other journey buys: its stock allows the quantity whatever ran before.
  await page.goto('/search?q=HR-175-50-NH-R')
  const reached = page.getByRole('row').and(page.locator('[aria-current]'))
  await expect(reached.getByRole('rowheader')).toHaveText(/^1 –/)
  await page.getByRole('main').getByRole('textbox', { name: 'Quantity', exact: true }).fill('10')
  await expect(reached).toHaveCount(1)
  await expect(reached.getByRole('rowheader')).toHaveText(/^10/)
  const reachedPrice = await reached.getByRole('cell').textContent()
  // In the table and beside the stock.
  await expect(page.getByRole('main').getByText(reachedPrice!, { exact: true })).toHaveCount(2)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a guest' : 'a guest without scripts', () => {
    test.use({ javaScriptEnabled })

    test('gets a warning on the product page at the limit of a product, and cannot add more [ROLE-05] [ERR-01] [ERR-02]', async ({
      page,
    }) => {
      await openHose(page)
      const form = page
        .getByRole('main')
        .locator('form')
        .filter({ has: page.getByRole('button', { name: 'Add to cart', exact: true }) })
      const add = async (quantity: string) => {
        await form.getByRole('textbox', { name: 'Quantity' }).fill(quantity)
        await form.getByRole('button', { name: 'Add to cart', exact: true }).click()
      }
      await add('100')
      await expect(page.getByText('This product has a maximum purchase limit')).toBeVisible()
      await add('1')
      await expect(
        page.getByText('It is impossible to add to the cart. The maximum limit has been exceeded.'),
      ).toBeVisible()
      await page.goto('/cart')
      await expect(page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toHaveValue('100')
    })
  })
}

test('an invalid quantity in the cart has its own error, whatever was rejected before [CART-10] [ROLE-05]', async ({
  page,
}) => {
  await openHose(page)
  await addToCart(page, '1')
  await page.goto('/cart')
  const quantity = page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })
  await waitUntilHydrated(quantity)
  const problem = page.getByRole('main').getByRole('alert')
  await quantity.fill('101')
  await expect(problem).toContainText('The maximum limit has been exceeded.')
  await quantity.fill('abc')
  await expect(problem).toHaveText('Enter a valid number.')
})

test('the link to the cart in a toast can be read while the pointer rests on it [FMT-04]', async ({ page }) => {
  await openHose(page)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  const link = page.getByRole('link', { name: 'View cart' })
  await link.hover()
  const textColour = await link.locator('..').evaluate((element) => getComputedStyle(element).color)
  await expect(link).toHaveCSS('color', textColour)
})
