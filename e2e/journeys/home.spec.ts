import type { Locator, Page } from '@playwright/test'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { signIn } from '../fixtures/buying.ts'
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

const main = (page: Page) => page.getByRole('main')
const slider = (page: Page) => main(page).getByRole('region', { name: 'Highlights' })
const featured = (page: Page) => main(page).getByRole('region', { name: 'Featured Products' })
const topSellers = (page: Page) => main(page).getByRole('region', { name: 'Latest additions' })
const brands = (page: Page) => main(page).getByRole('region', { name: 'Featured Brands' })
/** The link of a picture, by the words beside it; links of product cards have a colon behind theirs. */
const pictureLink = (page: Page, words: string) =>
  main(page)
    .getByRole('link', { name: new RegExp(`^${words}(?!:)`) })
    .first()
const boxOf = async (place: Locator) => (await place.boundingBox())!

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/')
  // Words of another font take another room.
  await page.evaluate(async () => void (await document.fonts.ready))
}

/** Everything from top to bottom, each by something that stands in it. */
function sections(page: Page): readonly Locator[] {
  return [
    slider(page),
    main(page).getByRole('heading', { level: 1, name: 'Top Categories' }),
    pictureLink(page, 'EV Solutions'),
    featured(page),
    main(page).getByRole('heading', { level: 3, name: 'New Arrivals' }),
    topSellers(page),
    brands(page),
    pictureLink(page, 'Request a quote'),
    pictureLink(page, 'Order forms'),
    pictureLink(page, 'Equipment catalog'),
  ]
}

for (const [device, width] of Object.entries(WIDTHS)) {
  test(`the front page has its sections in order on a ${device} [HOME-01]`, async ({ page }) => {
    await open(page, width)
    const tops: number[] = []
    for (const section of sections(page)) tops.push((await boxOf(section)).y)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect((await boxOf(slider(page))).width).toBe(width)
    for (const [words, path] of Object.entries({ ...OFFERS, ...SERVICES, 'Equipment catalog': '/equipment-catalog' }))
      await expect(pictureLink(page, words)).toHaveAttribute('href', path)
  })

  test(`rows stand ${device === 'desktop' ? 'side by side' : 'in a column'} on a ${device} [HOME-04]`, async ({
    page,
  }) => {
    await open(page, width)
    for (const words of [Object.keys(TILES), Object.keys(OFFERS), Object.keys(SERVICES)]) {
      const boxes = await Promise.all(words.map((word) => boxOf(pictureLink(page, word))))
      const [lefts, tops] = [new Set(boxes.map(({ x }) => Math.round(x))), new Set(boxes.map(({ y }) => Math.round(y)))]
      expect([lefts.size, tops.size]).toEqual(device === 'desktop' ? [words.length, 1] : [1, words.length])
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
    test(`axe finds nothing wrong with the front page on a ${device}, ${colorScheme} [HOME-01]`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await open(page, width)
      await expectAccessible(page)
    })
  }
}

test.describe('to new visitors', () => {
  test.use({ isAskedAboutCookies: true })

  test('the banner about cookies comes with the front page [HOME-01]', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Cookies on this site' })).toBeVisible()
  })
})

