import type { Executor } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { sql } from 'drizzle-orm'

/** A picture or document that is kept elsewhere, by its address. */
export interface LinkedMedia {
  readonly externalUrl: string
  readonly title: string
  readonly alternateText: string
  readonly mediaType: 'Image' | 'Document' | 'Video'
}

/** Adds media that are kept elsewhere, or changes what is said of known ones. Answers ids by address. */
export async function upsertLinkedMedia(
  executor: Executor,
  media: readonly LinkedMedia[],
): Promise<Map<string, string>> {
  const unique = [...new Map(media.toReversed().map((one) => [one.externalUrl, one])).values()]
  const rows = unique.map((one) => ({
    id: newId('2pm'),
    url: one.externalUrl,
    title: one.title,
    alt: one.alternateText,
    type: one.mediaType,
  }))
  const { rows: kept } = await executor.execute<{ id: string; url: string }>(sql`
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
  return new Map(kept.map(({ id, url }) => [url, id]))
}

/** A medium in its place among those that serve one use of a product. */
export interface PlacedProductMedia {
  readonly productId: string
  readonly usage: 'Listing' | 'Standard' | 'Attachment'
  readonly mediaId: string
  readonly sortOrder: number
}

/**
 * Gives products exactly these media in the uses that are named. Answers the products for which that changed anything.
 */
export async function replaceProductMedia(
  executor: Executor,
  scope: ReadonlyArray<{ productId: string; usage: PlacedProductMedia['usage'] }>,
  placed: readonly PlacedProductMedia[],
): Promise<string[]> {
  if (scope.length === 0) return []
  const rows = JSON.stringify(
    placed.map((one) => ({ p: one.productId, u: one.usage, m: one.mediaId, o: one.sortOrder })),
  )
  const { rows: removed } = await executor.execute<{ id: string }>(sql`
    delete from product_media kept
    using jsonb_to_recordset(${JSON.stringify(scope.map((one) => ({ p: one.productId, u: one.usage })))}::jsonb) as scope(p text, u text)
    where kept.product_id = scope.p and kept.usage = scope.u
      and not exists (select from jsonb_to_recordset(${rows}::jsonb) as given(p text, u text, m text) where given.p = kept.product_id and given.u = kept.usage and given.m = kept.media_id)
    returning kept.product_id as id`)
  const { rows: added } = await executor.execute<{ id: string }>(sql`
    insert into product_media as kept (product_id, usage, media_id, sort_order)
    select p, u, m, o from jsonb_to_recordset(${rows}::jsonb) as given(p text, u text, m text, o integer)
    on conflict (product_id, usage, media_id) do update set sort_order = excluded.sort_order where kept.sort_order <> excluded.sort_order
    returning product_id as id`)
  return [...new Set([...removed, ...added].map((row) => row.id))]
}
