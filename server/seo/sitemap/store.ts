import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import {
  category,
  entitlementBuyerGroup,
  entitlementProduct,
  product,
  productCategory,
} from '@hydrant/database/schema/catalogue.ts'
import { answeringPath, page, pageVersion } from '@hydrant/database/schema/content.ts'
import { seoProperty } from '@hydrant/database/schema/seo.ts'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, sql, type SQL } from 'drizzle-orm'

/** Which records are listed: those that these groups may see and search engines may index. */
export interface Listing {
  readonly kind: 'products' | 'categories'
  readonly buyerGroupIds: readonly string[]
  /** Whether records of this kind without a setting of their own may be indexed. */
  readonly isIndexedByDefault: boolean
}

/** A product or category to list; `updatedAt` is when the record itself, not its page, was last changed. */
export interface ListedRecord {
  readonly id: string
  readonly urlName: string | null
  readonly updatedAt: Date
}

/** A range of records that follow each other by id. */
export interface RecordRange {
  readonly lastId: string
  readonly updatedAt: Date
}

/** Splits a listing into ranges of `length` records, in one pass over their ids. */
export function findRecordRanges(db: ReadOnlyDb, listing: Listing, length: number): Promise<RecordRange[]> {
  const { table, isListed } = toTableAndCondition(listing)
  const numbered = db
    .select({
      id: table.id,
      updatedAt: table.updatedAt,
      run: sql<number>`(row_number() over (order by ${table.id}) - 1) / ${length}::int`.as('run'),
    })
    .from(table)
    .where(isListed)
    .as('numbered')
  return db
    .select({
      lastId: sql<string>`max(${numbered.id})`,
      updatedAt: sql`max(${numbered.updatedAt})`.mapWith(table.updatedAt),
    })
    .from(numbered)
    .groupBy(numbered.run)
    .orderBy(asc(numbered.run))
}

/** Finds at most `limit` records with ids after one id and, unless `through` is null, up to another. */
export function findRecordsInRange(
  db: ReadOnlyDb,
  listing: Listing,
  { after, through, limit }: { readonly after: string; readonly through: string | null; readonly limit: number },
): Promise<ListedRecord[]> {
  const { table, isListed } = toTableAndCondition(listing)
  return db
    .select({ id: table.id, urlName: table.urlName, updatedAt: table.updatedAt })
    .from(table)
    .where(and(gt(table.id, after), through === null ? undefined : lte(table.id, through), isListed))
    .orderBy(asc(table.id))
    .limit(limit)
}

/**
 * Finds the published pages that search engines may index, ordered by path. `isIndexed` says whether pages without a
 * setting of their own may be indexed.
 */
export async function findIndexablePages(
  db: ReadOnlyDb,
  { isIndexed, limit }: { readonly isIndexed: boolean; readonly limit: number },
): Promise<Array<{ path: string; publishedAt: Date | null }>> {
  return db
    .select({ path: answeringPath, publishedAt: pageVersion.publishedAt })
    .from(page)
    .innerJoin(pageVersion, and(eq(pageVersion.pageId, page.id), eq(pageVersion.version, page.publishedVersion)))
    .where(and(eq(page.kind, 'page'), isNull(page.deletedAt), toIndexedCondition(page.id, isIndexed)))
    .orderBy(asc(answeringPath))
    .limit(limit)
}

/** A page that search engines may index, and its published version. */
export interface IndexablePage {
  readonly id: string
  readonly path: string
  readonly version: number | null
}

/** Finds the published pages, other than the home page, that search engines may index, by path. */
export function findSearchablePages(
  db: ReadOnlyDb,
  { isIndexed, limit }: { readonly isIndexed: boolean; readonly limit: number },
): Promise<IndexablePage[]> {
  return db
    .select({ id: page.id, path: page.path, version: page.publishedVersion })
    .from(page)
    .where(
      and(
        eq(page.kind, 'page'),
        eq(page.isHome, false),
        isNull(page.deletedAt),
        isNotNull(page.publishedVersion),
        toIndexedCondition(page.id, isIndexed),
      ),
    )
    .orderBy(asc(page.path))
    .limit(limit)
}

/** The texts of a published page. */
export interface PageText {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly description: string | null
  readonly document: unknown
}

/** Finds the texts of the published versions of pages. */
export function findPageTexts(db: ReadOnlyDb, pageIds: readonly string[]): Promise<PageText[]> {
  const { version, title, description, document } = pageVersion
  return db
    .select({ id: page.id, version, title, description, document })
    .from(page)
    .innerJoin(pageVersion, and(eq(pageVersion.pageId, page.id), eq(pageVersion.version, page.publishedVersion)))
    .where(inArray(page.id, [...pageIds]))
}

/**
 * Returns the table and the condition of a listing. Gift wrap and retired products are left out, and so are variations, which are
 * shown on the page of their parent. A category is listed when it or a category below it has products.
 */
function toTableAndCondition({ kind, buyerGroupIds, isIndexedByDefault: isIndexed }: Listing) {
  const isVisibleToGroups = and(
    eq(product.isActive, true),
    eq(product.isRetired, false),
    sql`${product.purpose} is null`,
    sql`exists (
      select from ${entitlementProduct} where ${entitlementProduct.productId} = ${product.id} and ${entitlementProduct.policyId} in (
        select ${entitlementBuyerGroup.policyId} from ${entitlementBuyerGroup} where ${entitlementBuyerGroup.buyerGroupId} = any(${toTextArraySql(buyerGroupIds)})))`,
  )
  if (kind === 'products')
    return {
      table: product,
      isListed: and(
        isVisibleToGroups,
        ne(product.productClass, 'Variation'),
        toIndexedCondition(product.id, isIndexed),
      ),
    }
  const hasProducts = sql`exists (
    select from ${category} below
    inner join ${productCategory} on ${productCategory.categoryId} = below.id
    inner join ${product} on ${product.id} = ${productCategory.productId}
    where (below.id = ${category.id} or below.ancestor_ids @> array[${category.id}]) and ${isVisibleToGroups})`
  return { table: category, isListed: and(hasProducts, toIndexedCondition(category.id, isIndexed)) }
}

function toIndexedCondition(
  id: typeof product.id | typeof category.id | typeof page.id,
  isIndexedByDefault: boolean,
): SQL {
  const hasSetting = (isIndexed: boolean) =>
    sql`exists (select from ${seoProperty} where ${seoProperty.key} = ${id} and ${seoProperty.isIndexed} = ${isIndexed})`
  return isIndexedByDefault ? sql`not ${hasSetting(false)}` : hasSetting(true)
}
