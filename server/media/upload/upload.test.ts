import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mediaRendition } from '@hydrant/database/schema/media.ts'
import { eq } from 'drizzle-orm'
import { type TestLibrary, openTestLibrary } from '../testing/test-library.ts'

let library: TestLibrary
let folder: string
beforeAll(async () => {
  // Other tests upload at the same time.
  folder = await mkdtemp(join(tmpdir(), 'uploads-of-test-'))
  library = await openTestLibrary()
  vi.stubEnv('TMPDIR', folder)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await library.close()
  await rm(folder, { recursive: true })
})

const SIZE = { width: 120, height: 80 }
const createImage = (background: string, { width, height } = SIZE): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })
const createNoise = (width: number, height: number): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
const createAnimation = async (): Promise<Sharp> => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((colour) => createImage(colour, { width: 40, height: 30 }).png().toBuffer()),
  )
  return sharp(frames, { join: { animated: true } })
}
const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'

test.each([
  ['image/jpeg', () => createImage('#c83232').jpeg().toBuffer(), { width: 120, height: 80 }],
  ['image/png', () => createImage('#c83233').png().toBuffer(), { width: 120, height: 80 }],
  ['image/webp', () => createImage('#c83234').webp().toBuffer(), { width: 120, height: 80 }],
  ['image/avif', () => createImage('#c83235').avif().toBuffer(), { width: 120, height: 80 }],
  ['image/gif', () => createImage('#c83236').gif().toBuffer(), { width: 120, height: 80 }],
  [
    'image/svg+xml',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h30"/></svg>'),
    { width: 30, height: 20 },
  ],
  ['application/pdf', async () => Buffer.from(PDF), { width: null, height: null }],
])('accepts %s by its bytes, regardless of name and header [CMS-04]', async (mimeType, make, size) => {
  const { status, body, headers } = await library.upload('Pump_test  1.exe', await make(), 'text/html')
  expect(status).toBe(201)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({
    mimeType,
    ...size,
    title: 'Pump test 1',
    fileName: 'Pump_test  1.exe',
    alternateText: '',
    isDecorative: false,
    focalPoint: { x: 0.5, y: 0.5 },
    useCount: 0,
    createdBy: 'A site-builder',
  })
  expect(body.mediaType).toBe(mimeType === 'application/pdf' ? 'Document' : 'Image')
  expect(body.url).toBe(`/cms/delivery/media/${body.contentKey}`)
  const served = await library.fetchBytes(body.contentKey)
  expect(served.headers.get('content-type')).toBe(mimeType)
  expect(served.body.length).toBe(body.byteSize)
})

