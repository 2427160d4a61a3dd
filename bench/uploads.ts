import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import { pathOf } from '@hydrant/contract/shared/paths.ts'
import { DEMO_PASSWORD } from '@hydrant/server/import/service.ts'
import { signInAndGetToken } from './api/buyers.ts'
import { describeMachine } from './machine.ts'
import { startShop } from './shop-process.ts'

const { values } = parseArgs({
  options: { pictures: { type: 'string', default: '20' }, quiet: { type: 'string', default: '60' } },
})
const QUIET_SECONDS = Number(values.quiet)
/** Below this share of one core a shop counts as idle. */
const IDLE_SHARE = 0.1

// Measures resident memory before and after large photographs, of 24 to 40 megapixels each, are uploaded to the media
// library.
const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-uploads-'))
try {
  const shop = await startShop({ dataDir, databaseUrl: '' })
  try {
    await (await fetch(shop.url)).text()
    const token = await signInAndGetToken(shop.url, { username: 'builder@hydrant.example', password: DEMO_PASSWORD })
    await wait(QUIET_SECONDS * 1000)
    const before = await shop.memory()
    console.log(`Machine: ${describeMachine()}\nBefore: ${before} MB`)
    for (let number = 0; number < Number(values.pictures); number += 1) {
      const startedAt = performance.now()
      const size = await uploadPhotograph(shop.url, token, number)
      console.log(
        `Picture ${number + 1}, ${size}: ${Math.round(performance.now() - startedAt)} ms, ${await shop.memory()} MB`,
      )
    }
    await waitUntilIdle(() => shop.processorSeconds())
    console.log(`Renditions made: ${await shop.memory()} MB; the most so far: ${shop.peakMemory()} MB`)
    await wait(QUIET_SECONDS * 1000)
    const after = await shop.memory()
    console.log(`After ${QUIET_SECONDS} s of quiet: ${after} MB, ${(after ?? 0) - (before ?? 0)} MB more than before`)
  } finally {
    await shop.close()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

/** Uploads a photograph, each of another size and with other noise; returns a description of it. */
async function uploadPhotograph(url: string, token: string, number: number): Promise<string> {
  const [width, height] = number % 2 === 0 ? [6000, 4000 + number * 20] : [7300, 5000 + number * 20]
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const bytes = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise },
    limitInputPixels: false,
  })
    .jpeg({ quality: 88 })
    .toBuffer()
  const response = await fetch(`${url}${pathOf(BUILDER_ROUTES.uploadMedia, {})}?fileName=photograph-${number}.jpg`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  })
  const text = await response.text()
  if (response.status !== 201) throw new Error(`Picture ${number} was answered with ${response.status}: ${text}`)
  return `${Math.round((width * height) / 1e6)} megapixels, ${(bytes.length / 1e6).toFixed(1)} MB`
}

/** Waits until the shop has finished its work on the uploaded pictures. */
async function waitUntilIdle(processorSeconds: () => Promise<number | null>): Promise<void> {
  for (let idle = 0, last = (await processorSeconds()) ?? 0; idle < 3;) {
    await wait(2000)
    const current = (await processorSeconds()) ?? 0
    idle = current - last < 2 * IDLE_SHARE ? idle + 1 : 0
    last = current
  }
}
