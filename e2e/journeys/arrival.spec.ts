import { expectAccessible } from '../fixtures/accessibility.ts'
import { goToCheckout, openHose, placeOrder } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a guest sees stock by location, and when a product arrives at a place [CAT-26] [CAT-27]', async ({
      page,
    }) => {
      await openHose(page)
      const stock = page.getByRole('table', { name: 'Stock by location' })
      await expect(stock.getByRole('row')).toHaveCount(2)
      await page.getByRole('link', { name: 'See when it arrives' }).click()
      await page.getByRole('combobox', { name: 'State or province' }).selectOption('Washington')
      await page.getByRole('textbox', { name: 'Postal code' }).fill('27601')
      const show = page.getByRole('button', { name: 'Show arrival dates' })
      await show.click()
      await expect(page.getByText('This ZIP code is not in the state')).toBeVisible()
      await page.getByRole('textbox', { name: 'Postal code' }).fill('98501')
      await show.click()
      await expect(page.getByText(/Arrives .+ with Ground, the lowest shipping fee/)).toBeVisible()
      await expect(page.getByText(/Arrives .+ with Next day, the fastest delivery/)).toBeVisible()
      await expect(page.getByText('To WA 98501, United States')).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
    })
  })
}

test('a buyer sees when each method arrives, is told that it is later than the desired day, and finds the days in the order [CHK-27]', async ({
  page,
}) => {
  await goToCheckout(page, { account: 'Alder County Station 4' })
  await page.getByRole('link', { name: 'Change the delivery method' }).click()
  await page.getByRole('radio', { name: 'Ground' }).check()
  await expect(page.getByText(/^Arrives /)).toHaveCount(4)
  await page.getByRole('button', { name: 'Use this delivery method' }).click()
  const late = page.getByText(/^With Ground it may arrive after your desired date: by /)
  await expect(page.getByText(/^Arrives /)).toHaveCount(1)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Desired delivery date').fill(tomorrow)
  await expect(late).toBeVisible()
  await placeOrder(page, 'PO-ARRIVAL')
  await expect(page.getByText('Estimated arrival')).toBeVisible()
})
