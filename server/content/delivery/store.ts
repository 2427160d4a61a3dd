import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import { contentItem, contentVariant } from '@hydrant/database/schema/content.ts'
import { type SQL, sql } from 'drizzle-orm'
import { MEDIA_REFERENCE_PATTERN } from '../../media/service.ts'

/** The file of a medium. */
export interface ContentFile {
  readonly alternateText: string
  readonly mimeType: string | null
  readonly externalUrl: string | null
  readonly width: number | null
  readonly height: number | null
  /** The focal point for cropping: fractions of the width from the left and of the height from the top. */
  readonly focalX: number
  readonly focalY: number
  /** In bytes; null for external files. */
  readonly size: number | null
}

/** A published content: a medium, or a content item in one of its languages. */
export interface Content {
  readonly id: string
  readonly contentKey: string
  readonly title: string
  readonly urlName: string | null
  readonly language: string
  readonly publishedAt: Date
  readonly typeName: string
  readonly typeLabel: string
  /** The fields of a content item; null for media. */
  readonly body: Readonly<Record<string, Json>> | null
  readonly file: ContentFile | null
}

/** The reader's buyer groups and language; content without that language is returned in another one. */
export interface ContentReader {
  readonly buyerGroupIds: readonly string[]
  readonly language: string
}

/** Which contents to find; null means any. */
export interface ContentQuery {
  readonly keys: readonly string[] | null
  readonly ids: readonly string[] | null
  readonly typeName: string | null
  readonly publishedFrom: Date | null
  readonly publishedTo: Date | null
  readonly offset: number
  readonly limit: number
}

/** The language of media, and the fallback for content without the requested language. */
export const DEFAULT_LANGUAGE = DEFAULT_LOCALE.replace('-', '_')

// Texts that everybody can read; the images in them are public, too.
const PUBLISHED_TEXTS = sql`
  select version.document::text as said from page join page_version version on version.page_id = page.id and version.version = page.published_version where page.deleted_at is null
  union all
  select variant.body::text from content_item item join content_variant variant on variant.item_id = item.id where item.published_at <= clock_timestamp()
  union all
  select description from category where strpos(description, '/cms/delivery/media/') > 0`

// An uploaded file is public once a published text or a category shows it; until then lists do not contain it.
const IS_PUBLISHED = sql`(medium.created_by_id is null
  or exists (select from category where medium.id in (category.tile_media_id, category.banner_media_id))
  or medium.content_key in (select (regexp_matches(texts.said, ${MEDIA_REFERENCE_PATTERN}, 'g'))[1] from (${PUBLISHED_TEXTS}) texts))`

// Images and documents of products are visible to shoppers who may see one of the products.
function toReadableMediaSql(buyerGroupIds: readonly string[], { isListing }: { readonly isListing: boolean }): SQL {
  return sql`
    select medium.id, medium.content_key, medium.title, null as url_name, ${DEFAULT_LANGUAGE} as language, medium.created_at as published_at,
      'sfdc_cms__' || lower(medium.media_type) as type_name, medium.media_type as type_label, null::jsonb as body,
      jsonb_build_object('alternateText', alternate_text, 'mimeType', mime_type, 'externalUrl', external_url, 'width', width, 'height', height, 'focalX', focal_x, 'focalY', focal_y, 'size', octet_length(medium.body)) as file
    from media medium
    where (not exists (select from product_media where media_id = medium.id) ${isListing ? sql`and ${IS_PUBLISHED}` : sql.empty()})
      or exists (
        select from product_media
        join product on product.id = product_media.product_id and product.is_active
        join entitlement_product on entitlement_product.product_id = product.id
        join entitlement_buyer_group on entitlement_buyer_group.policy_id = entitlement_product.policy_id
        where product_media.media_id = medium.id and entitlement_buyer_group.buyer_group_id = any(${toTextArraySql(buyerGroupIds)}))`
}

function toPublishedItemsSql(language: string): SQL {
  return sql`
    select item.id, item.content_key, variant.title, variant.url_name, variant.language, item.published_at, item.type_name, item.type_label, variant.body, null::jsonb as file
    from content_item item
    cross join lateral (
      select * from content_variant where item_id = item.id
      order by language = ${language} desc, language = ${DEFAULT_LANGUAGE} desc, language collate "C" limit 1) variant
    where item.published_at <= clock_timestamp()`
}

/** Finds the published contents that the reader may see, newest first. */
export async function findContents(db: ReadOnlyDb, reader: ContentReader, query: ContentQuery): Promise<Content[]> {
  // Media that are requested by key or id need not be shown on a published page: only lists leave out the others.
  const isListing = query.keys === null && query.ids === null
  const { rows } = await db.execute<Row>(sql`
    select * from (${toReadableMediaSql(reader.buyerGroupIds, { isListing })} union all ${toPublishedItemsSql(reader.language)}) content
    where true
      ${query.keys === null ? sql.empty() : sql`and content_key = any(${toTextArraySql(query.keys)})`}
      ${query.ids === null ? sql.empty() : sql`and id = any(${toTextArraySql(query.ids)})`}
      ${query.typeName === null ? sql.empty() : sql`and type_name = ${query.typeName}`}
      ${query.publishedFrom === null ? sql.empty() : sql`and published_at >= ${query.publishedFrom.toISOString()}::timestamptz`}
      ${query.publishedTo === null ? sql.empty() : sql`and published_at <= ${query.publishedTo.toISOString()}::timestamptz`}
    order by published_at desc, content_key collate "C"
    limit ${query.limit} offset ${query.offset}`)
  return rows.map(toContent)
}

/** A content item to insert, with its variants by language. Without `publishedAt` it is a draft. */
export interface NewContent {
  readonly id: string
  readonly contentKey: string
  readonly typeName: string
  readonly typeLabel: string
  readonly publishedAt: Date | null
  readonly variants: ReadonlyArray<{
    readonly language: string
    readonly title: string
    readonly urlName: string | null
    readonly body: Readonly<Record<string, Json>>
  }>
}

/** Inserts contents with their variants. */
export async function insertContents(tx: Transaction, contents: readonly NewContent[]): Promise<void> {
  if (contents.length === 0) return
  await tx.insert(contentItem).values(contents.map(({ variants: _variants, ...item }) => item))
  const variants = contents.flatMap((item) => item.variants.map((variant) => ({ ...variant, itemId: item.id })))
  if (variants.length > 0) await tx.insert(contentVariant).values(variants)
}

type Row = {
  id: string
  content_key: string
  title: string
  url_name: string | null
  language: string
  published_at: Date | string
  type_name: string
  type_label: string
  body: Readonly<Record<string, Json>> | null
  file: ContentFile | null
}

function toContent(row: Row): Content {
  const {
    content_key: contentKey,
    url_name: urlName,
    published_at: publishedAt,
    type_name: typeName,
    type_label: typeLabel,
    ...rest
  } = row
  return { ...rest, contentKey, urlName, publishedAt: new Date(publishedAt), typeName, typeLabel }
}
