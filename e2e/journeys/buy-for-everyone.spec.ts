import { expectAccessible } from '../fixtures/accessibility.ts'
import { addToCart, openHose, placeOrder, signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`ordering has no accessibility violations, console errors or sideways scrolling at ${viewport.width} px [CHK-09] [ROU-09]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    const check = async (heading: string) => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectAccessible(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0)
    }
    await openHose(page)
    await addToCart(page, '1')
    await page.goto('/cart')
    await check('Cart')
    await page.getByRole('link', { name: 'Sign in to check out' }).click()
    await check('Sign in')
    await signIn(page, { email: 'buyer@volunteer.example' })
    await check('Checkout')
    await page.getByRole('link', { name: 'Change the delivery address' }).click()
    await expect(page.getByRole('radio').first()).toBeVisible()
    await check('Checkout')
    await page.getByRole('button', { name: 'Deliver to this address' }).click()
    await placeOrder(page, `AXE-${viewport.width}`)
    await check('Your order is placed')
    await page.getByRole('link', { name: 'See your orders' }).click()
    await check('Orders')
    await page
      .getByRole('row', { name: new RegExp(`AXE-${viewport.width}`) })
      .getByRole('link')
      .click()
    await expect(page.getByRole('button', { name: 'Order these items again' })).toBeVisible()
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })
}
