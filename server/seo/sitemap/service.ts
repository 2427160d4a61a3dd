import { SITEMAP_FILE } from '@hydrant/contract/shared/limits.ts'
import type { SitemapEntries, SitemapEntry, SitemapKind, SitemapPart } from '@hydrant/contract/shop/sitemap.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { findStanding } from '../../accounts/service.ts'
import type { Webstore } from '../../webstore/service.ts'
import { recordPath } from '../record-path.ts'
import { findSettings } from '../store.ts'
import { findPages, findRecords, findRuns, type Listing } from './store.ts'

const malformedId: DomainError = {
  code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
  message: "'after' and 'through' must be ids of records of the kind that is asked for.",
  status: 400,
}

/** Room in a file for what is added between two readings of the parts. */
const RECORDS_PER_PART = SITEMAP_FILE - 5000

const KINDS = {
  products: { objectName: 'Product2', prefix: '01t', page: 'product' },
  categories: { objectName: 'ProductCategory', prefix: '0ZG', page: 'category' },
} as const satisfies Record<SitemapKind, object>

/** The parts that the site map of a store has, of so many records each; none while guests may not look around. */
export async function readSitemapParts(
  executor: Executor,
  webstore: Webstore,
  recordsPerPart: number = RECORDS_PER_PART,
): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = []
  for (const kind of ['categories', 'products'] as const) {
    const listing = await listingForGuests(executor, webstore, kind)
    const runs = listing === null ? [] : await findRuns(executor, listing, recordsPerPart)
    parts.push(
      ...runs.map(({ lastId, updatedAt }, place) => ({
        kind,
        after: runs[place - 1]?.lastId ?? null,
        through: place === runs.length - 1 ? null : lastId,
        lastModified: toTimestamp(updatedAt),
      })),
    )
  }
  return parts
}

/** What is asked for of one kind: the records behind one id and up to another, so many at a time. */
export interface EntriesQuery {
  readonly kind: SitemapKind
  readonly after?: string | undefined
  readonly through?: string | undefined
  readonly pageSize: number
}

/** The pages of records that guests may see, in the order of their ids. */
export async function readSitemapEntries(
  executor: Executor,
  webstore: Webstore,
  asked: EntriesQuery,
): Promise<Result<SitemapEntries>> {
  const { prefix, page } = KINDS[asked.kind]
  const after = asked.after === undefined ? '' : normalizeId(asked.after, prefix)
  const through = asked.through === undefined ? '' : normalizeId(asked.through, prefix)
  if (after === null || through === null) return err(malformedId)
  const listing = await listingForGuests(executor, webstore, asked.kind)
  if (listing === null) return ok({ entries: [], next: null })
  const records = await findRecords(executor, listing, { after, through: through || null, limit: asked.pageSize + 1 })
  const shown = records.slice(0, asked.pageSize)
  return ok({
    entries: shown.map((record) => ({ path: recordPath(page, record), lastModified: toTimestamp(record.updatedAt) })),
    next: records.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  })
}

/** The published pages of the site builders, as many as fit in one file; none while guests may not look around. */
export async function readSitemapPages(executor: Executor, webstore: Webstore): Promise<SitemapEntry[]> {
  if (!webstore.guestBrowsingEnabled) return []
  const pages = await findPages(executor, { isIndexed: await isUsuallyIndexed(executor, 'Page'), limit: SITEMAP_FILE })
  return pages.map(({ path, publishedAt }) => ({ path, lastModified: publishedAt && toTimestamp(publishedAt) }))
}

async function listingForGuests(executor: Executor, webstore: Webstore, kind: SitemapKind): Promise<Listing | null> {
  const standing = await findStanding(executor, null, undefined)
  if (!webstore.guestBrowsingEnabled || !standing.ok) return null
  return {
    kind,
    buyerGroupIds: standing.value.buyerGroups.map(({ id }) => id),
    isIndexed: await isUsuallyIndexed(executor, KINDS[kind].objectName),
  }
}

async function isUsuallyIndexed(executor: Executor, objectName: string): Promise<boolean> {
  const [setting] = await findSettings(executor, [objectName])
  return setting?.isIndexed ?? true
}