test('removes camera, place and time metadata of a photo, and turns it upright [CMS-04]', async () => {
  const upright = await createImage('#c80000', { width: 60, height: 40 })
    .extend({ right: 60, background: '#0000c8' })
    .toBuffer({ resolveWithObject: true })
  const bytes = await sharp(upright.data, { raw: upright.info })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'SECRET OWNER', Make: 'SECRET CAMERA' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description about="SECRET PLACE"/></rdf:RDF></x:xmpmeta>',
    )
    .jpeg({ quality: 100 })
    .toBuffer()
  expect(bytes.includes('SECRET OWNER') && bytes.includes('SECRET PLACE')).toBe(true)
  const { body } = await library.upload('photo.jpg', bytes)
  expect(body).toMatchObject({ width: 40, height: 120 })
  const { body: stored } = await library.fetchBytes(body.contentKey)
  expect(stored.includes('SECRET')).toBe(false)
  const metadata = await sharp(stored).metadata()
  expect([metadata.width, metadata.height, metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
    40,
    120,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  // The camera was held with its right side down: the left of the stored image becomes the top, the right the bottom.
  const redness = async (top: number) =>
    (await sharp(stored).extract({ left: 10, top, width: 10, height: 10 }).raw().toBuffer())[0] ?? 0
  expect([(await redness(10)) > 150, (await redness(100)) < 50]).toEqual([true, true])
})

test('keeps wide colour profiles, and converts print colours for screens [CMS-04]', async () => {
  const wide = await library.upload('wide.jpg', await createImage('#11aa22').withIccProfile('p3').jpeg().toBuffer())
  expect((await sharp((await library.fetchBytes(wide.body.contentKey)).body).metadata()).icc).toBeDefined()
  const print = await library.upload('print.jpg', await createImage('#11aa23').toColourspace('cmyk').jpeg().toBuffer())
  expect(await sharp((await library.fetchBytes(print.body.contentKey)).body).metadata()).toMatchObject({
    space: 'srgb',
    channels: 3,
  })
})

test.each([
  ['image/gif', async () => (await createAnimation()).gif().toBuffer()],
  ['image/webp', async () => (await createAnimation()).webp().toBuffer()],
] as const)('keeps the frames of an animated %s [CMS-04]', async (mimeType, make) => {
  const { body } = await library.upload('animated', await make())
  expect(body).toMatchObject({ mimeType, width: 40, height: 30 })
  expect((await sharp((await library.fetchBytes(body.contentKey)).body).metadata()).pages).toBe(3)
  const rendition = await library.fetchBytes(body.contentKey, '?width=100', 'image/avif,image/webp')
  expect([rendition.headers.get('content-type'), (await sharp(rendition.body).metadata()).pages]).toEqual([mimeType, 3])
})

test('detects an SVG after any number of comments, and quickly that there is none [CMS-04]', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 31 20"><path d="M0 0h30"/></svg>'
  expect((await library.upload('commented.svg', '<!---->'.repeat(500) + drawing)).status).toBe(201)
  expect((await library.upload('comments.svg', '<!---->'.repeat(500))).status).toBe(415)
})

test.each([
  ['a page called a picture', 'picture.png', '<!doctype html><script>alert(1)</script>'],
  ['a script', 'picture.jpg', 'alert(1)'],
  ['a program', 'picture.gif', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['an archive', 'drawing.svg', Buffer.from('504b0304140000000800', 'hex')],
  ['a page that holds a drawing', 'drawing.svg', '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
])('rejects %s as an unsupported type [CMS-04]', async (_, fileName, bytes) => {
  const { status, body } = await library.upload(fileName, bytes, 'image/png')
  expect([status, body]).toEqual([
    415,
    [
      {
        errorCode: 'UNSUPPORTED_MEDIA_TYPE',
        message: expect.stringContaining('JPEG, PNG, WebP, AVIF, GIF, SVG and PDF'),
      },
    ],
  ])
})

test('data after an image or in its comments is removed [CMS-04]', async () => {
  const png = await library.upload(
    'polyglot.png',
    Buffer.concat([await createImage('#224466').png().toBuffer(), Buffer.from('<script>alert("EVIL")</script>')]),
  )
  const gif = await library.upload(
    'polyglot.gif',
    Buffer.concat([await createImage('#224467').gif().toBuffer(), Buffer.from('/*<script>alert("EVIL")</script>')]),
  )
  const jpeg = await createImage('#224468').jpeg().toBuffer()
  const comment = Buffer.from('<script>alert("EVIL")</script>')
  const inComment = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, comment.length + 2]),
    comment,
    jpeg.subarray(2),
  ])
  for (const { status, body } of [png, gif, await library.upload('comment.jpg', inComment)]) {
    expect(status).toBe(201)
    const served = await library.fetchBytes(body.contentKey)
    expect(served.body.includes('EVIL')).toBe(false)
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test.each([
  ['cut off', async () => (await createNoise(200, 200).png().toBuffer()).subarray(0, 3000), 'cut off'],
  ['of its first bytes alone', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'broken'],
  [
    'of another format within',
    async () =>
      Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBP', 'latin1'), await createImage('#fff').png().toBuffer()]),
    'broken',
  ],
  ['a PDF without its end', async () => Buffer.from('%PDF-1.4\n1 0 obj'), 'end is missing'],
  ['nothing', async () => Buffer.alloc(0), 'empty'],
])('rejects what is %s [CMS-04]', async (_, make, word) => {
  const { status, body } = await library.upload('file.png', await make())
  expect([status, body]).toEqual([400, [{ errorCode: 'INVALID_API_INPUT', message: expect.stringContaining(word) }]])
})

test('rejects a small file that would decompress to too many pixels [CMS-04]', async () => {
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  const { status, body } = await library.upload('bomb.png', bomb)
  expect([status, body]).toEqual([
    400,
    [{ errorCode: 'LIMIT_EXCEEDED', message: expect.stringContaining('60 million pixels') }],
  ])
})

test('returns the existing file for the same bytes, and for an image that differs only in its metadata [CMS-04]', async () => {
  const bytes = await createImage('#abcdef').png().toBuffer()
  const first = await library.upload('first.png', bytes)
  const again = await library.upload('second.png', bytes)
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.body).toEqual(first.body)
  const dated = await library.upload(
    'dated.png',
    await createImage('#abcdef')
      .withExif({ IFD0: { DateTime: '2026:01:01 00:00:00' } })
      .png()
      .toBuffer(),
  )
  expect([dated.status, dated.body.mediaId]).toEqual([200, first.body.mediaId])
  const together = await createImage('#abcd12').png().toBuffer()
  const responses = await Promise.all([1, 2, 3, 4].map((number) => library.upload(`${number}.png`, together)))
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(new Set(responses.map(({ body }) => body.contentKey)).size).toBe(1)
})

