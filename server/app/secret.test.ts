import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@hydrant/database/connection/database.ts'
import { signingSecret } from '@hydrant/database/schema/session.ts'
import { createDisposableFolder } from '@hydrant/database/testing/temporary-folder.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { loadOrCreateSecret } from './secret.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('processes on one database sign with the same secret; one of an older data folder stays [RUN-11]', async () => {
  await using folder = await createDisposableFolder()
  const settings = { secret: null, dataDir: folder.path }
  const secrets = await Promise.all([loadOrCreateSecret(database, settings), loadOrCreateSecret(database, settings)])
  expect(secrets[0]).toMatch(/^[\w-]{64}$/)
  expect([...secrets, await loadOrCreateSecret(database, { ...settings, dataDir: '/absent' })]).toEqual(
    Array(3).fill(secrets[0]),
  )
  await database.transaction((tx) => tx.delete(signingSecret))
  await writeFile(join(folder.path, 'secret'), `${'x'.repeat(40)}\n`)
  expect(await loadOrCreateSecret(database, settings)).toBe('x'.repeat(40))
  const fromSettings = 'y'.repeat(40)
  expect(await loadOrCreateSecret(database, { ...settings, secret: fromSettings })).toBe(fromSettings)
})
