import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../connection/database.ts'
import { EmbeddedClient } from '../connection/embedded-client.ts'
import { createEmbeddedDatabase } from '../connection/embedded-database.ts'
import { lockFile } from '../connection/file-lock.ts'
import { TransactionScope } from '../connection/transaction-scope.ts'
import { fingerprintMigrations } from './fingerprint.ts'

const LOCK_TIMEOUT_MS = 120_000
const DAY_MILLISECONDS = 86_400_000
const PREFIX = 'hydrant-template-'
const doNothing = () => Promise.resolve()

/** Opens a migrated database in memory, copied from a template that the first caller on this machine creates. */
export async function openEmbeddedTemplateCopy(): Promise<Database> {
  const path = join(tmpdir(), `${PREFIX}${await fingerprintMigrations()}.tar`)
  const template = (await readTemplateIfExists(path)) ?? (await lockAndGetOrCreateTemplate(path))
  const scope = new TransactionScope()
  const client = await EmbeddedClient.open({ loadDataDir: template }, scope)
  return createEmbeddedDatabase({ client, scope, hasReadOnlyQueries: true, onClosed: doNothing })
}

async function readTemplateIfExists(path: string): Promise<Blob | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  return bytes && new Blob([bytes])
}

// Test files run in several processes: one creates the template, the others wait for it.
async function lockAndGetOrCreateTemplate(path: string): Promise<Blob> {
  const lock = await lockFile(`${path}.lock`, LOCK_TIMEOUT_MS)
  try {
    return (await readTemplateIfExists(path)) ?? (await createTemplate(path))
  } finally {
    lock?.release()
  }
}

async function createTemplate(path: string): Promise<Blob> {
  const scope = new TransactionScope()
  const client = await EmbeddedClient.open({}, scope)
  const database = createEmbeddedDatabase({ client, scope, onClosed: doNothing })
  await database.migrate()
  const dump = await client.dumpDataDir('none')
  await database.close()
  const temporaryPath = `${path}.${process.pid}`
  await writeFile(temporaryPath, dump.stream())
  await rename(temporaryPath, path)
  await removeOldTemplates()
  return dump
}

async function removeOldTemplates(): Promise<void> {
  const names = await readdir(tmpdir())
  for (const name of names.filter((entry) => entry.startsWith(PREFIX))) {
    const path = join(tmpdir(), name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (mtimeMs < Date.now() - DAY_MILLISECONDS) await rm(path, { force: true })
  }
}
