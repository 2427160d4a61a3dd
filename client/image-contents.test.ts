import { expect, test } from 'vitest'
import { createContentReader } from './content-reader.ts'
import { AbortedError } from './errors.ts'
import { type ImageRef, loadImagesWithFallbacks } from './image-contents.ts'
import { createRequester } from './request.ts'
import { startTestServerAndGetUrl } from './testing/recording-server.ts'

/** Reads images from a server that has some contents, by key. */
async function read(images: readonly ImageRef[], contents: Readonly<Record<string, unknown>>, status = 200) {
  const requestedKeys: string[][] = []
  const baseUrl = await startTestServerAndGetUrl((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://shop')
    const keys = searchParams.get('contentKeys')?.split(',') ?? []
    requestedKeys.push(keys)
    const matches = keys.flatMap((contentKey) =>
      contentKey in contents ? [{ contentKey, contentBody: contents[contentKey] }] : [],
    )
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ contents: searchParams.get('includeContentBody') === 'true' ? matches : [] }))
  })
  const warnings: string[] = []
  const content = createContentReader(createRequester({ baseUrl, webstoreId: 'hydrant' }))
  const imagesByKey = await loadImagesWithFallbacks(images, {
    content,
    siteId: '0DM1',
    warn: (message) => warnings.push(message),
  })
  return { imagesByKey: Object.fromEntries(imagesByKey), warnings, requestedKeys }
}

const body = (url: string, altText?: string) => ({ 'sfdc_cms:media': { source: { type: 'file' }, url }, altText })

test('images are read by their content keys, each once [DPR-02, CMS-01]', async () => {
  const { imagesByKey, warnings, requestedKeys } = await read(
    [{ contentKey: 'MC1' }, { contentKey: 'MC2' }, { contentKey: 'MC1' }],
    {
      MC1: body('/one.svg', 'A nozzle'),
      MC2: body('/two.svg'),
    },
  )
  expect(imagesByKey).toEqual({ MC1: { url: '/one.svg', altText: 'A nozzle' }, MC2: { url: '/two.svg', altText: '' } })
  expect([warnings, requestedKeys]).toEqual([[], [['MC1', 'MC2']]])
})

test.each([
  [{ x: 0.25, y: 1 }, { focalPoint: { x: 0.25, y: 1 } }],
  [{ x: 0.5, y: 0.5 }, {}],
  [{ x: '0', y: 1 }, {}],
  ['left', {}],
])('the focal point %j is read as %j [DPR-02]', async (focalPoint, expected) => {
  const { imagesByKey } = await read([{ contentKey: 'MC1' }], { MC1: { ...body('/one.jpg', 'A nozzle'), focalPoint } })
  expect(imagesByKey).toEqual({ MC1: { url: '/one.jpg', altText: 'A nozzle', ...expected } })
})

test('many images are read in calls of a size that the server accepts', async () => {
  const keys = Array.from({ length: 60 }, (_, index) => `MC${index}`)
  const { imagesByKey, requestedKeys } = await read(
    keys.map((contentKey) => ({ contentKey })),
    Object.fromEntries(keys.map((key) => [key, body(`/${key}.svg`)])),
  )
  expect([
    Object.keys(imagesByKey).length,
    requestedKeys.map(({ length }) => length).toSorted((one, other) => other - one),
  ]).toEqual([60, [25, 25, 10]])
})

test.each([
  ['from where it was', '/cms/delivery/media/MC1?version=1.1', '/cms/delivery/media/MC1?version=1.1'],
  ['from there without the prefix of another runtime', '/sfsites/c/cms/delivery/media/MC1', '/cms/delivery/media/MC1'],
  ['from its media path when that is unknown', undefined, '/cms/delivery/media/MC1'],
  ['from its media path when that is blank', ' ', '/cms/delivery/media/MC1'],
])(
  'an image that cannot be read is shown %s, without a text, and with a warning [DPR-02, ERR-17]',
  async (_, url, expected) => {
    const warning = 'ImageDataProvider failed to fetch image with contentKey: MC1 and SiteId: 0DM1'
    for (const failed of [
      await read([{ contentKey: 'MC1', url }], {}, 500),
      await read([{ contentKey: 'MC1', url }], {}),
      await read([{ contentKey: 'MC1', url }], { MC1: { title: 'no media' } }),
    ]) {
      expect([failed.imagesByKey, failed.warnings]).toEqual([{ MC1: { url: expected, altText: '' } }, [warning]])
    }
  },
)

test('an aborted read is no failure of an image', async () => {
  const warnings: string[] = []
  const content = createContentReader(
    createRequester({
      baseUrl: 'http://shop.example',
      webstoreId: 'hydrant',
      fetch: () => Promise.reject(new TypeError('given up')),
    }),
  )
  const pendingImages = loadImagesWithFallbacks([{ contentKey: 'MC1' }], {
    content,
    siteId: '0DM1',
    warn: (message) => warnings.push(message),
    signal: AbortSignal.abort(),
  })
  await expect(pendingImages).rejects.toThrow(AbortedError)
  expect(warnings).toEqual([])
})

test('without images nothing is requested', async () => {
  expect(await read([], {})).toEqual({ imagesByKey: {}, warnings: [], requestedKeys: [] })
})
