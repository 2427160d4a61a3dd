import { equal, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { projectRoot } from './project-root.ts'

/** A shop that was started by `npm start`. */
interface RunningShop {
  /** The base URL of the web store's API. */
  readonly api: string
  /** Ends npm alone, as a supervisor does, and waits until the shop has ended too. */
  endNpm(): Promise<void>
  /** Kills the shop itself, as a power cut does. */
  killShop(): Promise<void>
}

const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-start-'))
try {
  const first = await startShopWithNpm()
  const cookie = await fillCart(first)
  await first.endNpm()
  const second = await startShopWithNpm()
  await expectCart(second, cookie)
  await second.killShop()
  const third = await startShopWithNpm()
  await expectCart(third, cookie)
  await third.endNpm()
  console.log(
    '`npm start` opens on an empty folder, again on the same one, and again after a kill, and keeps what was in a cart.',
  )
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

async function startShopWithNpm(): Promise<RunningShop> {
  const npm = spawn('npm', ['start'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: '0',
      HYDRANT_DATA_DIR: dataDir,
      DATABASE_URL: '',
      HYDRANT_DEMO: '',
      BASE_PATH: '',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // The pipe closes when the last process that writes to it, the shop, has ended.
  const output = createInterface({ input: npm.stdout })
  const ended = new Promise<void>((resolve) => void output.once('close', resolve))
  const { url, api } = await readUrls(output)
  const page = await fetch(url)
  ok(page.ok && (await page.text()).includes('<h1'), 'The home page is not there.')
  ok((await fetch(`${url}/healthz`)).ok, 'The health check does not answer.')
  const endWith = (end: () => void): Promise<void> => {
    end()
    return ended
  }
  return {
    api,
    endNpm: () => endWith(() => npm.kill('SIGTERM')),
    killShop: async () => {
      const pid = Number(extractMatch(await readFile(join(dataDir, 'instance.json'), 'utf8'), /"pid":(\d+)/))
      return endWith(() => process.kill(pid, 'SIGKILL'))
    },
  }
}

/** Reads the URLs that the shop prints when it is open. */
function readUrls(output: Interface): Promise<{ url: string; api: string }> {
  return new Promise((resolve, reject) => {
    let url: string | undefined
    output.on('line', (line) => {
      url ??= /^Hydrant is open at (\S+)/.exec(line)?.[1]
      const api = /^API:\s+(\S+)/.exec(line)?.[1]
      if (url !== undefined && api !== undefined) resolve({ url, api })
    })
    output.once('close', () => reject(new Error('The shop ended before it was open.')))
  })
}

/** Adds a product to a guest's cart and returns the cart's cookie. */
async function fillCart({ api }: RunningShop): Promise<string> {
  const searchResponse = await postJson(`${api}/search/product-search`, { searchTerm: 'HR-175-50-NH-R' })
  const productId = extractMatch(await searchResponse.text(), /"products":\[\{"id":"(\w{18})"/)
  const addResponse = await postJson(`${api}/carts/current/cart-items`, { productId, quantity: '3', type: 'Product' })
  equal(addResponse.status, 201, await addResponse.text())
  return addResponse.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function expectCart({ api }: RunningShop, cookie: string): Promise<void> {
  const response = await fetch(`${api}/carts/current`, { headers: { cookie } })
  equal(
    Number(extractMatch(await response.text(), /"totalProductCount":"([\d.]+)"/)),
    3,
    'What was in the cart is gone.',
  )
}

function postJson(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

function extractMatch(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)?.[1]
  if (match === undefined) throw new Error(`Nothing like ${pattern.source} is in: ${text.slice(0, 300)}`)
  return match
}
