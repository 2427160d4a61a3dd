import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationsFolder } from './migrations.ts'

/** A migration that this version of the shop knows. */
export interface ReleasedMigration {
  /** When it was made, in milliseconds since 1970: the value by which a database says how far it is migrated. */
  readonly when: number
  /** Such as `0030_signing-secret`. */
  readonly name: string
}

/** Lists the migrations of this version of the shop, oldest first. */
export async function listReleasedMigrations(): Promise<readonly ReleasedMigration[]> {
  const journal: unknown = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  if (!isJournal(journal)) throw new Error('The journal of the migrations cannot be read.')
  return journal.entries.map(({ when, tag }) => ({ when, name: tag }))
}

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[]
}

function isJournal(value: unknown): value is Journal {
  if (typeof value !== 'object' || value === null || !('entries' in value) || !Array.isArray(value.entries))
    return false
  const entries: readonly unknown[] = value.entries
  return entries.every(
    (entry) =>
      typeof entry === 'object' &&
      entry !== null &&
      'when' in entry &&
      typeof entry.when === 'number' &&
      'tag' in entry &&
      typeof entry.tag === 'string',
  )
}
