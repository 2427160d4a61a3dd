import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { DatabaseRefusal } from './database.ts'

/** Makes the data folder when it is missing, and sees that this user can write there. Throws a DatabaseRefusal that says what is in the way. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    throw new DatabaseRefusal(`The data folder ${dataDir} cannot be used: ${reasonOf(error)}`, { cause: error })
  }
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
