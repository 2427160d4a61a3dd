import type { Page } from '@playwright/test'
import { untilAlive } from '../fixtures/alive.ts'
import { signIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

const SPREADER = 'Battery spreader E40'
const SUCCESS_FOR_GUEST = 'Product is successfully added to Cart'
const SUCCESS_FOR_BUYER = 'The product was added to your cart.'

const featured = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Featured Products' })
const card = (page: Page, name = SPREADER) => featured(page).getByRole('article').filter({ hasText: name })
const add = (page: Page) => card(page).getByRole('button', { name: `Add to cart: ${SPREADER}` })
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })

/** Changes what cards send from now on, as those of a page do that has been open since the product was changed. */
async function makeStale(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.route(/\/cart\.data/, (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? '')
    for (const [name, value] of Object.entries(fields)) sent.set(name, value)
    return route.continue({ postData: sent.toString() })
  })
}

/** Opens the page and waits until its scripts run: then slides that are not seen are inert. */
async function openAlive(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.locator('[aria-roledescription="slide"]').nth(1)).toHaveAttribute('inert')
  await untilAlive(add(page))
}

async function openAsBuyer(page: Page): Promise<void> {
  await page.goto('/login')
  await signIn(page, { email: 'buyer@volunteer.example' })
  await expect(page).toHaveURL('/')
  await expect(add(page)).toBeEnabled()
}

test('a title and a slider of at most 20 cards, with arrows and dots [FEA-01] [FEA-02] [FEA-04]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(featured(page).getByRole('heading', { level: 2, name: 'Featured Products' })).toBeVisible()
  const count = await featured(page).getByRole('article').count()
  expect(count).toBeGreaterThanOrEqual(8)
  expect(count).toBeLessThanOrEqual(20)
  await expect(featured(page).getByRole('button', { name: /^Page \d/ })).toHaveCount(Math.ceil(count / 5))
  const next = featured(page).getByRole('button', { name: 'Next' })
  await expect(featured(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
  await next.click()
  await expect(featured(page).getByRole('article').nth(5)).toBeInViewport({ ratio: 1 })
})

for (const [width, gap] of [
  [1440, 60],
  [1100, 30],
  [820, 30],
] as const) {
  test(`cards are ${gap} pixels apart in a window of ${width} [FEA-02]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const [one, other] = [
      await featured(page).getByRole('article').first().boundingBox(),
      await featured(page).getByRole('article').nth(1).boundingBox(),
    ]
    expect(Math.round(other!.x - one!.x - one!.width)).toBe(gap)
  })
}

test('a parent has no price and no part number, and leads to its page; other products have both [FEA-05] [FEA-06]', async ({
  page,
}) => {
  await page.goto('/')
  const parent = card(page, 'Modern helmet Contour')
  await expect(parent).not.toContainText('$')
  await expect(parent).not.toContainText('TH-MOD')
  await expect(card(page)).toContainText('GS-E40')
  await expect(card(page)).toContainText('$')
  await parent.getByRole('link', { name: 'View options: Modern helmet Contour' }).click()
  await expect(page).toHaveURL(/\/product\/01t/)
  await expect(page.getByRole('heading', { level: 1, name: 'Modern helmet Contour' })).toBeVisible()
})

test('what is sold by quotation only can be asked for [FEA-06]', async ({ page }) => {
  await page.goto('/')
  const link = featured(page)
    .getByRole('link', { name: /^Request a quote:/ })
    .first()
  await expect(link).toHaveAttribute('href', '/request-a-quote')
  await expect(featured(page)).not.toContainText('Price unavailable')
})

test('a card is loading while its product is added, and takes no second press; the page stays [FEA-06] [FEA-07] [ERR-03]', async ({
  page,
}) => {
  const sent: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/cart\.data/, async (route) => {
    sent.push(route.request().postData() ?? '')
    await released
    await route.continue()
  })
  await openAlive(page)
  await add(page).focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).toHaveAttribute('aria-busy', 'true')
  await expect(card(page).getByRole('status')).toHaveText('Loading')
  const busy = card(page).getByRole('button', { name: `Adding: ${SPREADER}` })
  await expect(busy).toBeDisabled()
  await expect(busy).toBeFocused()
  await busy.click({ force: true })
  await page.keyboard.press('Enter')
  await expect(card(page, 'Battery scene light')).not.toHaveAttribute('aria-busy')
  release()
  await expect(page.getByText(SUCCESS_FOR_GUEST)).toBeVisible()
  await expect(add(page)).toBeFocused()
  expect(sent).toHaveLength(1)
  await expect(page).toHaveURL('/')
  await expect(badge(page)).toHaveAccessibleName(/\b1 items/)
})

test('a buyer is told that it worked, or that it did not [FEA-07] [ERR-05] [ERR-06]', async ({ page }) => {
  await openAsBuyer(page)
  await untilAlive(add(page))
  await add(page).click()
  await expect(page.getByRole('status').filter({ hasText: SUCCESS_FOR_BUYER })).toBeVisible()
  await makeStale(page, { productId: '01t000000000000AAA' })
  await add(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'The product was not added to the cart. Try again later.' }),
  ).toBeVisible()
  await expect(badge(page)).toHaveAccessibleName(/\b1 items/)
})

test('a guest is warned at the limit, and nothing is added beyond it [ERR-01] [ERR-02] [ERR-04] [ROLE-05]', async ({
  page,
}) => {
  await openAlive(page)
  await makeStale(page, { quantity: '100' })
  await add(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This product has a maximum purchase limit' })).toBeVisible()
  await add(page).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'It is impossible to add to the cart. The maximum limit has been exceeded.' }),
  ).toBeVisible()
  await makeStale(page, { productId: '01t000000000000AAA' })
  await add(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'An unexpected error occurred. Try again later.' }),
  ).toBeVisible()
  await expect(badge(page)).toHaveAccessibleName(/\b100 items/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('guests and buyers add from a card and are back on the page [FEA-06] [ERR-03] [ERR-05]', async ({ page }) => {
    await page.goto('/')
    await add(page).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(SUCCESS_FOR_GUEST)).toBeVisible()
    await expect(badge(page)).toHaveAccessibleName(/\b1 items/)
    await openAsBuyer(page)
    await add(page).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(SUCCESS_FOR_BUYER)).toBeVisible()
  })
})
