import { browseToHose, HOSE } from '../fixtures/buying.ts'
import { expect, test } from '../fixtures/shop.ts'

test('pages that stand in front of another shop show its products with their pictures, and link to themselves [NET-08]', async ({
  page,
  shop,
}) => {
  expect(new URL(shop.apiUrl).port, 'the API has a server of its own').not.toBe(new URL(shop.origin).port)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await browseToHose(page)
  const picture = page.getByRole('main').getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true)
  expect([...new Set(asked)], 'the browser speaks to the pages alone').toEqual([shop.origin])
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^${shop.origin}/product/`))
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('pages that stand in front of another shop tell search engines what it says of its records, under their own address [SEO-01] [SEO-03]', async ({
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
