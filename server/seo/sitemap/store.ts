import type { Executor } from '@hydrant/database/connection/database.ts'
import {
  category,
  entitlementBuyerGroup,
  entitlementProduct,
  product,
  productCategory,
} from '@hydrant/database/schema/catalogue.ts'
import { answeringPath, page, pageVersion } from '@hydrant/database/schema/content.ts'
import { seoProperty } from '@hydrant/database/schema/seo.ts'
import { and, asc, eq, gt, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'

/** Whose pages are listed: those of what these groups may see, as far as search engines may have them. */
export interface Listing {
  readonly kind: 'products' | 'categories'
  readonly buyerGroupIds: readonly string[]
  /** Whether records of this kind may be indexed that say nothing of it themselves. */
  readonly isIndexed: boolean
}

/** A record with a page; `updatedAt` is when the record itself last changed. */
export interface ListedRecord {
  readonly id: string
  readonly urlName: string | null
  readonly updatedAt: Date
}

/** A number of records that follow each other by their ids. */
export interface Run {
  readonly lastId: string
  readonly updatedAt: Date
}

/** Cuts the list into runs of so many records, in one pass over their ids. */
export function findRuns(executor: Executor, listing: Listing, length: number): Promise<Run[]> {
  const { table, isListed } = sourceOf(listing)
  const numbered = executor
    .select({
      id: table.id,
      updatedAt: table.updatedAt,
      run: sql<number>`(row_number() over (order by ${table.id}) - 1) / ${length}::int`.as('run'),
    })
    .from(table)
    .where(isListed)
    .as('numbered')
  return executor
    .select({
      lastId: sql<string>`max(${numbered.id})`,
      updatedAt: sql`max(${numbered.updatedAt})`.mapWith(table.updatedAt),
    })
    .from(numbered)
    .groupBy(numbered.run)
    .orderBy(asc(numbered.run))
}

/** The records behind an id, and up to another one unless that is null; at most so many. */
export function findRecords(
  executor: Executor,
  listing: Listing,
  { after, through, limit }: { readonly after: string; readonly through: string | null; readonly limit: number },
): Promise<ListedRecord[]> {
  const { table, isListed } = sourceOf(listing)
  return executor
    .select({ id: table.id, urlName: table.urlName, updatedAt: table.updatedAt })
    .from(table)
    .where(and(gt(table.id, after), through === null ? undefined : lte(table.id, through), isListed))
    .orderBy(asc(table.id))
    .limit(limit)
}

/** The published pages that search engines may have, by their paths. */
export async function findPages(
  executor: Executor,
  { isIndexed, limit }: { readonly isIndexed: boolean; readonly limit: number },
): Promise<Array<{ path: string; publishedAt: Date | null }>> {
  return executor
    .select({ path: answeringPath, publishedAt: pageVersion.publishedAt })
    .from(page)
    .innerJoin(pageVersion, and(eq(pageVersion.pageId, page.id), eq(pageVersion.version, page.publishedVersion)))
    .where(and(isNull(page.deletedAt), mayBeIndexed(page.id, isIndexed)))
    .orderBy(asc(answeringPath))
    .limit(limit)
}

/**
 * What gift wrap is, nobody searches for, and variations are found on the page of their parent. A category is listed
 * when there is something in it or below it.
 */
function sourceOf({ kind, buyerGroupIds, isIndexed }: Listing) {
  const isOpen = and(
    eq(product.isActive, true),
    sql`${product.purpose} is null`,
    sql`exists (
      select from ${entitlementProduct} where ${entitlementProduct.productId} = ${product.id} and ${entitlementProduct.policyId} in (
        select ${entitlementBuyerGroup.policyId} from ${entitlementBuyerGroup} where ${entitlementBuyerGroup.buyerGroupId} = any(${sql.param([...buyerGroupIds])}::text[])))`,
  )
  if (kind === 'products')
    return {
      table: product,
      isListed: and(isOpen, ne(product.productClass, 'Variation'), mayBeIndexed(product.id, isIndexed)),
    }
  const isFilled = sql`exists (
    select from ${category} below
    inner join ${productCategory} on ${productCategory.categoryId} = below.id
    inner join ${product} on ${product.id} = ${productCategory.productId}
    where (below.id = ${category.id} or below.ancestor_ids @> array[${category.id}]) and ${isOpen})`
  return { table: category, isListed: and(isFilled, mayBeIndexed(category.id, isIndexed)) }
}

function mayBeIndexed(id: typeof product.id | typeof category.id | typeof page.id, isUsual: boolean): SQL {
  const said = (isIndexed: boolean) =>
    sql`exists (select from ${seoProperty} where ${seoProperty.key} = ${id} and ${seoProperty.isIndexed} = ${isIndexed})`
  return isUsual ? sql`not ${said(false)}` : said(true)
}
