import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { page, pageDraft, pageVersion } from '@hydrant/database/schema/content.ts'
import { SAVED_SECTION_BLOCK } from '@hydrant/page-model/sections/saved-sections.ts'
import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { findPageSummariesByIds, type PageSummaryRow } from '../builder/draft-store.ts'
import type { RequestedState } from '../requested-state.ts'

/** Finds the blocks of saved sections in a state of the shop, by their ids; sections without that state are left out. */
export async function findSectionDocuments(
  db: ReadOnlyDb,
  sectionIds: readonly string[],
  state: RequestedState,
): Promise<ReadonlyMap<string, Json>> {
  const isSection = and(inArray(page.id, [...sectionIds]), eq(page.kind, 'section'), isNull(page.deletedAt))
  const document = sql<Json>`case when ${pageDraft.title} is not null then ${pageDraft.document} else ${pageVersion.document} end`
  const rows =
    state === 'draft'
      ? await db
          .select({ id: page.id, document })
          .from(page)
          .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
          .leftJoin(pageVersion, and(eq(pageVersion.pageId, page.id), eq(pageVersion.version, LATEST_VERSION)))
          .where(isSection)
      : await db
          .select({ id: page.id, document: pageVersion.document })
          .from(page)
          .innerJoin(
            pageVersion,
            and(eq(pageVersion.pageId, page.id), eq(pageVersion.version, toVisibleVersion(state))),
          )
          .where(isSection)
  return new Map(rows.map((row) => [row.id, row.document]))
}

const LATEST_VERSION = sql`(select max(every.version) from ${pageVersion} every where every.page_id = ${page.id})`

function toVisibleVersion(state: 'live' | Date) {
  return state === 'live'
    ? page.publishedVersion
    : sql`case when ${lte(page.scheduledAt, state)} then ${page.scheduledVersion} else ${page.publishedVersion} end`
}

/** A page or page slot that shows a saved section, and whether its published version does. */
export interface SectionUseRow extends PageSummaryRow {
  readonly isLive: boolean
}

/**
 * Finds the pages and page slots that show a saved section: in their published or scheduled version, or in their draft,
 * which is their latest version where they have none. Those that visitors see come first. Older versions do not count.
 */
export async function findSectionUses(db: ReadOnlyDb, sectionId: string): Promise<SectionUseRow[]> {
  const { rows } = await db.execute<{ id: string; is_live: boolean }>(sql`
    select id, bool_or(is_live) as is_live from (
      select page.id, version.version = page.published_version as is_live
      from page join page_version version on version.page_id = page.id and (version.version in (page.published_version, page.scheduled_version) or (
        version.version = (select max(version) from page_version latest where latest.page_id = page.id)
        and not exists (select from page_draft draft where draft.page_id = page.id and draft.document is not null)))
      where page.deleted_at is null and page.kind <> 'section' and ${toShowsCondition(sql`version.document`, sectionId)}
      union all
      select page.id, false
      from page join page_draft draft on draft.page_id = page.id and draft.document is not null
      where page.deleted_at is null and page.kind <> 'section' and ${toShowsCondition(sql`draft.document`, sectionId)}) uses
    group by id`)
  const isLiveById = new Map(rows.map((row) => [row.id, row.is_live]))
  const summaries = await findPageSummariesByIds(db, [...isLiveById.keys()])
  return summaries
    .map((summary) => ({ ...summary, isLive: isLiveById.get(summary.id) ?? false }))
    .toSorted((one, other) => Number(other.isLive) - Number(one.isLive) || compareTitles(one.title, other.title))
}

function compareTitles(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Returns the condition that a document has a reference to a section, at any depth. */
function toShowsCondition(document: SQL, sectionId: string): SQL {
  return sql`jsonb_path_exists(${document}, '$.** ? (@.type == $type && @.props.sectionId == $id)', jsonb_build_object('type', ${SAVED_SECTION_BLOCK}::text, 'id', ${sectionId}::text))`
}
