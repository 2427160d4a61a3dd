import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Syncs everything below a folder to disk. */
export async function fsyncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    await (entry.isFile() ? fsyncPath(path, 'r+') : fsyncFolderEntries(path))
  }
  await fsyncFolderEntries(folder)
}

/** Syncs a folder's directory entries to disk, so that a rename in it is durable; Windows has no such step. */
export async function fsyncFolderEntries(folder: string): Promise<void> {
  if (process.platform !== 'win32') await fsyncPath(folder, 'r')
}

async function fsyncPath(path: string, flags: 'r' | 'r+'): Promise<void> {
  const file = await open(path, flags)
  await file.sync().finally(() => file.close())
}
