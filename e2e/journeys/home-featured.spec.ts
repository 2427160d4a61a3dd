import type { Page } from '@playwright/test'
import { waitUntilHydrated } from '../fixtures/wait-until-hydrated.ts'
import { openSignedIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

const SPREADER = 'Battery spreader E40'
const SUCCESS_FOR_GUEST = 'Product is successfully added to Cart'
const SUCCESS_FOR_BUYER = 'The product was added to your cart.'

const locateFeatured = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Featured Products' })
const locateCard = (page: Page, name = SPREADER) => locateFeatured(page).getByRole('article').filter({ hasText: name })
const locateAddButton = (page: Page) => locateCard(page).getByRole('button', { name: `Add to cart: ${SPREADER}` })
const locateCartBadge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })

/** Changes the fields that cards submit, like those of a page that was open when the product was changed. */
async function makeCardsStale(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.route(/\/cart\.data/, (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? '')
    for (const [name, value] of Object.entries(fields)) sent.set(name, value)
    return route.continue({ postData: sent.toString() })
  })
}

/** Opens the page and waits for hydration: then hidden slides are inert. */
async function openHydrated(page: Page): Promise<void> {
  await page.goto('/')
  await waitUntilHydrated(locateAddButton(page))
  await expect(page.locator('[aria-roledescription="slide"]').nth(1)).toHaveAttribute('inert')
}

async function openAsBuyer(page: Page): Promise<void> {
  await openSignedIn(page, '/', { email: 'buyer@volunteer.example' })
  await expect(page).toHaveURL('/')
  await expect(locateAddButton(page)).toBeEnabled()
}

test('a title and a slider of at most 20 cards, with arrows and dots [FEA-01] [FEA-02] [FEA-04]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page)
  await expect(locateFeatured(page).getByRole('heading', { level: 2, name: 'Featured Products' })).toBeVisible()
  const count = await locateFeatured(page).getByRole('article').count()
  expect(count).toBeGreaterThanOrEqual(8)
  expect(count).toBeLessThanOrEqual(20)
  await expect(locateFeatured(page).getByRole('button', { name: /^Page \d/ })).toHaveCount(Math.ceil(count / 5))
  const next = locateFeatured(page).getByRole('button', { name: 'Next' })
  await expect(locateFeatured(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
  await next.click()
  await expect(locateFeatured(page).getByRole('article').nth(5)).toBeInViewport({ ratio: 1 })
})

for (const [width, gap] of [
  [1440, 60],
  [1100, 30],
  [820, 30],
] as const) {
  test(`cards are ${gap} pixels apart in a window of ${width} [FEA-02]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const [firstCard, secondCard] = [
      await locateFeatured(page).getByRole('article').first().boundingBox(),
      await locateFeatured(page).getByRole('article').nth(1).boundingBox(),
    ]
    expect(Math.round(secondCard!.x - firstCard!.x - firstCard!.width)).toBe(gap)
  })
}

test('a parent has no price and no part number, and leads to its page; other products have both [FEA-05] [FEA-06]', async ({
  page,
}) => {
  await page.goto('/')
  const parent = locateCard(page, 'Modern helmet Contour')
  await expect(parent).not.toContainText('$')
  await expect(parent).not.toContainText('TH-MOD')
  await expect(locateCard(page)).toContainText('GS-E40')
  await expect(locateCard(page)).toContainText('$')
  await parent.getByRole('link', { name: 'View options: Modern helmet Contour' }).click()
  await expect(page).toHaveURL(/\/product\/01t/)
  await expect(page.getByRole('heading', { level: 1, name: 'Modern helmet Contour' })).toBeVisible()
})

test('quote-only products can be requested [FEA-06]', async ({ page }) => {
  await page.goto('/')
  const link = locateFeatured(page)
    .getByRole('link', { name: /^Request a quote:/ })
    .first()
  await expect(link).toHaveAttribute('href', '/request-a-quote')
  await expect(locateFeatured(page)).not.toContainText('Price unavailable')
})

test('a card is loading while its product is added, and ignores a second press; the page stays [FEA-06] [FEA-07] [ERR-03]', async ({
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
  await openHydrated(page)
  await locateAddButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(locateCard(page)).toHaveAttribute('aria-busy', 'true')
  await expect(locateCard(page).getByRole('status')).toHaveText('Loading')
  const busy = locateCard(page).getByRole('button', { name: `Adding: ${SPREADER}` })
  await expect(busy).toBeDisabled()
  await expect(busy).toBeFocused()
  await busy.click({ force: true })
  await page.keyboard.press('Enter')
  await expect(locateCard(page, 'Battery scene light')).not.toHaveAttribute('aria-busy')
  release()
  await expect(page.getByText(SUCCESS_FOR_GUEST)).toBeVisible()
  await expect(locateAddButton(page)).toBeFocused()
  expect(sent).toHaveLength(1)
  await expect(page).toHaveURL('/')
  await expect(locateCartBadge(page)).toHaveAccessibleName(/\b1 items/)
})

test('a buyer gets a message about success or failure [FEA-07] [ERR-05] [ERR-06]', async ({ page }) => {
  await openAsBuyer(page)
  await waitUntilHydrated(locateAddButton(page))
  await locateAddButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: SUCCESS_FOR_BUYER })).toBeVisible()
  await makeCardsStale(page, { productId: '01t000000000000AAA' })
  await locateAddButton(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'The product was not added to the cart. Try again later.' }),
  ).toBeVisible()
  await expect(locateCartBadge(page)).toHaveAccessibleName(/\b1 items/)
})

test('a guest is warned at the limit, and nothing is added beyond it [ERR-01] [ERR-02] [ERR-04] [ROLE-05]', async ({
  page,
}) => {
  await openHydrated(page)
  await makeCardsStale(page, { quantity: '100' })
  await locateAddButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This product has a maximum purchase limit' })).toBeVisible()
  await locateAddButton(page).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'It is impossible to add to the cart. The maximum limit has been exceeded.' }),
  ).toBeVisible()
  await makeCardsStale(page, { productId: '01t000000000000AAA' })
  await locateAddButton(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'An unexpected error occurred. Try again later.' }),
  ).toBeVisible()
  await expect(locateCartBadge(page)).toHaveAccessibleName(/\b100 items/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('guests and buyers add from a card and return to the page [FEA-06] [ERR-03] [ERR-05]', async ({ page }) => {
    await page.goto('/')
    await locateAddButton(page).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(SUCCESS_FOR_GUEST)).toBeVisible()
    await expect(locateCartBadge(page)).toHaveAccessibleName(/\b1 items/)
    await openAsBuyer(page)
    await locateAddButton(page).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(SUCCESS_FOR_BUYER)).toBeVisible()
  })
})
