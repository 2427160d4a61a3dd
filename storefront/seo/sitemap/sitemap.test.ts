import { expect, test } from 'vitest'
import { createClient } from '@hydrant/client/create-client.ts'
import { writeRobots } from '../write-robots.ts'
import { loadSitemapIndex } from './load-index.ts'
import { openSitemapPart, readSitemapPart } from './open-part.ts'
import { beginXml, endXml } from './xml.ts'

const asked: string[] = []

/** A shop in front of a server that answers by its path. */
function shopThat(answer: (url: URL) => unknown, status = 200) {
  asked.length = 0
  const send = async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push(url.pathname.split('/').at(-1) + url.search)
    return Response.json(answer(url), { status })
  }
  return {
    client: createClient({ webstoreId: '0ZE', siteId: '0DM', baseUrl: 'http://api.invalid', fetch: send }),
    siteId: '0DM',
    origin: 'https://shop.example',
    basePath: '/b2b',
  }
}

const read = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

test('the index names a file for pages, and one for every part, in full addresses [SEO-03]', async () => {
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
    shopThat(({ pathname }) => (pathname.endsWith('/sitemap') ? { parts } : { entries })),
  )
  expect(index).toBe(
    [
      beginXml('index'),
      `<sitemap><loc>https://shop.example/b2b/sitemap/pages.xml</loc><lastmod>${lastModified}</lastmod></sitemap>\n`,
      `<sitemap><loc>https://shop.example/b2b/sitemap/products.xml?through=01tB</loc><lastmod>${lastModified}</lastmod></sitemap>\n`,
      '<sitemap><loc>https://shop.example/b2b/sitemap/products.xml?after=01tB</loc></sitemap>\n',
      endXml('index'),
    ].join(''),
  )
})

test('a shop that shows guests nothing has an empty one, and asks crawlers to stay away [SEO-03]', async () => {
  expect(await loadSitemapIndex(shopThat(() => [{ errorCode: 'GUEST_INSUFFICIENT_ACCESS', message: '' }], 401))).toBe(
    beginXml('index') + endXml('index'),
  )
  expect(writeRobots({ origin: 'https://shop.example', basePath: '/b2b' }, { isOpen: false })).toBe(
    'User-agent: *\nDisallow: /b2b/\n',
  )
})

test('crawlers are kept from what is a visitor’s own, and told of the site map [SEO-03] [ROU-08]', () => {
  const text = writeRobots({ origin: 'https://shop.example', basePath: '/b2b' }, { isOpen: true })
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

test('a file is written while it is read, a page of records after the other [SEO-03]', async () => {
  const pages = [
    { entries: [{ path: '/product/A/a&b', lastModified: null }], next: '01tA' },
    { entries: [{ path: '/product/B/ü', lastModified: '2026-01-02T03:04:05Z' }], next: null },
  ]
  const part = readSitemapPart('products.xml', new URLSearchParams('after=01t0&through=01tB'))
  const text =
    part &&
    (await read(
      await openSitemapPart(
        shopThat(({ searchParams }) => pages[searchParams.get('after') === '01t0' ? 0 : 1]),
        part,
      ),
    ))
  expect(text).toBe(
    [
      beginXml('part'),
      '<url><loc>https://shop.example/b2b/product/A/a&amp;b</loc></url>\n',
      '<url><loc>https://shop.example/b2b/product/B/%C3%BC</loc><lastmod>2026-01-02T03:04:05Z</lastmod></url>\n',
      endXml('part'),
    ].join(''),
  )
  expect(asked).toEqual([
    'entries?kind=products&after=01t0&through=01tB&pageSize=5000',
    'entries?kind=products&after=01tA&through=01tB&pageSize=5000',
  ])
})

test('a file never grows longer than search engines read [SEO-03]', async () => {
  const part = readSitemapPart('categories.xml', new URLSearchParams())
  const text =
    part &&
    (await read(
      await openSitemapPart(
        shopThat(() => ({ entries: [{ path: '/category/x', lastModified: null }], next: '0ZGx' })),
        part,
      ),
    ))
  expect(text?.match(/<url>/g)).toHaveLength(10)
  expect(asked).toHaveLength(10)
})

test('there are no other files, and one whose beginning cannot be had is refused [SEO-03]', async () => {
  expect(readSitemapPart('orders.xml', new URLSearchParams())).toBeNull()
  await expect(
    openSitemapPart(
      shopThat(() => [], 401),
      { kind: 'pages' },
    ),
  ).rejects.toMatchObject({ status: 401 })
})
