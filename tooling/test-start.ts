import { equal, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { projectRoot } from './project-root.ts'

/** A shop that `npm start` has opened. */
interface OpenShop {
  /** The address of the web store's calls. */
  readonly api: string
  /** Ends npm alone, as a supervisor does, and waits until the shop has ended too. */
  endNpm(): Promise<void>
  /** Kills the shop itself, as a power cut does. */
  killShop(): Promise<void>
}

const dataDir = await mkdtemp(join(tmpdir(), 'hydrant-start-'))
try {
  const first = await startWithNpm()
  const cookie = await fillCart(first)
  await first.endNpm()
  const second = await startWithNpm()
  await expectCart(second, cookie)
  await second.killShop()
  const third = await startWithNpm()
  await expectCart(third, cookie)
  await third.endNpm()
  console.log(
    '`npm start` opens on an empty folder, again on the same one, and again after a kill, and keeps what was in a cart.',
  )
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

async function startWithNpm(): Promise<OpenShop> {
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
  // The pipe closes when the last process that writes to it has ended, which is the shop.
  const output = createInterface({ input: npm.stdout })
  const ended = new Promise<void>((resolve) => void output.once('close', resolve))
  const { url, api } = await addressesIn(output)
  const page = await fetch(url)
  ok(page.ok && (await page.text()).includes('<h1'), 'The home page is not there.')
  ok((await fetch(`${url}/healthz`)).ok, 'The health check does not answer.')
  const endBy = (end: () => void): Promise<void> => {
    end()
    return ended
  }
  return {
    api,
    endNpm: () => endBy(() => npm.kill('SIGTERM')),
    killShop: async () => {
      const pid = Number(partOf(await readFile(join(dataDir, 'instance.json'), 'utf8'), /"pid":(\d+)/))
      return endBy(() => process.kill(pid, 'SIGKILL'))
    },
  }
}

/** Reads what the shop tells when it is open. */
function addressesIn(output: Interface): Promise<{ url: string; api: string }> {
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

/** Puts something into a guest's cart and answers the cookie that finds it again. */
async function fillCart({ api }: OpenShop): Promise<string> {
  const found = await postJson(`${api}/search/product-search`, { searchTerm: 'HR-175-50-NH-R' })
  const productId = partOf(await found.text(), /"products":\[\{"id":"(\w{18})"/)
  const added = await postJson(`${api}/carts/current/cart-items`, { productId, quantity: '3', type: 'Product' })
  equal(added.status, 201, await added.text())
  return added.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function expectCart({ api }: OpenShop, cookie: string): Promise<void> {
  const answer = await fetch(`${api}/carts/current`, { headers: { cookie } })
  equal(Number(partOf(await answer.text(), /"totalProductCount":"([\d.]+)"/)), 3, 'What was in the cart is gone.')
}

function postJson(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

function partOf(text: string, pattern: RegExp): string {
  const part = pattern.exec(text)?.[1]
  if (part === undefined) throw new Error(`Nothing like ${pattern.source} is in: ${text.slice(0, 300)}`)
  return part
}
