import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { extensions, migrationsFolder } from '../connection/migrations.ts'

/** Returns a hash that changes whenever the migrations change. */
export async function fingerprintMigrations(): Promise<string> {
  const hash = createHash('sha256').update(extensions.join())
  const names = await readdir(migrationsFolder)
  for (const name of names.filter((entry) => entry.endsWith('.sql')).toSorted()) {
    hash.update(name).update(await readFile(join(migrationsFolder, name)))
  }
  // A database says by the times in here how far it is migrated.
  hash.update(await readFile(join(migrationsFolder, 'meta/_journal.json')))
  return hash.digest('hex').slice(0, 16)
}
