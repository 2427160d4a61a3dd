import { SITEMAP_FILE } from '@hydrant/contract/shared/limits.ts'
import type { SitemapEntries, SitemapEntry, SitemapKind, SitemapPart } from '@hydrant/contract/shop/sitemap.ts'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import * as messages from '@hydrant/messages/compiled/server/seo.js'
import { findAccountAccess, toBuyerGroupIds } from '../../accounts/service.ts'
import type { Webstore } from '../../webstore/service.ts'
import { toRecordPath } from '../record-path.ts'
import { findSeoSettings } from '../store.ts'
import { findIndexablePages, findRecordsInRange, findRecordRanges, type Listing } from './store.ts'

const malformedIdError: DomainError = {
  code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
  message: messages.malformedRecordRange,
}

/** Less than a site map file can have, so that records that are added later fit into it, too. */
const RECORDS_PER_PART = SITEMAP_FILE - 5000

const KINDS = {
  products: { objectName: 'Product2', prefix: '01t', page: 'product' },
  categories: { objectName: 'ProductCategory', prefix: '0ZG', page: 'category' },
} as const satisfies Record<SitemapKind, object>

/**
 * Loads the parts of a store's site map, with at most `recordsPerPart` records each; none while guests may not browse.
 */
export async function loadSitemapParts(
  db: ReadOnlyDb,
  webstore: Webstore,
  recordsPerPart: number = RECORDS_PER_PART,
): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = []
  for (const kind of ['categories', 'products'] as const) {
    const listing = await createGuestListing(db, webstore, kind)
    const ranges = listing === null ? [] : await findRecordRanges(db, listing, recordsPerPart)
    parts.push(
      ...ranges.map(({ lastId, updatedAt }, index) => ({
        kind,
        after: ranges[index - 1]?.lastId ?? null,
        through: index === ranges.length - 1 ? null : lastId,
        lastModified: toTimestamp(updatedAt),
      })),
    )
  }
  return parts
}

/** The query for entries: at most `pageSize` records of one kind, with ids after `after` and up to `through`. */
export interface EntriesQuery {
  readonly kind: SitemapKind
  readonly after?: string | undefined
  readonly through?: string | undefined
  readonly pageSize: number
}

/** Loads the site map entries of records that guests may see, ordered by id. */
export async function loadSitemapEntries(
  db: ReadOnlyDb,
  webstore: Webstore,
  query: EntriesQuery,
): Promise<Result<SitemapEntries>> {
  const { prefix, page } = KINDS[query.kind]
  const after = query.after === undefined ? '' : normalizeId(query.after, prefix)
  const through = query.through === undefined ? '' : normalizeId(query.through, prefix)
  if (after === null || through === null) return err(malformedIdError)
  const listing = await createGuestListing(db, webstore, query.kind)
  if (listing === null) return ok({ entries: [], next: null })
  const records = await findRecordsInRange(db, listing, { after, through: through || null, limit: query.pageSize + 1 })
  const pageRecords = records.slice(0, query.pageSize)
  return ok({
    entries: pageRecords.map((record) => ({
      path: toRecordPath(page, record),
      lastModified: toTimestamp(record.updatedAt),
    })),
    next: records.length > pageRecords.length ? (pageRecords.at(-1)?.id ?? null) : null,
  })
}

/** Loads the entries of published pages, as many as fit in one file; none while guests may not browse. */
export async function loadSitemapPages(db: ReadOnlyDb, webstore: Webstore): Promise<SitemapEntry[]> {
  if (!webstore.guestBrowsingEnabled) return []
  const pages = await findIndexablePages(db, {
    isIndexed: await isIndexedByDefault(db, 'Page'),
    limit: SITEMAP_FILE,
  })
  return pages.map(({ path, publishedAt }) => ({ path, lastModified: publishedAt && toTimestamp(publishedAt) }))
}

async function createGuestListing(db: ReadOnlyDb, webstore: Webstore, kind: SitemapKind): Promise<Listing | null> {
  const accountAccess = await findAccountAccess(db, null, undefined)
  if (!webstore.guestBrowsingEnabled || !accountAccess.ok) return null
  return {
    kind,
    buyerGroupIds: toBuyerGroupIds(accountAccess.value),
    isIndexedByDefault: await isIndexedByDefault(db, KINDS[kind].objectName),
  }
}

async function isIndexedByDefault(db: ReadOnlyDb, objectName: string): Promise<boolean> {
  const [setting] = await findSeoSettings(db, [objectName])
  return setting?.isIndexed ?? true
}
