import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { media, mediaRendition } from '@hydrant/database/schema/media.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import { createS3ObjectStore } from './service.ts'
import { LIBRARY, openTestLibrary, type TestLibrary } from './testing/test-library.ts'

const BUCKET = 'pictures'

let folder: string
let port: number
let s3: S3rver
let library: TestLibrary

const startS3 = async (): Promise<void> => {
  s3 = new S3rver({ port, silent: true, directory: folder, configureBuckets: [{ name: BUCKET, configs: [] }] })
  port = (await s3.run()).port
}
const stopS3 = () => s3.close()
const createPicture = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
const listObjects = async () =>
  (await readdir(join(folder, BUCKET), { recursive: true })).filter((name) => name.endsWith('._S3rver_object'))

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
  folder = await mkdtemp(join(tmpdir(), 'hydrant-s3-'))
  port = 0
  await startS3()
  const url = `http://127.0.0.1:${port}`
  library = await openTestLibrary({
    objectStore: await createS3ObjectStore({ bucket: BUCKET, url, region: 'us-east-1' }),
  })
})
afterAll(async () => {
  await library.close()
  await stopS3()
  await rm(folder, { recursive: true })
  vi.unstubAllEnvs()
})

test('with a bucket, uploads and their renditions are in it and not in the database, until they are deleted [RUN-22]', async () => {
  const { body: item, status } = await library.upload('red.png', await createPicture('#f00'))
  expect(status).toBe(201)
  const original = await library.fetchBytes(item.contentKey)
  expect(original.body).toHaveLength(item.byteSize)
  expect(await sharp(original.body).metadata()).toMatchObject({ format: 'png', width: 800 })
  const rendition = await library.fetchBytes(item.contentKey, '?width=320', 'image/webp')
  expect(await sharp(rendition.body).metadata()).toMatchObject({ format: 'webp', width: 320 })
  // The same bytes again are the same file.
  expect(await library.upload('again.png', await createPicture('#f00'))).toMatchObject({ status: 200 })

  const findRows = () =>
    library.database.query((db) =>
      db
        .select({ body: media.body, object: media.object, rendition: mediaRendition.body })
        .from(media)
        .innerJoin(mediaRendition, eq(mediaRendition.mediaId, media.id))
        .where(eq(media.contentKey, item.contentKey)),
    )
  // The rendition above, and those that are made in the background.
  const rows = await vi.waitUntil(async () => (await findRows()).length === 5 && findRows(), { timeout: 60_000 })
  for (const row of rows)
    expect(row).toEqual({ body: null, rendition: null, object: { byteSize: item.byteSize, isAnimated: false } })
  expect(await listObjects()).toHaveLength(6)
  expect((await library.call('DELETE', `${LIBRARY}/${item.contentKey}`)).status).toBe(204)
  expect(await listObjects()).toEqual([])
})

test('while the bucket cannot be used, uploads and pictures get 503 and nothing is lost [RUN-22]', async () => {
  const picture = await createPicture('#0f0')
  const { body: item } = await library.upload('green.png', picture)
  const { tag, status } = await stopS3()
    .then(() => fetch(`${library.url}${MEDIA_BASE}/${item.contentKey}`))
    .then((response) => ({ tag: response.headers.get('retry-after'), status: response.status }))
  expect({ status, hasRetryAfter: tag !== null }).toEqual({ status: 503, hasRetryAfter: true })
  const failed = await library.upload('blue.png', await createPicture('#00f'))
  expect(failed.status).toBe(503)
  // What needs no bytes works.
  expect((await library.call('GET', LIBRARY)).status).toBe(200)

  await startS3()
  expect((await library.fetchBytes(item.contentKey)).body).toHaveLength(item.byteSize)
  expect((await library.upload('blue.png', await createPicture('#00f'))).status).toBe(201)
})
