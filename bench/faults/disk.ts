import { execFile } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startShop } from '../shop-process.ts'
import { createVisitorRequests } from './shop-traffic.ts'
import { type FaultRun, measureFault, printFaultResults } from './traffic.ts'

const runCommand = promisify(execFile)
const DISK = '260m'
const MEGABYTE = Buffer.alloc(1024 * 1024)

/**
 * Measures how a shop responds while the disk under its embedded database is full, and prints the results. Needs Linux
 * and root to mount a small file system; prints that where it cannot.
 */
export async function runDiskFault({ dataDir, milliseconds }: FaultRun): Promise<void> {
  const disk = join(dataDir, 'small-disk')
  await mkdir(disk)
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    console.log('| disk full | needs Linux and root, to mount a small file system | | | |')
    return
  }
  await runCommand('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk])
  try {
    const shop = await startShop({ dataDir: join(disk, 'data'), databaseUrl: '' })
    try {
      const { productPage, cart, addAsGuest } = await createVisitorRequests(shop)
      const traffic = [
        { name: 'product page', send: productPage },
        { name: 'cart', send: cart },
        { name: 'add to cart', send: addAsGuest },
        { name: '/healthz', send: () => fetch(`${shop.url}/healthz`) },
      ]
      printFaultResults(
        `disk of ${DISK} full`,
        await measureFault(() => fillDiskAndFreeIt(join(disk, 'filler'), milliseconds), traffic),
      )
    } finally {
      await shop.close()
    }
  } finally {
    await runCommand('umount', [disk])
  }
}

async function fillDiskAndFreeIt(path: string, milliseconds: number): Promise<void> {
  const filler = await open(path, 'w')
  try {
    for (;;) await filler.write(MEGABYTE)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await filler.close()
  }
  await wait(milliseconds)
  await rm(path)
}
