import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The secret of this installation, which signs cookies and tokens: made at the first start, kept in the data folder,
 * which exists, for its owner alone.
 */
export async function readSecret(dataDir: string): Promise<string> {
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
