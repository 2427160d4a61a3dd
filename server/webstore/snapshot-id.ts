import { toCaseSuffix, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import type { Webstore } from './load-webstore.ts'

const PREFIX = '0ZV'

/** Converts the catalogue version into the snapshot id under which the current catalogue can be read. */
export function toCatalogSnapshotId({ catalogVersion }: Pick<Webstore, 'catalogVersion'>): string {
  const id15 = PREFIX + catalogVersion.toString(36).toUpperCase().padStart(12, '0')
  return id15 + toCaseSuffix(id15)
}

/** Whether this store has issued a snapshot id: for the current catalogue or for an earlier version. */
export function isCatalogSnapshot(webstore: Pick<Webstore, 'catalogVersion'>, snapshotId: string): boolean {
  const id = normalizeId(snapshotId, PREFIX)
  const version = id === null ? Number.NaN : Number.parseInt(id.slice(3, 15), 36)
  return version >= 1 && version <= webstore.catalogVersion
}
