import type { Database } from '@hydrant/database/connection/database.ts'
import { findSigningSecret, insertSigningSecretIfMissing } from './store.ts'

/**
 * Returns the secret that signs cookies and tokens, which all processes on the database share. The first call stores
 * the result of `createSecret`.
 */
export async function loadOrCreateSigningSecret(
  database: Database,
  createSecret: () => Promise<string>,
): Promise<string> {
  const stored = await database.query(findSigningSecret)
  if (stored !== null) return stored
  const secret = await createSecret()
  return database.transaction(async (tx) => {
    await insertSigningSecretIfMissing(tx, secret)
    return (await findSigningSecret(tx)) ?? secret
  })
}
