import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LIBRARY, type TestLibrary, openTestLibrary } from '../testing/test-library.ts'

const MEGABYTE = 1024 * 1024

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(() => library.close())

// Uploading tens of megabytes takes time on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

/**
 * A photo of random pixels, three bytes each, which cannot be compressed. Low and wide, so that its renditions are made
 * quickly.
 */
const createPhoto = (height: number): Promise<Buffer> => {
  const width = 20_000
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

const TOO_LARGE = [{ errorCode: 'LIMIT_EXCEEDED', message: expect.stringContaining('50 MB') }]

test('an image of more than 20 MB is accepted with all its pixels, and served in every width [CMS-04]', async () => {
  const bytes = await createPhoto(360)
  expect(bytes.length).toBeGreaterThan(20 * MEGABYTE)
  const { status, body } = await library.upload('large.png', bytes)
  expect([status, body.width, body.height]).toEqual([201, 20_000, 360])
  const { body: rendition } = await library.fetchBytes(body.contentKey, '?width=960', 'image/webp')
  expect(await sharp(rendition).metadata()).toMatchObject({ format: 'webp', width: 960 })
  expect((await library.fetchBytes(body.contentKey)).body.length).toBe(body.byteSize)
})

test('several large images at a time are processed one after another, with only one in memory [CMS-04]', async () => {
  const files = await Promise.all([200, 201, 202, 203].map(createPhoto))
  const before = process.memoryUsage().rss
  let peakMemory = 0
  const memorySampler = setInterval(() => (peakMemory = Math.max(peakMemory, process.memoryUsage().rss)), 20)
  const responses = await Promise.all(files.map((bytes, index) => library.upload(`${index}.png`, bytes)))
  clearInterval(memorySampler)
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  // The test client holds its bytes in the same process.
  expect(peakMemory - before).toBeLessThan(900 * MEGABYTE)
})

test('a file with a declared length of 200 MB is rejected before any of it is sent [CMS-04]', async () => {
  const { hostname, port } = new URL(library.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    `POST ${LIBRARY}?fileName=huge.png HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${library.token}\r\ncontent-type: image/png\r\ncontent-length: ${200 * MEGABYTE}\r\n\r\n`,
  )
  const [reply]: unknown[] = await once(socket, 'data')
  socket.destroy()
  expect(String(reply)).toMatch(/^HTTP\/1\.1 413 /)
  expect(JSON.parse(String(reply).split('\r\n\r\n')[1] ?? '')).toEqual(TOO_LARGE)
})

test('a file without a declared length is rejected as soon as it is too large, and the client gets the error [CMS-04]', async () => {
  const { sent, status, text } = await sendChunks(200)
  expect(status).toBe(413)
  expect(JSON.parse(text)).toEqual(TOO_LARGE)
  expect(sent).toBeLessThan(200)
})

test('the shop still works for the same client afterwards [CMS-04]', async () => {
  expect((await library.call<{ totalCount: number }>('GET', LIBRARY)).body.totalCount).toBe(5)
})

test('an upload that is cut off leaves nothing behind [CMS-04]', async () => {
  const { hostname, port } = new URL(library.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const head = `POST ${LIBRARY}?fileName=half.png HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${library.token}\r\ncontent-length: 5000\r\n\r\n`
  socket.end(`${head}${'\x89PNG'.repeat(20)}`)
  socket.resume()
  await once(socket, 'close')
  expect((await library.call<{ totalCount: number }>('GET', LIBRARY)).body.totalCount).toBe(5)
})

/** Sends megabytes one after another, without a declared length, until the response arrives. */
async function sendChunks(count: number): Promise<{ sent: number; status: number | undefined; text: string }> {
  const outgoing = request(`${library.url}${LIBRARY}?fileName=endless.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${library.token}`, 'content-type': 'image/png' },
  })
  const responseStarted = new AbortController()
  const pendingReply = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      responseStarted.abort()
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }))
    })
  })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  let sent = 0
  while (sent < count && !responseStarted.signal.aborted) {
    const canContinue = outgoing.write(sent === 0 ? signature : Buffer.alloc(MEGABYTE))
    sent += 1
    if (!canContinue) await Promise.race([once(outgoing, 'drain'), pendingReply])
  }
  const reply = await pendingReply
  outgoing.destroy()
  return { sent, ...reply }
}
