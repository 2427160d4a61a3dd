import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildStorefrontIfChanged } from './building/build-storefront.ts'
import { projectRoot } from './project-root.ts'

const watched = ['server', 'database', 'demo', 'contract', 'kernel', 'client', 'design', 'page-builder', 'storefront']
const generated = /(^|[\\/])(node_modules|build|\.react-router)([\\/]|$)/
const quietForMs = 200

let shop: ChildProcess | undefined
let timer: NodeJS.Timeout | undefined
let work = Promise.resolve()

async function stopShop(): Promise<void> {
  if (shop === undefined || shop.exitCode !== null || shop.signalCode !== null) return
  const ended = once(shop, 'exit')
  shop.kill('SIGTERM')
  await ended
}

async function restart(): Promise<void> {
  try {
    await buildStorefrontIfChanged()
  } catch (error) {
    console.error(error)
    return
  }
  await stopShop()
  shop = spawn(process.execPath, ['server/http/main.ts'], { cwd: projectRoot, stdio: 'inherit' })
}

function restartSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    work = work.then(restart)
  }, quietForMs)
}

async function end(): Promise<void> {
  for (const watcher of watchers) watcher.close()
  clearTimeout(timer)
  await work
  await stopShop()
}

const watchers = watched.map((folder) =>
  watch(join(projectRoot, folder), { recursive: true }, (_, name) => {
    if (name !== null && !generated.test(name) && !/\.(test\.tsx?|md)$/.test(name)) restartSoon()
  }),
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
work = restart()
