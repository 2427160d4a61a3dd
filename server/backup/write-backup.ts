import { existsSync } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as messages from '@hydrant/messages/compiled/server/backup.js'
import { BackupError } from './backup-error.ts'
import { verifyBackup } from './backup-file.ts'

/** Throws a BackupError when a backup cannot get this name. */
export function assertNewFile(path: string): void {
  if (existsSync(path)) throw new BackupError(messages.fileExists({ path }))
  if (!existsSync(dirname(path))) throw new BackupError(messages.noFolder({ folder: dirname(path) }))
}

/**
 * Writes a backup that only this user can read. Until it is complete, on disk and verified, the file has another name,
 * which ends with `.partial`; a failure removes it. Returns the size in bytes.
 */
export async function writeBackup(path: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const partialPath = `${path}.${process.pid}.partial`
  try {
    const file = await open(partialPath, 'wx', 0o600)
    let bytes = 0
    try {
      for await (const chunk of chunks) {
        await file.writeFile(chunk)
        bytes += chunk.byteLength
      }
      await file.sync()
    } finally {
      await file.close()
    }
    await verifyBackup(partialPath)
    // Unlike a renaming, this replaces no file that has got the name meanwhile.
    await link(partialPath, path)
    await syncFolder(dirname(path))
    return bytes
  } finally {
    await rm(partialPath, { force: true })
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