test('six pictures lead to their categories [HOME-02]', async ({ page }) => {
  await page.goto('/')
  for (const [name, key] of Object.entries(TILES)) {
    const tile = main(page).getByRole('link', { name, exact: true })
    await expect(tile).toHaveAttribute('href', `/category/${idFromKey('0ZG', key)}`)
    await tile.scrollIntoViewIfNeeded()
    await expect
      .poll(() => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await main(page).getByRole('link', { name: 'Nozzles', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nozzles' })).toBeVisible()
})

test('mobiles keep 10 pixels at the sides, sections 25 or 35 above, and wide windows no more than 1440 for content [HOME-04]', async ({
  page,
}) => {
  await open(page, WIDTHS.mobile)
  for (const section of sections(page).slice(1)) expect((await boxOf(section)).x).toBe(10)
  await open(page, 1920)
  const [tile, last, band, brandRow, offer, service] = await Promise.all(
    [
      pictureLink(page, 'EV Solutions'),
      pictureLink(page, 'Fire Hose'),
      pictureLink(page, 'Equipment catalog'),
      brands(page),
      pictureLink(page, 'Request a quote'),
      pictureLink(page, 'Order forms'),
    ].map(boxOf),
  )
  expect(last!.x + last!.width - tile!.x).toBeLessThanOrEqual(1440)
  expect(tile!.x).toBeGreaterThanOrEqual((1920 - 1440) / 2)
  const gap = (above: { y: number; height: number }, below: { y: number }) =>
    Math.round(below.y - above.y - above.height)
  expect(gap(await boxOf(slider(page)), await boxOf(main(page).getByRole('heading', { level: 1 })))).toBe(35)
  expect(gap(tile!, await boxOf(featured(page)))).toBe(35)
  expect(gap(await boxOf(topSellers(page).getByRole('article').first()), brandRow!)).toBe(35)
  expect([gap(brandRow!, offer!), gap(offer!, service!), gap(service!, band!)]).toEqual([25, 25, 25])
})

test('search engines are told title and description [HOME-05]', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Hydrant: fire and rescue equipment')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Hose, nozzles, turnout gear/)
})

test('its address may name a record, which it is then shared under; without one, and with nonsense, it is the same page [ROU-01]', async ({
  page,
}) => {
  const shared = page.locator('meta[property="og:title"]')
  for (const query of ['', '?recordId=', '?recordId=%22%3E%3Cscript%3E']) {
    await page.goto(`/${query}`)
    await expect(main(page).getByRole('heading', { level: 1, name: 'Top Categories' })).toBeVisible()
    await expect(shared).toHaveCount(0)
  }
  await page.goto(`/?recordId=${idFromKey('01t', 'GS-E40')}`)
  await expect(shared).toHaveAttribute('content', 'Battery spreader E40')
  await expect(main(page).getByRole('heading', { level: 1, name: 'Top Categories' })).toBeVisible()
})

test('buyers find the same page as guests, with their own prices and what is in stock [ROLE-09] [FEA-05]', async ({
  page,
}) => {
  const wordsOf = async () => {
    await page.goto('/')
    const headings = await main(page).getByRole('heading').allTextContents()
    return {
      headings,
      links: await main(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`)),
    }
  }
  const card = featured(page).getByRole('article').filter({ hasText: 'Battery spreader E40' })
  const forGuests = await wordsOf()
  const listPrice = await card.getByText('$').first().textContent()
  await expect(featured(page)).not.toContainText('in stock')
  await page.goto('/login')
  await signIn(page, { email: 'buyer@county.example', account: 'Station 4' })
  await expect(page.getByText(/You are buying for/)).toBeVisible()
  expect(await wordsOf()).toEqual(forGuests)
  await expect(card.getByText('$').first()).not.toHaveText(listPrice!)
  await expect(
    featured(page)
      .getByText(/in stock|Only \d+ left/)
      .first(),
  ).toBeVisible()
})

test('nothing on it moves while it loads and is read, and the first picture does not wait [HOME-01]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The font is there from then on: when it is new to a browser it may come late.
  await page.goto('/')
  await page.evaluate(async () => void (await document.fonts.ready))
  for (const width of Object.values(WIDTHS)) {
    await open(page, width)
    for (const section of sections(page)) await section.scrollIntoViewIfNeeded()
    await expect(pictureLink(page, 'Equipment catalog').locator('img')).toHaveJSProperty('complete', true)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as unknown)).toEqual([])
    const first = slider(page).locator('img').first()
    await expect(first).toHaveAttribute('fetchpriority', 'high')
    await expect(first).not.toHaveAttribute('loading')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there but the motion [HOME-01] [SLD-01]', async ({ page }) => {
    await page.goto('/')
    for (const section of sections(page)) await expect(section).toBeVisible()
    await expect(featured(page).getByRole('article')).not.toHaveCount(0)
    for (const label of ['Shop Now', 'Learn More']) {
      await slider(page).getByRole('link', { name: label }).first().focus()
      await expect(slider(page).getByRole('link', { name: label }).first()).toBeInViewport()
    }
  })
})
