import type { Locator, Page } from '@playwright/test'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { openSignedIn } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

const WIDTHS = { desktop: 1440, tablet: 820, mobile: 390 } as const
const TILES = {
  'EV Solutions': 'ev',
  'Turnout Gear': 'turnout',
  'Rescue Tools': 'rescue',
  'Sim-T': 'sim-t',
  Nozzles: 'nozzles',
  'Fire Hose': 'hose',
} as const
const OFFERS = {
  'Request a quote': '/request-a-quote',
  'Sourcewell purchasing': '/sourcewell',
  'Rewards dollars': '/rewards-dollars',
} as const
const SERVICES = {
  'Order forms': '/order-forms',
  'Contact us': '/contact-us',
  'Your orders': '/login?returnTo=%2Forders',
} as const

const locateMain = (page: Page) => page.getByRole('main')
const locateSlider = (page: Page) => locateMain(page).getByRole('region', { name: 'Highlights' })
const locateFeatured = (page: Page) => locateMain(page).getByRole('region', { name: 'Featured Products' })
const locateTopSellers = (page: Page) => locateMain(page).getByRole('region', { name: 'Latest additions' })
const locateBrands = (page: Page) => locateMain(page).getByRole('region', { name: 'Featured Brands' })
/** Locates the link of a picture by its text; links of product cards have a colon after theirs. */
const locatePictureLink = (page: Page, linkTexts: string) =>
  locateMain(page)
    .getByRole('link', { name: new RegExp(`^${linkTexts}(?!:)`) })
    .first()
const measureBox = async (locator: Locator) => (await locator.boundingBox())!

async function openHomePage(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/')
  // Text in another font takes another width.
  await page.evaluate(async () => void (await document.fonts.ready))
}

/** All sections from top to bottom, each by something it contains. */
function locateSections(page: Page): readonly Locator[] {
  return [
    locateSlider(page),
    locateMain(page).getByRole('heading', { level: 1, name: 'Top Categories' }),
    locatePictureLink(page, 'EV Solutions'),
    locateFeatured(page),
    locateMain(page).getByRole('heading', { level: 3, name: 'New Arrivals' }),
    locateTopSellers(page),
    locateBrands(page),
    locatePictureLink(page, 'Request a quote'),
    locatePictureLink(page, 'Order forms'),
    locatePictureLink(page, 'Equipment catalog'),
  ]
}

