import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Reads the secret that signs cookies and tokens from the data folder, which must exist; creates it at the first start,
 * readable by its owner only. Throws when the file holds less than 32 characters.
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret')
  await writeFile(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < 32)
    throw new Error(
      `The file ${path} must hold at least 32 characters; delete it to have a new one made (everyone signs in again).`,
    )
  return secret
}
