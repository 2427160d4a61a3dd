import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import { sql } from 'drizzle-orm'
import { MEDIA_REFERENCE_PATTERN } from '../media-reference-pattern.ts'

/** A page, product, category, brand or content, or the shop whose logo it is, in which a file is used. */
export interface MediaUse {
  readonly kind: 'page' | 'product' | 'category' | 'brand' | 'content' | 'shop'
  readonly id: string
  readonly name: string
  /** Relative to the site's root; null if visitors have no page of it. */
  readonly href: string | null
}

// The texts of pages: drafts, and published and scheduled versions; older versions do not count. A draft without a
// document is equal to the latest version, which counts then.
const PAGES = sql`
  select page.id, 'page' as kind, draft.title, draft.document::text as said, case when is_home then '/' else path end as href
  from page join page_draft draft on draft.page_id = page.id and draft.document is not null where page.deleted_at is null
  union all
  select page.id, 'page', version.title, version.document::text, case when is_home then '/' else path end
  from page
  join page_version version on version.page_id = page.id
  where page.deleted_at is null and (version.version in (page.published_version, page.scheduled_version) or (
    version.version = (select max(version) from page_version latest where latest.page_id = page.id)
    and not exists (select from page_draft draft where draft.page_id = page.id and draft.document is not null)))`

const TEXTS = sql`
  ${PAGES}
  union all
  select id, 'product', name, description, '/product/' || id from product where strpos(description, '/cms/delivery/media/') > 0
  union all
  select id, 'category', name, description, '/category/' || id from category where strpos(description, '/cms/delivery/media/') > 0
  union all
  select item.id, 'content', variant.title, variant.body::text, null from content_item item join content_variant variant on variant.item_id = item.id`

/** Returns the SQL of the query for all uses of these files. */
const toUsesSql = (mediaIds: readonly string[]) => sql`
  with wanted as (select id, content_key from media where id = any(${toTextArraySql(mediaIds)})),
  named as materialized (
    select distinct texts.id, texts.kind, texts.title, texts.href, matched.keys[1] as content_key
    from (${TEXTS}) texts(id, kind, title, said, href) cross join lateral regexp_matches(texts.said, ${MEDIA_REFERENCE_PATTERN}, 'g') matched(keys))
  select wanted.id as media_id, named.kind, named.id, named.title as name, named.href from named join wanted using (content_key)
  union
  select wanted.id, 'product', product.id, product.name, '/product/' || product.id
  from wanted join product_media on product_media.media_id = wanted.id join product on product.id = product_media.product_id
  union
  select wanted.id, case when exists (select from featured_brand where category_id = category.id) then 'brand' else 'category' end, category.id, category.name, '/category/' || category.id
  from wanted join category on wanted.id in (category.tile_media_id, category.banner_media_id)
  union
  select wanted.id, 'shop', webstore.id, webstore.name, '/'
  from wanted join webstore on webstore.settings #>> '{identity,logoId}' = wanted.id`

/** Finds the uses of a file, without duplicates, by kind and name. */
export async function findUses(db: ReadOnlyDb, mediaId: string): Promise<MediaUse[]> {
  const { rows } = await db.execute<{
    kind: MediaUse['kind']
    id: string
    name: string
    href: string | null
  }>(sql`
    select kind, id, max(name) as name, href from (${toUsesSql([mediaId])}) uses
    group by kind, id, href order by kind collate "C", max(name) collate "C", id collate "C"`)
  return rows
}

/** Counts the uses of each file; unused files are left out. */
export async function countUses(db: ReadOnlyDb, mediaIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ media_id: string; total: number }>(sql`
    select media_id, count(distinct (kind, id))::integer as total from (${toUsesSql(mediaIds)}) uses group by media_id`)
  return new Map(rows.map(({ media_id: mediaId, total }) => [mediaId, total]))
}
