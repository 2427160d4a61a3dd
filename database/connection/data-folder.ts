import { constants } from 'node:fs'
import { access, chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseRefusal } from './database.ts'

/** What the group and everybody else may do. */
const OTHERS = 0o077

/**
 * Makes the data folder when it is missing, for this user alone, and sees that this user can write there. Throws a
 * DatabaseRefusal that says what is in the way.
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK)
    await restrictToOwner(dataDir)
  } catch (error) {
    throw new DatabaseRefusal(`The data folder ${dataDir} cannot be used: ${reasonOf(error)}`, { cause: error })
  }
}

/**
 * Takes the rights of group and others from a folder and all that is in it: sessions and password hashes are nobody
 * else's to read. A folder inside that has none to take was made by this shop, and so was everything in it.
 */
async function restrictToOwner(folder: string): Promise<void> {
  await removeRights(folder)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile()) await removeRights(path)
    else if (entry.isDirectory() && hasRights(await lstat(path))) await restrictToOwner(path)
  }
}

async function removeRights(path: string): Promise<void> {
  const stats = await lstat(path)
  if (!hasRights(stats)) return
  await chmod(path, stats.mode & 0o700).catch((error: unknown) => {
    // A mounted folder may belong to somebody else and still be this user's to write in; what the shop makes in it is
    // private all the same.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  })
}

// Windows has no such rights, and reports them for everything.
function hasRights({ mode }: { readonly mode: number }): boolean {
  return process.platform !== 'win32' && (mode & OTHERS) !== 0
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'a file is where the folder should be. Choose another one with HYDRANT_DATA_DIR.'
    case 'EACCES':
    case 'EPERM':
      return 'this user may not write there. Give them the right to, or choose another folder with HYDRANT_DATA_DIR.'
    case 'EROFS':
    case 'ENOENT':
      return 'it cannot be made there. Choose another place with HYDRANT_DATA_DIR.'
    case 'ENOSPC':
      return 'the disk is full.'
    default:
      return error instanceof Error ? error.message : String(error)
  }
}
