import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import { mediaRendition } from '@hydrant/database/schema/media.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openApp } from '../testing/open-app.ts'
import { fillTestCatalogue } from '../testing/test-catalogue.ts'
import { chooseRendition, parseWidth } from './rendition.ts'
import { insertMissingMedia } from './service.ts'

let database: Database
let shop: Awaited<ReturnType<typeof openApp>>

const BROWSER = 'image/avif,image/webp,image/*,*/*;q=0.8'
const svgSource = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>Hose</title></svg>'

/** Two and a half times the size of the chunks in which files are sent. */
const largeFile = Buffer.alloc(2.5 * 1024 * 1024, 'pieces that are put together wrongly show it. ')

beforeAll(async () => {
  database = await openTestDatabase()
  await fillTestCatalogue(database)
  const photo = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#c83232' } })
    .jpeg()
    .toBuffer()
  const image = (key: string, file: { mimeType: string; body: Uint8Array; width: number | null }) => ({
    id: `2pm${key}`,
    contentKey: key,
    title: key,
    mediaType: 'Image' as const,
    ...file,
  })
  await database.transaction((tx) =>
    insertMissingMedia(tx, [
      image('MCPHOTO', { mimeType: 'image/jpeg', body: photo, width: 1200 }),
      image('MCDRAWING', { mimeType: 'image/svg+xml', body: Buffer.from(svgSource), width: 10 }),
      image('MCLARGE', { mimeType: 'application/pdf', body: largeFile, width: null }),
      image('MCBROKEN', { mimeType: 'image/png', body: Buffer.from('no picture'), width: null }),
    ]),
  )
  shop = await openApp(database)
})
afterAll(() => shop.close())

const fetchMedia = (key: string, query = '', headers: Record<string, string> = {}) =>
  fetch(`${shop.url}${MEDIA_BASE}/${key}${query}`, { headers: { accept: BROWSER, ...headers } })
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { width, height, format }
}

test.each([
  ['?width=640', BROWSER, 'image/avif', { width: 640, height: 320, format: 'heif' }],
  ['?width=960', 'image/webp,*/*', 'image/webp', { width: 960, height: 480, format: 'webp' }],
  ['?width=600', '*/*', 'image/jpeg', { width: 640, height: 320, format: 'jpeg' }],
  ['?width=20', 'image/webp', 'image/webp', { width: 100, height: 50, format: 'webp' }],
  ['?width=1920', 'image/webp', 'image/webp', { width: 1200, height: 600, format: 'webp' }],
  ['', BROWSER, 'image/jpeg', { width: 1200, height: 600, format: 'jpeg' }],
  ['?width=none', BROWSER, 'image/jpeg', { width: 1200, height: 600, format: 'jpeg' }],
  ['?width=640&width=960', BROWSER, 'image/jpeg', { width: 1200, height: 600, format: 'jpeg' }],
])('returns a fitting rendition for %s, accepting %s [CMS-04]', async (query, accept, ...[mimeType, size]) => {
  const response = await fetchMedia('MCPHOTO', query, { accept })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(mimeType)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await sizeOf(response)).toEqual(size)
})

test('makes a rendition once for concurrent requests [CMS-04]', async () => {
  const before = (await database.query((db) => db.select().from(mediaRendition))).length
  await Promise.all(
    [1, 2, 3, 4].map(async () =>
      expect((await fetchMedia('MCPHOTO', '?width=300', { accept: 'image/webp' })).status).toBe(200),
    ),
  )
  expect((await fetchMedia('MCPHOTO', '?width=310', { accept: 'image/webp' })).headers.get('vary')).toBe('accept')
  expect(await database.query((db) => db.select().from(mediaRendition))).toHaveLength(before + 1)
})

test('returns 304 to a browser that has the bytes already [CMS-04]', async () => {
  const first = await fetchMedia('MCPHOTO', '?oid=00D&version=1.1&channelId=0ap&width=640')
  const again = await fetchMedia('MCPHOTO', '?width=640', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('sends a large file completely, and its size for a HEAD request [CMS-04]', async () => {
  const whole = await fetchMedia('MCLARGE')
  expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(largeFile.length)])
  expect(Buffer.from(await whole.arrayBuffer()).equals(largeFile)).toBe(true)
  const headResponse = await fetch(`${shop.url}${MEDIA_BASE}/MCLARGE`, { method: 'HEAD' })
  expect([headResponse.status, headResponse.headers.get('content-length'), await headResponse.text()]).toEqual([
    200,
    String(largeFile.length),
    '',
  ])
})

test('returns 304 by key and rendition alone, without making the rendition [CMS-04]', async () => {
  const countRenditions = async () =>
    (await database.query((db) => db.select({ width: mediaRendition.width }).from(mediaRendition))).length
  expect((await fetchMedia('MCPHOTO')).headers.get('etag')).toBe('"MCPHOTO"')
  const before = await countRenditions()
  const again = await fetchMedia('MCPHOTO', '?width=460', {
    accept: 'image/webp',
    'if-none-match': '"MCPHOTO-460-webp"',
  })
  expect([again.status, again.headers.get('vary'), await countRenditions()]).toEqual([304, 'accept', before])
})

test('sends SVGs, and files that are no images, unchanged [CMS-04]', async () => {
  const svg = await fetchMedia('MCDRAWING', '?width=640')
  expect(svg.headers.get('content-type')).toBe('image/svg+xml')
  expect(svg.headers.get('content-security-policy')).toContain('sandbox')
  expect(await svg.text()).toBe(svgSource)
  const broken = await fetchMedia('MCBROKEN', '?width=640')
  expect([broken.status, broken.headers.get('content-type'), await broken.text()]).toEqual([
    200,
    'image/png',
    'no picture',
  ])
})

test('returns the error list for an unknown key [CMS-04]', async () => {
  const response = await fetchMedia('MCUNKNOWN', '?width=640')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual([{ errorCode: 'ITEM_NOT_FOUND', message: 'There is no media of this key.' }])
})

test.each([
  [{ mimeType: 'image/jpeg', width: 500 }, { width: 640, accept: '*/*' }, null],
  [
    { mimeType: 'image/jpeg', width: 500 },
    { width: 640, accept: 'image/webp' },
    { width: 500, mimeType: 'image/webp' },
  ],
  [
    { mimeType: 'image/webp', width: 2500 },
    { width: 5000, accept: 'text/html' },
    { width: 1920, mimeType: 'image/png' },
  ],
  [
    { mimeType: 'image/png', width: null },
    { width: 99, accept: 'image/avif;q=0, image/webp' },
    { width: 100, mimeType: 'image/webp' },
  ],
  [{ mimeType: 'image/gif', width: 900 }, { width: 640, accept: 'image/avif' }, null],
  [{ mimeType: 'application/pdf', width: null }, { width: 640, accept: 'image/avif' }, null],
  [{ mimeType: 'image/webp', width: 900, isAnimated: true }, { width: 640, accept: 'image/avif' }, null],
] as const)('for %j, requested with %j, chooses %j [CMS-04]', (stored, requested, expected) => {
  expect(chooseRendition({ isAnimated: false, ...stored }, requested)).toEqual(expected)
})

test.each([
  ['640', 640],
  ['0', null],
  ['-1', null],
  ['6e2', null],
  ['999999', null],
  [undefined, null],
])('parses the width %s as %s', (text, width) => {
  expect(parseWidth(text)).toBe(width)
})
