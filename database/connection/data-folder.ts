import { constants } from 'node:fs'
import { access, chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseError } from './database.ts'

/** The permission bits of the group and of all others. */
const GROUP_AND_OTHERS = 0o077

/**
 * Creates the data folder when it is missing, for this user alone, and checks that this user can write to it. Throws a
 * DatabaseError that explains what is wrong.
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK)
    await restrictToOwner(dataDir)
  } catch (error) {
    throw new DatabaseError(`The data folder ${dataDir} cannot be used: ${describeFolderFailure(error)}`, {
      cause: error,
    })
  }
}

/**
 * Removes the permissions of group and others from a folder and everything in it, because it contains sessions and
 * password hashes. A subfolder without such permissions was created by this shop, and so was everything in it.
 */
async function restrictToOwner(folder: string): Promise<void> {
  await removeGroupAndOtherAccess(folder)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile()) await removeGroupAndOtherAccess(path)
    else if (entry.isDirectory() && hasGroupOrOtherAccess(await lstat(path))) await restrictToOwner(path)
  }
}

async function removeGroupAndOtherAccess(path: string): Promise<void> {
  const stats = await lstat(path)
  if (!hasGroupOrOtherAccess(stats)) return
  await chmod(path, stats.mode & 0o700).catch((error: unknown) => {
    // A mounted folder may belong to another user and still be writable for this one; what the shop creates in it is
    // private anyway.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  })
}

// Windows has no such permissions, and reports them for every file.
function hasGroupOrOtherAccess({ mode }: { readonly mode: number }): boolean {
  return process.platform !== 'win32' && (mode & GROUP_AND_OTHERS) !== 0
}

function describeFolderFailure(error: unknown): string {
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
