import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { goToCheckout, HOSE, openHose, openSignedIn, placeOrder } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

// Orders and carts of other journeys would count.
test.use({ isRebuilt: true })

const OTHER = { sku: 'HR-175-50-NH-R', name: 'Rubber attack hose 1.75 in, 50 ft, red' } as const

const signInTo = async (page: Page, path: string) => {
  await openSignedIn(page, path, { email: 'buyer@county.example', account: 'Alder County Station 7' })
}
const listLines = (page: Page) => page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
const locateQuantity = (page: Page, name: string) => page.getByRole('textbox', { name: `Quantity of ${name}` })

test('a list is filled from a product and a text, ordered, changed, put into the cart, printed and deleted [LST-03] [LST-04] [LST-06] [LST-07] [LST-08] [LST-09]', async ({
  page,
}) => {
  await signInTo(page, '/account')
  await openHose(page)
  await page.getByRole('link', { name: 'Add to a list' }).click()
  await page.getByRole('radio', { name: 'New list' }).check()
  await page.getByRole('textbox', { name: 'Name of the new list' }).fill('Engine 7')
  await page.getByRole('button', { name: 'Add to list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Engine 7' })).toBeVisible()

  await page.getByText('Add products', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Part numbers and quantities' }).fill(`${OTHER.sku} 3\nNO-SUCH-NUMBER 1`)
  await page.getByRole('button', { name: 'Add to list' }).click()
  await expect(page.getByText('NO-SUCH-NUMBER: No product has this part number.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Part numbers and quantities' })).toHaveValue('NO-SUCH-NUMBER\t1')
  await expect(listLines(page)).toHaveCount(2)
  await expect(listLines(page).first()).toContainText(/\$[\d,]+\.\d\d/)
  await expectAccessible(page)

  await page.getByRole('textbox', { name: `Note on ${OTHER.name}` }).fill('Left locker')
  await page.getByRole('button', { name: `Move ${OTHER.name} up` }).press('Enter')
  await expect(listLines(page).first()).toContainText(OTHER.name)
  await expect(page.getByRole('button', { name: `Move ${OTHER.name} up` })).toBeFocused()
  await expect(page.getByRole('textbox', { name: `Note on ${OTHER.name}` })).toHaveValue('Left locker')
  await listLines(page).first().getByTitle('Drag to move').dragTo(listLines(page).nth(1))
  await expect(listLines(page).first()).toContainText(HOSE.name)

  await page.getByRole('button', { name: `Remove ${HOSE.name} from the list` }).click()
  await expect(page.getByText(`${HOSE.name} was removed.`)).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(listLines(page).first()).toContainText(HOSE.name)

  await locateQuantity(page, HOSE.name).fill('2')
  await page.getByRole('button', { name: 'Add all to cart' }).click()
  await expect(page.getByText('2 lines are in your cart.')).toBeVisible()
  await locateQuantity(page, OTHER.name).fill('a few')
  await page.getByRole('checkbox', { name: `Select ${OTHER.name}` }).check()
  await page.getByRole('button', { name: 'Add selected to cart' }).click()
  await expect(listLines(page).nth(1)).toContainText('Enter a quantity above zero')
  await expect(locateQuantity(page, OTHER.name)).toHaveValue('a few')

  await page.getByRole('link', { name: 'Print labels' }).click()
  await expect(page.getByRole('img', { name: OTHER.sku })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Delete list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click()
  await expect(page.getByText('“Engine 7” was deleted.')).toBeVisible()
})

test('what was ordered is found among what was bought before, and goes into the cart again; cart and order go onto a list [LST-07] [LST-12]', async ({
  page,
}) => {
  await goToCheckout(page, { account: 'Alder County Station 10', quantity: '4' })
  await placeOrder(page, 'LIST-1')
  await page.goto('/lists/bought-before')
  await page.getByRole('searchbox', { name: 'Part number or name' }).fill(HOSE.sku.toLowerCase())
  await page.getByRole('button', { name: 'Show' }).click()
  const line = page.getByRole('list', { name: 'Bought before' }).getByRole('listitem')
  await expect(line).toContainText('Ordered once')
  await expect(locateQuantity(page, HOSE.name)).toHaveValue('4')
  await expectAccessible(page)
  await locateQuantity(page, HOSE.name).fill('a few')
  await page.getByRole('checkbox', { name: `Select ${HOSE.name}` }).check()
  await page.getByRole('button', { name: 'Add selected to cart' }).click()
  await expect(page.getByText('1 line could not be added.')).toBeVisible()
  await expect(locateQuantity(page, HOSE.name)).toHaveValue('a few')
  await locateQuantity(page, HOSE.name).fill('2')
  await page.getByRole('button', { name: 'Add selected to cart' }).click()
  await page.getByRole('link', { name: 'Go to the cart' }).click()
  await expect(page.getByRole('textbox', { name: `Quantity of ${HOSE.name}` })).toHaveValue('2')

  await page.getByRole('link', { name: 'Save as a list' }).click()
  await page.getByRole('radio', { name: 'New list' }).check()
  await page.getByRole('textbox', { name: 'Name of the new list' }).fill('From the cart')
  await page.getByRole('button', { name: 'Add to list' }).click()
  await expect(locateQuantity(page, HOSE.name)).toHaveValue('2')
  await page.goto('/orders')
  await page.getByRole('main').getByRole('link', { name: /^\d+$/ }).first().click()
  await page.getByRole('link', { name: 'Add to a list' }).click()
  await page.getByRole('radio', { name: 'From the cart' }).check()
  await page.getByRole('button', { name: 'Add to list' }).click()
  await expect(locateQuantity(page, HOSE.name)).toHaveValue('6')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the rows of a quick order become a list, whose lines move, and which is deleted [LST-03] [LST-07] [LST-08]', async ({
    page,
  }) => {
    await signInTo(page, '/quick-order')
    await page.getByRole('combobox', { name: 'Part number, row 1' }).fill(HOSE.sku)
    await page.getByRole('combobox', { name: 'Part number, row 2' }).fill(OTHER.sku)
    await page.getByRole('button', { name: 'Save as a list' }).click()
    await expect(page.getByText('2 rows of your quick order')).toBeVisible()
    await page.getByRole('radio', { name: 'New list' }).check()
    await page.getByRole('textbox', { name: 'Name of the new list' }).fill('Without scripts')
    await page.getByRole('button', { name: 'Add to list' }).click()
    await page.getByRole('button', { name: `Move ${HOSE.name} down` }).click()
    await expect(listLines(page).first()).toContainText(OTHER.name)
    await page.getByRole('button', { name: 'Delete list' }).click()
    await expect(page.getByText('“Without scripts” was deleted.')).toBeVisible()
  })
})
