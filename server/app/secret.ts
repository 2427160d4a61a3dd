import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@hydrant/database/connection/database.ts'
import { loadOrCreateSigningSecret } from '../session/service.ts'
import { MIN_SECRET_LENGTH, type Settings } from './settings.ts'

/**
 * Returns the secret that signs cookies and tokens: `HYDRANT_SECRET`, or the one in the database, which the first start
 * creates. Earlier versions stored it in a file of the data folder; that secret is then stored in the database, so that
 * everyone stays signed in.
 */
export async function loadOrCreateSecret(
  database: Database,
  { secret, dataDir }: Pick<Settings, 'secret' | 'dataDir'>,
): Promise<string> {
  return (
    secret ??
    loadOrCreateSigningSecret(
      database,
      async () => (await readSecretFileIfValid(dataDir)) ?? randomBytes(48).toString('base64url'),
    )
  )
}

async function readSecretFileIfValid(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, 'secret'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  return text.trim().length < MIN_SECRET_LENGTH ? null : text.trim()
}
