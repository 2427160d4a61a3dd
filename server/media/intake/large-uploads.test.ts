import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LIBRARY, type OpenLibrary, openLibrary } from '../testing/open-library.ts'

const MEGABYTE = 1024 * 1024

let library: OpenLibrary
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.close())

// Tens of megabytes take their time on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

/**
 * A photograph of three bytes a pixel: chance cannot be made smaller. Low and wide, so that its renditions are quickly
 * made.
 */
const photograph = (height: number): Promise<Buffer> => {
  const width = 20_000
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

const REFUSAL = [{ errorCode: 'LIMIT_EXCEEDED', message: expect.stringContaining('50 MB') }]

test('an original of more than 20 MB comes in, in all its pixels, and is served in every width [CMS-04]', async () => {
  const bytes = await photograph(360)
  expect(bytes.length).toBeGreaterThan(20 * MEGABYTE)
  const { status, body } = await library.upload('large.png', bytes)
  expect([status, body.width, body.height]).toEqual([201, 20_000, 360])
  const { body: rendition } = await library.bytesOf(body.contentKey, '?width=960', 'image/webp')
  expect(await sharp(rendition).metadata()).toMatchObject({ format: 'webp', width: 960 })
  expect((await library.bytesOf(body.contentKey)).body.length).toBe(body.byteSize)
})

test('several large ones at a time come in one after the other, and memory holds one of them [CMS-04]', async () => {
  const files = await Promise.all([200, 201, 202, 203].map(photograph))
  const before = process.memoryUsage().rss
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  const answers = await Promise.all(files.map((bytes, index) => library.upload(`${index}.png`, bytes)))
  clearInterval(watch)
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  // The senders of the test hold their bytes in the same process.
  expect(most - before).toBeLessThan(900 * MEGABYTE)
})

test('a file that says it is of 200 MB is refused before any of it is sent [CMS-04]', async () => {
  const { hostname, port } = new URL(library.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    `POST ${LIBRARY}?fileName=huge.png HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${library.token}\r\ncontent-type: image/png\r\ncontent-length: ${200 * MEGABYTE}\r\n\r\n`,
  )
  const [answer]: unknown[] = await once(socket, 'data')
  socket.destroy()
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
  expect(JSON.parse(String(answer).split('\r\n\r\n')[1] ?? '')).toEqual(REFUSAL)
})

test('a file that does not say how large it is, is refused as soon as it is too large, and its sender reads why [CMS-04]', async () => {
  const { sent, status, text } = await sendPieces(200)
  expect(status).toBe(413)
  expect(JSON.parse(text)).toEqual(REFUSAL)
  expect(sent).toBeLessThan(200)
})

test('the shop goes on after all of that, for the same sender [CMS-04]', async () => {
  expect((await library.call<{ totalCount: number }>('GET', LIBRARY)).body.totalCount).toBe(5)
})

test('what breaks off on its way leaves nothing [CMS-04]', async () => {
  const { hostname, port } = new URL(library.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const head = `POST ${LIBRARY}?fileName=half.png HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${library.token}\r\ncontent-length: 5000\r\n\r\n`
  socket.end(`${head}${'\x89PNG'.repeat(20)}`)
  socket.resume()
  await once(socket, 'close')
  expect((await library.call<{ totalCount: number }>('GET', LIBRARY)).body.totalCount).toBe(5)
})

/** Sends megabytes without saying how many, one after the other, until the answer comes. */
async function sendPieces(count: number): Promise<{ sent: number; status: number | undefined; text: string }> {
  const outgoing = request(`${library.url}${LIBRARY}?fileName=endless.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${library.token}`, 'content-type': 'image/png' },
  })
  const over = new AbortController()
  const answered = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      over.abort()
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () => resolve({ status: response.statusCode, text: Buffer.concat(parts).toString() }))
    })
  })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  let sent = 0
  while (sent < count && !over.signal.aborted) {
    const isRoom = outgoing.write(sent === 0 ? signature : Buffer.alloc(MEGABYTE))
    sent += 1
    if (!isRoom) await Promise.race([once(outgoing, 'drain'), answered])
  }
  const answer = await answered
  outgoing.destroy()
  return { sent, ...answer }
}
