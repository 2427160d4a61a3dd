import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildPagesIfChanged } from './building/build-pages.ts'
import { projectRoot } from './project-root.ts'

const watchedFolders = [
  'server',
  'database',
  'demo',
  'contract',
  'kernel',
  'messages',
  'page-model',
  'mail-templates',
  'client',
  'design',
  'page-builder',
  'rendering',
  'storefront',
  'back-office',
]
const generatedFolders = /(^|[\\/])(node_modules|build|\.react-router)([\\/]|$)/
const restartDelayMs = 200

let shopProcess: ChildProcess | undefined
let restartTimer: NodeJS.Timeout | undefined
let lastRestart = Promise.resolve()

async function stopShop(): Promise<void> {
  if (shopProcess === undefined || shopProcess.exitCode !== null || shopProcess.signalCode !== null) return
  const ended = once(shopProcess, 'exit')
  shopProcess.kill('SIGTERM')
  await ended
}

async function buildAndRestartShop(): Promise<void> {
  try {
    await buildPagesIfChanged()
  } catch (error) {
    console.error(error)
    return
  }
  await stopShop()
  shopProcess = spawn(process.execPath, ['server/app/main.ts'], { cwd: projectRoot, stdio: 'inherit' })
}

function scheduleRestart(): void {
  clearTimeout(restartTimer)
  restartTimer = setTimeout(() => {
    lastRestart = lastRestart.then(buildAndRestartShop)
  }, restartDelayMs)
}

async function stopWatchingAndShop(): Promise<void> {
  for (const watcher of watchers) watcher.close()
  clearTimeout(restartTimer)
  await lastRestart
  await stopShop()
}

const watchers = watchedFolders.map((folder) =>
  watch(join(projectRoot, folder), { recursive: true }, (_, name) => {
    if (name !== null && !generatedFolders.test(name) && !/\.(test\.tsx?|md)$/.test(name)) scheduleRestart()
  }),
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopWatchingAndShop())
lastRestart = buildAndRestartShop()
