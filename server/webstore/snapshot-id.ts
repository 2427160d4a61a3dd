import { caseSuffix, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import type { Webstore } from './store.ts'

const PREFIX = '0ZV'

/** The id under which the catalogue can be read as it is now: it holds the catalogue's version. */
export function catalogSnapshotId({ catalogVersion }: Pick<Webstore, 'catalogVersion'>): string {
  const id15 = PREFIX + catalogVersion.toString(36).toUpperCase().padStart(12, '0')
  return id15 + caseSuffix(id15)
}

/** Whether this store has given out a snapshot id: for the catalogue as it is, or as it was before a later change. */
export function isCatalogSnapshot(webstore: Pick<Webstore, 'catalogVersion'>, snapshotId: string): boolean {
  const id = normalizeId(snapshotId, PREFIX)
  const version = id === null ? Number.NaN : Number.parseInt(id.slice(3, 15), 36)
  return version >= 1 && version <= webstore.catalogVersion
}