test('makes common renditions after an upload, and serves them as immutable [CMS-04]', async () => {
  const { body } = await library.upload('wide.jpg', await createNoise(2000, 40).jpeg().toBuffer())
  const listRenditions = async () => {
    const rows = await library.database.query((db) =>
      db
        .select({ width: mediaRendition.width, mimeType: mediaRendition.mimeType })
        .from(mediaRendition)
        .where(eq(mediaRendition.mediaId, body.mediaId)),
    )
    return rows.map(({ width, mimeType }) => `${width} ${mimeType}`).toSorted()
  }
  await expect
    .poll(listRenditions, { timeout: 20_000 })
    .toEqual([
      '1920 image/avif',
      '1920 image/webp',
      '640 image/avif',
      '640 image/webp',
      '960 image/avif',
      '960 image/webp',
    ])
  const { headers, body: served } = await library.fetchBytes(body.contentKey, '?width=960', 'image/avif')
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'image/avif',
    'public, max-age=31536000, immutable',
  ])
  expect((await sharp(served).metadata()).width).toBe(960)
})

test.each([
  ['../../etc/passwd.png', 'passwd.png', 'passwd'],
  ['C:\\Users\\me\\Hose reel.JPG', 'Hose reel.JPG', 'Hose reel'],
  ['Schlauch\u202egnp.exe', 'Schlauchgnp.exe', 'Schlauchgnp'],
  ['.png', '.png', 'Untitled'],
])('removes folders and invisible characters from the name %s [CMS-04]', async (fileName, stored, title) => {
  const { body } = await library.upload(
    fileName,
    await createImage(`#${(fileName.length + 16).toString(16).repeat(3)}`)
      .png()
      .toBuffer(),
  )
  expect(body).toMatchObject({ fileName: stored, title })
})

test('rejects an upload without a file name [CMS-04]', async () => {
  const { status, body } = await library.call('POST', '/admin/builder/media', { body: 'x' })
  expect([status, body]).toEqual([
    400,
    [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: expect.stringContaining('fileName') }],
  ])
})

test('leaves nothing on the disk', async () => {
  expect(tmpdir()).toBe(folder)
  expect(await readdir(folder)).toEqual([])
})
