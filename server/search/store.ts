import type { Database, DatabaseLog, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import {
  attributeDefinition,
  catalogueChange,
  category,
  entitlementBuyerGroup,
  entitlementPolicy,
  searchSnapshot,
} from '@hydrant/database/schema/catalogue.ts'
import { categoryTranslation } from '@hydrant/database/schema/translations.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { asc, desc, eq, gt, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Document, PriceEntry, Structure } from './index/document.ts'

export type { Database, DatabaseLog, ReadOnlyDb, Transaction }

/** Returns the current catalogue version; 0 while there is no shop. */
export async function findCatalogVersion(db: ReadOnlyDb): Promise<number> {
  const [row] = await db.select({ version: webstore.catalogVersion }).from(webstore)
  return row?.version ?? 0
}

/** The current catalogue version, and the last one in which anything but prices changed. */
export interface CatalogueVersions {
  readonly catalogVersion: number
  readonly baseVersion: number
}

/** Returns both versions of the catalogue; 0 while there is no shop. */
export async function findCatalogueVersions(db: ReadOnlyDb): Promise<CatalogueVersions> {
  const { catalogVersion, baseVersion } = webstore
  const [row] = await db.select({ catalogVersion, baseVersion }).from(webstore)
  return row ?? { catalogVersion: 0, baseVersion: 0 }
}

/** What has changed since a catalogue version. */
export interface CatalogueChanges {
  readonly productIds: readonly string[]
  /** Whether anything but products has changed: categories, attributes, entitlement. */
  readonly structure: boolean
}

/** Finds the products that were changed, added or removed since a version, and whether anything else was. */
export async function findChanges(db: ReadOnlyDb, sinceVersion: number): Promise<CatalogueChanges> {
  const rows = await db
    .select({ id: catalogueChange.productId })
    .from(catalogueChange)
    .where(gt(catalogueChange.version, sinceVersion))
  return { productIds: rows.flatMap(({ id }) => (id === '' ? [] : [id])), structure: rows.some(({ id }) => id === '') }
}

/** Whether the database has the id of a stored index: it then has every change that the index has. */
export async function hasSnapshot(db: ReadOnlyDb, id: string): Promise<boolean> {
  return (await db.$count(searchSnapshot, eq(searchSnapshot.id, id))) > 0
}

/** How many ids of stored indexes are kept: one for each machine, and some that were never replaced. */
const MAX_SNAPSHOTS = 100

/** Inserts the id of a stored index and deletes the oldest ones. */
export async function insertSnapshot(tx: Transaction, id: string): Promise<void> {
  await tx.insert(searchSnapshot).values({ id })
  const newest = tx
    .select({ id: searchSnapshot.id })
    .from(searchSnapshot)
    .orderBy(desc(searchSnapshot.createdAt))
    .limit(MAX_SNAPSHOTS)
  await tx.delete(searchSnapshot).where(notInArray(searchSnapshot.id, newest))
}

/** Deletes the id of a stored index that was replaced. */
export async function deleteSnapshot(tx: Transaction, id: string): Promise<void> {
  await tx.delete(searchSnapshot).where(eq(searchSnapshot.id, id))
}

// The key of the advisory lock that lets one process at a time write to the search engine; any fixed number.
const SEARCH_UPDATES_LOCK = 4_839_205_773

/** Locks the updates of the search engine that all processes share until the transaction ends. */
export async function lockSearchUpdates(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEARCH_UPDATES_LOCK})`)
}

/** Loads the categories, attributes and entitlement policies. */
export async function findStructure(db: ReadOnlyDb): Promise<Structure> {
  const { id, name, description, urlName, ancestorIds, isNavigational, sortOrder } = category
  const categories = await db
    .select({ id, name, description, urlName, ancestorIds, isNavigational, sortOrder })
    .from(category)
  const { parentId, language, name: translatedName } = categoryTranslation
  const names = await db
    .select({ parentId, language, name: sql<string>`${translatedName}` })
    .from(categoryTranslation)
    .where(isNotNull(translatedName))
    .orderBy(asc(parentId), asc(language))
  const namesByCategory = Map.groupBy(names, (translation) => translation.parentId)
  const attributes = await db
    .select()
    .from(attributeDefinition)
    .orderBy(asc(attributeDefinition.sequence), asc(attributeDefinition.apiName))
  const policies = await db
    .select({ id: entitlementPolicy.id, canViewPrice: entitlementPolicy.canViewPrice })
    .from(entitlementPolicy)
  const groupsByPolicy = Map.groupBy(await db.select().from(entitlementBuyerGroup), ({ policyId }) => policyId)
  return {
    categories: categories.map((node) => ({
      ...node,
      translatedNames: Object.fromEntries(
        (namesByCategory.get(node.id) ?? []).map((translation) => [translation.language, translation.name]),
      ),
    })),
    facets: attributes.filter(({ isFacet }) => isFacet).map(({ apiName, label }) => ({ apiName, label })),
    attributeNames: attributes.map(({ apiName }) => apiName),
    policies: policies.map((policy) => ({
      ...policy,
      buyerGroupIds: (groupsByPolicy.get(policy.id) ?? []).map(({ buyerGroupId }) => buyerGroupId),
    })),
  }
}

/** Finds the active products with these ids that are not retired. */
export function findActiveDocuments(db: ReadOnlyDb, ids: readonly string[]): Promise<Document[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : loadDocuments(db, sql`where product.id = any(${toTextArraySql(ids)}) and is_active and not is_retired`)
}

/** Finds the next `limit` active products that are not retired after an id, in id order. Begin with ''. */
export function findActiveDocumentsAfter(db: ReadOnlyDb, id: string, limit: number): Promise<Document[]> {
  return loadDocuments(
    db,
    sql`where product.id > ${id} and is_active and not is_retired order by product.id limit ${limit}`,
  )
}

const LAST_POSITION = 1_000_000

/** The prices of a product in all price books, in one text. */
const OFFERS = sql`(
  select string_agg(concat_ws(' ', price_book_id, currency_iso_code, unit_price, case when entry.selling_model_id is null then 0 else least(coalesce(offered.sort_order + 1, ${LAST_POSITION}), ${LAST_POSITION}) end), ';')
  from price_book_entry entry
  left join product_selling_model offered on offered.product_id = entry.product_id and offered.selling_model_id = entry.selling_model_id
  where entry.product_id = product.id
)`

/** Finds the prices of the active products with these ids. */
export async function findPriceEntries(
  db: ReadOnlyDb,
  ids: readonly string[],
): Promise<Array<Pick<Document, 'id' | 'priceEntries'>>> {
  const { rows } = await db.execute<{ id: string; offers: string | null }>(
    sql`select id, ${OFFERS} as offers from product where product.id = any(${toTextArraySql(ids)}) and is_active and not is_retired`,
  )
  return rows.map(({ id, offers }) => ({ id, priceEntries: splitList(offers, ';').map(toPriceEntry) }))
}

interface DocumentRow {
  readonly id: string
  readonly sku: string
  readonly product_code: string | null
  readonly part_number_key: string
  readonly name: string
  readonly description: string | null
  readonly brand: string | null
  readonly family: string | null
  readonly attributes: Record<string, string>
  readonly product_class: Document['kind']
  readonly parent_id: string | null
  readonly created: number
  readonly categories: string | null
  readonly policies: string | null
  readonly offers: string | null
  readonly translations: Document['translations'] | null
  readonly [column: string]: unknown
}

async function loadDocuments(db: ReadOnlyDb, whereClause: SQL): Promise<Document[]> {
  const { rows } = await db.execute<DocumentRow>(sql`
    select id, sku, product_code, part_number_key, name, description, brand, family, attributes, product_class, parent_id,
      (extract(epoch from created_at) * 1000)::float8 as created,
      (select string_agg(category_id, ' ') from product_category where product_id = product.id) as categories,
      (select string_agg(policy_id, ' ') from entitlement_product where product_id = product.id) as policies,
      ${OFFERS} as offers,
      (select json_agg(json_build_object('name', translation.name, 'description', translation.description) order by language) from product_translation translation where translation.parent_id = product.id) as translations
    from product ${whereClause}`)
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    productCode: row.product_code,
    partNumberKey: row.part_number_key,
    name: row.name,
    description: row.description,
    translations: row.translations ?? [],
    brand: row.brand,
    family: row.family,
    attributes: row.attributes,
    kind: row.product_class,
    parentId: row.parent_id,
    createdAt: row.created,
    categoryIds: splitList(row.categories, ' '),
    policyIds: splitList(row.policies, ' '),
    priceEntries: splitList(row.offers, ';').map(toPriceEntry),
  }))
}

function splitList(text: string | null, separator: string): string[] {
  return text === null || text === '' ? [] : text.split(separator)
}

function toPriceEntry(text: string): PriceEntry {
  const [bookId = '', currency = '', price = '', modelPosition = ''] = text.split(' ')
  return { bookId, currency, price: Number(price), modelPosition: Number(modelPosition) }
}
