import type { APIRequestContext } from '@playwright/test'
import { HOSE, openHose, signIn } from '../fixtures/buying.ts'
import { readHead } from '../fixtures/page-head.ts'
import { expect, test } from '../fixtures/shop.ts'

/** Fetches all URLs in a file of the site map. */
async function fetchUrls(request: APIRequestContext, url: string): Promise<string[]> {
  const answer = await request.get(url)
  expect(answer.headers()['content-type']).toContain('application/xml')
  return Array.from((await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}

async function fetchUrlsOfKind(request: APIRequestContext, kind: string): Promise<string[]> {
  const parts = await fetchUrls(request, '/sitemap.xml')
  const files = parts.filter((part) => new URL(part).pathname.endsWith(`/${kind}.xml`))
  return (await Promise.all(files.map((file) => fetchUrls(request, file)))).flat()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every kind of page has a title, a canonical URL, one in each language, and links [SEO-01] [SEO-03] [LANG-03] [HOME-05] [ROU-01]', async ({
    page,
    request,
    shop,
  }) => {
    const [category = ''] = await fetchUrlsOfKind(request, 'categories')
    const [product = ''] = await fetchUrlsOfKind(request, 'products')
    for (const address of ['/', '/contact-us', '/request-a-quote', '/equipment-catalog', category, product]) {
      await page.goto(address)
      const { title, description, robots, canonicals, languages } = await readHead(page)
      const inFull = new URL(address, shop.origin).href
      expect(title, address).toMatch(/\bHydrant\b/)
      expect(description?.length, address).toBeGreaterThan(20)
      expect(robots, address).toBeNull()
      expect(canonicals, address).toEqual([inFull])
      expect(languages, address).toEqual([
        ['en-US', inFull],
        ['es-US', `${shop.origin}/es-us${new URL(inFull).pathname}`],
      ])
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await page.getByRole('main').getByRole('link').count(), address).toBeGreaterThan(0)
    }
    // A record id in the URL changes what blocks show, but not the canonical URL.
    await page.goto(`/?recordId=${/01t\w{15}/.exec(product)?.[0]}`)
    expect((await readHead(page)).canonicals).toEqual([`${shop.origin}/`])
    await expect(page.locator('meta[property="og:title"]')).not.toHaveAttribute('content', '')
  })

  test('a product page works without the name in its URL, too, and has a canonical URL [ROU-02]', async ({
    page,
    request,
    shop,
  }) => {
    const [product = ''] = await fetchUrlsOfKind(request, 'products')
    const { href, pathname } = new URL(product, shop.origin)
    await page.goto(href)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await page.goto(pathname.split('/').slice(0, 3).join('/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    expect((await readHead(page)).canonicals).toEqual([href])
  })

  test('lists link from page to page, each with its own URL, with any filters [SEO-03]', async ({ page, shop }) => {
    await page.goto('/')
    const href = await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Turnout Gear', includeHidden: true })
      .or(page.getByRole('main').getByRole('link', { name: 'Turnout Gear' }))
      .first()
      .getAttribute('href')
    await page.goto(href ?? '')
    const [first = ''] = (await readHead(page)).canonicals
    await page.getByRole('navigation', { name: 'Pages of products' }).getByRole('link', { name: 'Page 2' }).click()
    await page.waitForURL(/[?&]page=2$/)
    expect((await readHead(page)).canonicals).toEqual([`${first}?page=2`])
    await page.goto(`${first}?sort=&view=list&facet.Size__c=M`)
    expect((await readHead(page)).canonicals).toEqual([first])
    expect(first).toContain(`${shop.origin}/category/`)
  })

  test('a visitor’s private pages are not indexed [SEO-03]', async ({ page }) => {
    for (const address of ['/cart', '/login', '/cookie-manager', '/search?q=hose']) {
      await page.goto(address)
      expect((await readHead(page)).robots, address).toBe('noindex')
    }
  })
})

test('the home page has structured data of the distributor, a product page that of the product with its shown price and of the breadcrumb [SEO-03]', async ({
  page,
  shop,
}) => {
  await page.goto('/')
  const [organization] = (await readHead(page)).structuredData
  expect(organization).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Hydrant',
    url: `${shop.origin}/`,
    logo: expect.stringMatching(/^http/),
  })
  const logo: unknown = organization?.['logo']
  expect((await page.request.get(String(logo))).ok()).toBe(true)

  await openHose(page)
  const { structuredData: structured, canonicals, title } = await readHead(page)
  expect(title).toContain(HOSE.sku)
  expect(structured.map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList'])
  const [product, way] = structured
  expect(product).toMatchObject({
    name: HOSE.name,
    sku: HOSE.sku,
    url: canonicals[0],
    brand: { '@type': 'Brand' },
    offers: { '@type': 'Offer', url: canonicals[0], priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  })
  const price = /"price":"(\d+\.\d\d)\d*"/.exec(JSON.stringify(product))?.[1] ?? ''
  await expect(
    page
      .getByRole('main')
      .getByText(`$${Number(price).toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
      .first(),
  ).toBeVisible()
  const crumbs = await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').allTextContents()
  expect(way).toMatchObject({
    itemListElement: crumbs.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: expect.stringMatching(/^http/),
    })),
  })
})

test('the metadata of a page is removed with the page [SEO-01]', async ({ page, shop }) => {
  await openHose(page)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', HOSE.name)
  await page.getByRole('banner').getByRole('link', { name: 'Hydrant', exact: false }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Top Categories' })).toBeVisible()
  const { title, canonicals, structuredData: structured } = await readHead(page)
  expect({ title, canonicals, types: structured.map((thing) => thing['@type']) }).toEqual({
    title: 'Hydrant: fire and rescue equipment',
    canonicals: [`${shop.origin}/`],
    types: ['Organization'],
  })
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(0)
})

test('the site map lists every page that guests may see, the same for everyone [SEO-03]', async ({
  page,
  request,
  shop,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${shop.origin}/sitemap.xml`)
  const [pages, categories, products] = await Promise.all(
    ['pages', 'categories', 'products'].map((kind) => fetchUrlsOfKind(request, kind)),
  )
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/contact-us', '/equipment-catalog'].map((path) => shop.origin + path)),
  )
  expect(new Set(products).size).toBe(products?.length)
  const some = [
    ...(pages ?? []),
    ...(categories ?? []).slice(0, 3),
    ...(products ?? []).slice(0, 3),
    ...(products ?? []).slice(-3),
  ]
  for (const address of some) {
    const answer = await request.get(address)
    expect([address, answer.status()]).toEqual([address, 200])
  }
  expect((await request.get('/sitemap/orders.xml')).status()).toBe(404)

  await page.goto('/login')
  await signIn(page, { email: 'buyer@county.example', account: 'Station 7' })
  await expect(page.getByText(/You are buying for/)).toBeVisible()
  expect(await fetchUrlsOfKind(page.request, 'products')).toEqual(products)
})