for (const [device, width] of Object.entries(WIDTHS)) {
  test(`the home page has its sections in order on a ${device} [HOME-01]`, async ({ page }) => {
    await openHomePage(page, width)
    const tops: number[] = []
    for (const section of locateSections(page)) tops.push((await measureBox(section)).y)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect((await measureBox(locateSlider(page))).width).toBe(width)
    for (const [linkTexts, path] of Object.entries({
      ...OFFERS,
      ...SERVICES,
      'Equipment catalog': '/equipment-catalog',
    }))
      await expect(locatePictureLink(page, linkTexts)).toHaveAttribute('href', path)
  })

  test(`rows are ${device === 'desktop' ? 'side by side' : 'in a column'} on a ${device} [HOME-04]`, async ({
    page,
  }) => {
    await openHomePage(page, width)
    for (const linkTexts of [Object.keys(TILES), Object.keys(OFFERS), Object.keys(SERVICES)]) {
      const boxes = await Promise.all(linkTexts.map((word) => measureBox(locatePictureLink(page, word))))
      const [lefts, tops] = [new Set(boxes.map(({ x }) => Math.round(x))), new Set(boxes.map(({ y }) => Math.round(y)))]
      expect([lefts.size, tops.size]).toEqual(device === 'desktop' ? [linkTexts.length, 1] : [1, linkTexts.length])
      expect(
        new Set(
          boxes.map(
            ({ width: wide, height }) => `${Math.round(wide)} ${device === 'desktop' ? Math.round(height) : ''}`,
          ),
        ).size,
      ).toBe(1)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds no violations on the home page on a ${device}, ${colorScheme} [HOME-01]`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await openHomePage(page, width)
      await expectAccessible(page)
    })
  }
}

test.describe('to new visitors', () => {
  test.use({ isAskedAboutCookies: true })

  test('the cookie banner comes with the home page [HOME-01]', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Cookies on this site' })).toBeVisible()
  })
})

test('six pictures link to their categories [HOME-02]', async ({ page }) => {
  await page.goto('/')
  for (const [name, key] of Object.entries(TILES)) {
    const tile = locateMain(page).getByRole('link', { name, exact: true })
    await expect(tile).toHaveAttribute('href', `/category/${createIdFromKey('0ZG', key)}`)
    await tile.scrollIntoViewIfNeeded()
    await expect
      .poll(() => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await locateMain(page).getByRole('link', { name: 'Nozzles', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nozzles' })).toBeVisible()
})

test('mobiles keep 10 pixels at the sides, sections 25 or 35 above, and wide windows no more than 1440 for content [HOME-04]', async ({
  page,
}) => {
  await openHomePage(page, WIDTHS.mobile)
  for (const section of locateSections(page).slice(1)) expect((await measureBox(section)).x).toBe(10)
  await openHomePage(page, 1920)
  const [tile, last, band, brandRow, offer, service] = await Promise.all(
    [
      locatePictureLink(page, 'EV Solutions'),
      locatePictureLink(page, 'Fire Hose'),
      locatePictureLink(page, 'Equipment catalog'),
      locateBrands(page),
      locatePictureLink(page, 'Request a quote'),
      locatePictureLink(page, 'Order forms'),
    ].map(measureBox),
  )
  expect(last!.x + last!.width - tile!.x).toBeLessThanOrEqual(1440)
  expect(tile!.x).toBeGreaterThanOrEqual((1920 - 1440) / 2)
  const gap = (above: { y: number; height: number }, below: { y: number }) =>
    Math.round(below.y - above.y - above.height)
  expect(
    gap(await measureBox(locateSlider(page)), await measureBox(locateMain(page).getByRole('heading', { level: 1 }))),
  ).toBe(35)
  expect(gap(tile!, await measureBox(locateFeatured(page)))).toBe(35)
  expect(gap(await measureBox(locateTopSellers(page).getByRole('article').first()), brandRow!)).toBe(35)
  expect([gap(brandRow!, offer!), gap(offer!, service!), gap(service!, band!)]).toEqual([25, 25, 25])
})

test('the page has a title and a description [HOME-05]', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Hydrant: fire and rescue equipment')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Hose, nozzles, turnout gear/)
})

test('its URL may contain a record id, which changes the sharing metadata; without one, or with an invalid one, it is the same page [ROU-01]', async ({
  page,
}) => {
  const shared = page.locator('meta[property="og:title"]')
  for (const query of ['', '?recordId=', '?recordId=%22%3E%3Cscript%3E']) {
    await page.goto(`/${query}`)
    await expect(locateMain(page).getByRole('heading', { level: 1, name: 'Top Categories' })).toBeVisible()
    await expect(shared).toHaveCount(0)
  }
  await page.goto(`/?recordId=${createIdFromKey('01t', 'GS-E40')}`)
  await expect(shared).toHaveAttribute('content', 'Battery spreader E40')
  await expect(locateMain(page).getByRole('heading', { level: 1, name: 'Top Categories' })).toBeVisible()
})

test('buyers get the same page as guests, with their own prices and stock [ROLE-09] [FEA-05]', async ({ page }) => {
  const wordsOf = async () => {
    await page.goto('/')
    const headings = await locateMain(page).getByRole('heading').allTextContents()
    return {
      headings,
      links: await locateMain(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`)),
    }
  }
  const card = locateFeatured(page).getByRole('article').filter({ hasText: 'Battery spreader E40' })
  const forGuests = await wordsOf()
  const listPrice = await card.getByText('$').first().textContent()
  await expect(locateFeatured(page)).not.toContainText('in stock')
  await openSignedIn(page, '/', { email: 'buyer@county.example', account: 'Station 4' })
  await expect(page.getByText(/You are buying for/)).toBeVisible()
  expect(await wordsOf()).toEqual(forGuests)
  await expect(card.getByText('$').first()).not.toHaveText(listPrice!)
  await expect(
    locateFeatured(page)
      .getByText(/in stock|Only \d+ left/)
      .first(),
  ).toBeVisible()
})

test('there are no layout shifts, and the first picture is not lazy [HOME-01]', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The font is cached from then on: when it is new to a browser it may come late.
  await page.goto('/')
  await page.evaluate(async () => void (await document.fonts.ready))
  for (const width of Object.values(WIDTHS)) {
    await openHomePage(page, width)
    for (const section of locateSections(page)) await section.scrollIntoViewIfNeeded()
    await expect(locatePictureLink(page, 'Equipment catalog').locator('img')).toHaveJSProperty('complete', true)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as unknown)).toEqual([])
    const first = locateSlider(page).locator('img').first()
    await expect(first).toHaveAttribute('fetchpriority', 'high')
    await expect(first).not.toHaveAttribute('loading')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything works except the motion [HOME-01] [SLD-01]', async ({ page }) => {
    await page.goto('/')
    for (const section of locateSections(page)) await expect(section).toBeVisible()
    await expect(locateFeatured(page).getByRole('article')).not.toHaveCount(0)
    for (const label of ['Shop Now', 'Learn More']) {
      await locateSlider(page).getByRole('link', { name: label }).first().focus()
      await expect(locateSlider(page).getByRole('link', { name: label }).first()).toBeInViewport()
    }
  })
})
