import { browseToHose, HOSE } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test('pages in front of the API of another shop show its products with their pictures, and link to themselves [NET-08]', async ({
  page,
  shop,
}) => {
  expect(new URL(shop.apiUrl).port, 'the API has a server of its own').not.toBe(new URL(shop.origin).port)
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(new URL(request.url()).origin))
  await browseToHose(page)
  const picture = page.getByRole('main').getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true)
  expect([...new Set(requestedUrls)], 'the browser speaks to the pages alone').toEqual([shop.origin])
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^${shop.origin}/product/`))
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('pages in front of the API of another shop have its metadata, with their own URLs [SEO-01] [SEO-03]', async ({
  page,
  request,
  shop,
}) => {
  await browseToHose(page)
  await expect(page).toHaveTitle(`${HOSE.name}, ${HOSE.sku} | Hydrant`)
  await expect(page.locator('link[rel="alternate"][hreflang="en-US"]')).toHaveAttribute(
    'href',
    new RegExp(`^${shop.origin}/product/`),
  )
  const index = await (await request.get('/sitemap.xml')).text()
  const files = Array.from(index.matchAll(/<loc>([^<]+)/g), ([, address = '']) => address)
  expect(files.filter((file) => file.startsWith(`${shop.origin}/sitemap/`))).toHaveLength(3)
  for (const file of files) expect(await (await request.get(file)).text()).toContain(`<url><loc>${shop.origin}/`)
})
