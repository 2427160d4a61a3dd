import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { productMedia } from '@hydrant/database/schema/catalogue.ts'
import { media as mediaTable } from '@hydrant/database/schema/media.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { eq, sql } from 'drizzle-orm'

/** An image or document that is stored elsewhere, by its URL. */
export interface ExternalMedia {
  readonly externalUrl: string
  readonly title: string
  readonly alternateText: string
  readonly mediaType: 'Image' | 'Document' | 'Video'
}

/** Inserts external media, or updates existing ones. Returns their ids by URL. */
export async function upsertExternalMedia(
  tx: Transaction,
  media: readonly ExternalMedia[],
): Promise<Map<string, string>> {
  const uniqueMedia = [...new Map(media.toReversed().map((entry) => [entry.externalUrl, entry])).values()]
  const rows = uniqueMedia.map((entry) => ({
    id: newId('2pm'),
    url: entry.externalUrl,
    title: entry.title,
    alt: entry.alternateText,
    type: entry.mediaType,
  }))
  const { rows: stored } = await tx.execute<{ id: string; url: string }>(sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id text, url text, title text, alt text, type text)),
    written as (
      insert into media as kept (id, content_key, title, alternate_text, media_type, external_url)
      select id, 'MC' || upper(id), title, alt, type, url from given
      on conflict (external_url) do update set title = excluded.title, alternate_text = excluded.alternate_text, media_type = excluded.media_type
      where (kept.title, kept.alternate_text, kept.media_type) is distinct from (excluded.title, excluded.alternate_text, excluded.media_type)
      returning id, external_url as url
    )
    select id, url from written
    union
    select media.id, media.external_url as url from media join given on given.url = media.external_url`)
  return new Map(stored.map(({ id, url }) => [url, id]))
}

/** A medium of a product, with its usage there and its position among the media of that usage. */
export interface ProductMediaAssignment {
  readonly productId: string
  readonly usage: 'Listing' | 'Standard' | 'Attachment'
  readonly mediaId: string
  readonly sortOrder: number
}

/**
 * Replaces the media of each product and usage in `scope` by those in `assignments`. Returns the ids of the products
 * that were changed.
 */
export async function replaceProductMedia(
  tx: Transaction,
  scope: ReadonlyArray<{ productId: string; usage: ProductMediaAssignment['usage'] }>,
  assignments: readonly ProductMediaAssignment[],
): Promise<string[]> {
  if (scope.length === 0) return []
  const rows = JSON.stringify(
    assignments.map((entry) => ({ p: entry.productId, u: entry.usage, m: entry.mediaId, o: entry.sortOrder })),
  )
  const { rows: removed } = await tx.execute<{ id: string }>(sql`
    delete from product_media kept
    using jsonb_to_recordset(${JSON.stringify(scope.map((entry) => ({ p: entry.productId, u: entry.usage })))}::jsonb) as scope(p text, u text)
    where kept.product_id = scope.p and kept.usage = scope.u
      and not exists (select from jsonb_to_recordset(${rows}::jsonb) as given(p text, u text, m text) where given.p = kept.product_id and given.u = kept.usage and given.m = kept.media_id)
    returning kept.product_id as id`)
  const { rows: added } = await tx.execute<{ id: string }>(sql`
    insert into product_media as kept (product_id, usage, media_id, sort_order)
    select p, u, m, o from jsonb_to_recordset(${rows}::jsonb) as given(p text, u text, m text, o integer)
    on conflict (product_id, usage, media_id) do update set sort_order = excluded.sort_order where kept.sort_order <> excluded.sort_order
    returning product_id as id`)
  return [...new Set([...removed, ...added].map((row) => row.id))]
}

/** Returns the type of a medium; null when there is none of this id. */
export async function findMediaType(db: ReadOnlyDb, id: string): Promise<ExternalMedia['mediaType'] | null> {
  const [row] = await db.select({ mediaType: mediaTable.mediaType }).from(mediaTable).where(eq(mediaTable.id, id))
  return row?.mediaType ?? null
}

/** Inserts a medium of a product and returns the id of the row. */
export async function insertProductMedia(tx: Transaction, values: ProductMediaAssignment): Promise<string> {
  const [row] = await tx.insert(productMedia).values(values).returning({ id: productMedia.id })
  return row?.id ?? ''
}

/** Updates the order of a medium of a product. */
export async function updateProductMedia(tx: Transaction, id: string, sortOrder: number): Promise<void> {
  await tx.update(productMedia).set({ sortOrder }).where(eq(productMedia.id, id))
}

/** Deletes a medium of a product. */
export async function deleteProductMedia(tx: Transaction, id: string): Promise<void> {
  await tx.delete(productMedia).where(eq(productMedia.id, id))
}
