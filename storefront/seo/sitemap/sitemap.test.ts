import { expect, test } from 'vitest'
import { createClient } from '@hydrant/client/create-client.ts'
import { toRobotsTxt } from '../robots-txt.ts'
import { loadSitemapIndex } from './load-index.ts'
import { streamSitemapFile, parseSitemapFileUrl } from './stream-file.ts'
import { toOpeningXml, toClosingXml } from './xml.ts'

const requests: string[] = []

/** Creates a shop with a server that responds by path. */
function createShop(respond: (url: URL) => unknown, status = 200) {
  requests.length = 0
  const send = async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : input)
    requests.push(url.pathname.split('/').at(-1) + url.search)
    return Response.json(respond(url), { status })
  }
  return {
    client: createClient({ webstoreId: '0ZE', siteId: '0DM', baseUrl: 'http://api.invalid', fetch: send }),
    siteId: '0DM',
    origin: 'https://shop.example',
    basePath: '/b2b',
  }
}

const readStream = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

test('the index lists a file of pages and one for every part, with full URLs [SEO-03]', async () => {
  const lastModified = '2026-01-02T03:04:05Z'
  const parts = [
    { kind: 'products', after: null, through: '01tB', lastModified },
    { kind: 'products', after: '01tB', through: null, lastModified: null },
  ]
  const entries = [
    { path: '/', lastModified: null },
    { path: '/contact-us', lastModified },
  ]
  const index = await loadSitemapIndex(
    createShop(({ pathname }) => (pathname.endsWith('/sitemap') ? { parts } : { entries })),
  )
  expect(index).toBe(
    [
      toOpeningXml('index'),
      `<sitemap><loc>https://shop.example/b2b/sitemap/pages.xml</loc><lastmod>${lastModified}</lastmod></sitemap>\n`,
      `<sitemap><loc>https://shop.example/b2b/sitemap/products.xml?through=01tB</loc><lastmod>${lastModified}</lastmod></sitemap>\n`,
      '<sitemap><loc>https://shop.example/b2b/sitemap/products.xml?after=01tB</loc></sitemap>\n',
      toClosingXml('index'),
    ].join(''),
  )
})

test('a shop that guests may not see has an empty index, and robots.txt disallows everything [SEO-03]', async () => {
  expect(await loadSitemapIndex(createShop(() => [{ errorCode: 'GUEST_INSUFFICIENT_ACCESS', message: '' }], 401))).toBe(
    toOpeningXml('index') + toClosingXml('index'),
  )
  expect(toRobotsTxt('https://shop.example', { languagePaths: ['/b2b', '/b2b/es'], isOpen: false })).toBe(
    'User-agent: *\nDisallow: /b2b/\n',
  )
})

test('robots.txt disallows private pages and names the sitemap [SEO-03] [ROU-08]', () => {
  const text = toRobotsTxt('https://shop.example', { languagePaths: ['/b2b', '/b2b/es'], isOpen: true })
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /b2b/cart$',
      'Disallow: /b2b/search?',
      'Sitemap: https://shop.example/b2b/sitemap.xml',
    ]),
  )
  expect(text).not.toMatch(/^Disallow: (?:\/b2b\/?|\/)$/m)
})

test('a file is streamed, one page of records after the other [SEO-03]', async () => {
  const pages = [
    { entries: [{ path: '/product/A/a&b', lastModified: null }], next: '01tA' },
    { entries: [{ path: '/product/B/ü', lastModified: '2026-01-02T03:04:05Z' }], next: null },
  ]
  const part = parseSitemapFileUrl('products.xml', new URLSearchParams('after=01t0&through=01tB'))
  const text =
    part &&
    (await readStream(
      await streamSitemapFile(
        createShop(({ searchParams }) => pages[searchParams.get('after') === '01t0' ? 0 : 1]),
        part,
      ),
    ))
  expect(text).toBe(
    [
      toOpeningXml('part'),
      '<url><loc>https://shop.example/b2b/product/A/a&amp;b</loc></url>\n',
      '<url><loc>https://shop.example/b2b/product/B/%C3%BC</loc><lastmod>2026-01-02T03:04:05Z</lastmod></url>\n',
      toClosingXml('part'),
    ].join(''),
  )
  expect(requests).toEqual([
    'entries?kind=products&after=01t0&through=01tB&pageSize=5000',
    'entries?kind=products&after=01tA&through=01tB&pageSize=5000',
  ])
})

test('a file never has more URLs than search engines read [SEO-03]', async () => {
  const part = parseSitemapFileUrl('categories.xml', new URLSearchParams())
  const text =
    part &&
    (await readStream(
      await streamSitemapFile(
        createShop(() => ({ entries: [{ path: '/category/x', lastModified: null }], next: '0ZGx' })),
        part,
      ),
    ))
  expect(text?.match(/<url>/g)).toHaveLength(10)
  expect(requests).toHaveLength(10)
})

test('unknown files are null, and a file whose first entries fail rejects [SEO-03]', async () => {
  expect(parseSitemapFileUrl('orders.xml', new URLSearchParams())).toBeNull()
  await expect(
    streamSitemapFile(
      createShop(() => [], 401),
      { kind: 'pages' },
    ),
  ).rejects.toMatchObject({ status: 401 })
})
