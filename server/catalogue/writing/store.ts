import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import { toTextKey } from '@hydrant/database/schema/columns.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type NewProduct, toProductRow, type SavedProduct } from './new-product.ts'

interface Column {
  readonly name: string
  readonly type: 'text' | 'boolean' | 'numeric' | 'jsonb'
  /** SQL for the default value in a new product. */
  readonly defaultSql: string
}

const columns: readonly Column[] = [
  { name: 'name', type: 'text', defaultSql: 'null' },
  { name: 'url_name', type: 'text', defaultSql: 'null' },
  { name: 'part_number_key', type: 'text', defaultSql: `row ->> 'sku_key'` },
  { name: 'product_code', type: 'text', defaultSql: 'null' },
  { name: 'gtin', type: 'text', defaultSql: 'null' },
  { name: 'description', type: 'text', defaultSql: 'null' },
  { name: 'product_class', type: 'text', defaultSql: `'Simple'` },
  { name: 'parent_id', type: 'text', defaultSql: 'null' },
  { name: 'family', type: 'text', defaultSql: 'null' },
  { name: 'brand', type: 'text', defaultSql: 'null' },
  { name: 'unit_of_measure', type: 'text', defaultSql: 'null' },
  { name: 'pack_text', type: 'text', defaultSql: 'null' },
  { name: 'is_active', type: 'boolean', defaultSql: 'true' },
  { name: 'is_quote_only', type: 'boolean', defaultSql: 'false' },
  { name: 'purpose', type: 'text', defaultSql: 'null' },
  { name: 'minimum_quantity', type: 'numeric', defaultSql: 'null' },
  { name: 'maximum_quantity', type: 'numeric', defaultSql: 'null' },
  { name: 'quantity_increment', type: 'numeric', defaultSql: 'null' },
  { name: 'attributes', type: 'jsonb', defaultSql: `'{}'::jsonb` },
  { name: 'variation_values', type: 'jsonb', defaultSql: 'null' },
  { name: 'tax_treatment', type: 'text', defaultSql: `'standard'` },
]

// A file has no URL names: one that somebody has entered stays until the name changes.
const urlNameSql = `case when kept.name = row ->> 'name' then kept.url_name else row ->> 'url_name' end as url_name`
const valueExpressions = sql.raw(
  columns
    .map(({ name, type, defaultSql }) =>
      name === 'url_name'
        ? urlNameSql
        : `${toCaseStartSql(name, type)} else coalesce(kept.${name}, ${defaultSql}) end as ${name}`,
    )
    .join(', '),
)
const columnNames = columns.map((column) => column.name)
const toQualifiedColumnsSql = (table: string): SQL => sql.raw(columnNames.map((name) => `${table}.${name}`).join(', '))
const updateAssignments = sql.raw(columnNames.map((name) => `${name} = excluded.${name}`).join(', '))
// A product whose quantities are imported does not follow a rule any more.
const ruleOfUnchangedQuantities = sql.raw(`case
  when (kept.minimum_quantity, kept.maximum_quantity, kept.quantity_increment)
    is not distinct from (excluded.minimum_quantity, excluded.maximum_quantity, excluded.quantity_increment)
  then kept.purchase_quantity_rule_id end`)
const columnList = sql.raw(columnNames.join(', '))

/**
 * Returns the beginning of a CASE expression for the new value of a column: the value in the JSON row, if it has the
 * column. The caller appends `else … end`.
 */
function toCaseStartSql(name: string, type: Column['type']): string {
  const value = type === 'jsonb' ? `nullif(row -> '${name}', 'null'::jsonb)` : `(row ->> '${name}')::${type}`
  return `case when row ? '${name}' then ${value}`
}

/**
 * Inserts products or updates existing ones, identified by part number, in one statement. Products without a change are
 * not written. Returns the inserted and updated ones by part number.
 */
export async function upsertProducts(
  tx: Transaction,
  products: readonly NewProduct[],
): Promise<Map<string, { id: string; isNew: boolean }>> {
  const rows = products.map((product) => toProductRow(product, newId('01t')))
  const { rows: upserted } = await tx.execute<{ sku: string; id: string; is_new: boolean }>(sql`
    with valued as (
      select coalesce(kept.id, row ->> 'id') as id, row ->> 'sku' as sku, ${valueExpressions}
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row
      left join product kept on kept.sku = row ->> 'sku'
    )
    insert into product as kept (id, sku, ${columnList})
    select id, sku, ${columnList}
    from valued
    on conflict (sku) do update set ${updateAssignments}, purchase_quantity_rule_id = ${ruleOfUnchangedQuantities}, updated_at = clock_timestamp()
    where (${toQualifiedColumnsSql('kept')}) is distinct from (${toQualifiedColumnsSql('excluded')})
    returning sku, id, (xmax = 0) as is_new`)
  return new Map(upserted.map(({ sku, id, is_new: isNew }) => [sku, { id, isNew }]))
}

/**
 * Finds the part numbers of existing products for the requested ones, ignoring case. Returns the stored spelling by the
 * requested one; if several match, the one in the same case counts.
 */
export async function findStoredSkusIgnoringCase(
  db: ReadOnlyDb,
  skus: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ given: string; stored: string }>(sql`
    select distinct on (given.sku) given.sku as given, product.sku as stored
    from unnest(${toTextArraySql(skus)}) as given(sku) join product on ${toTextKey(sql`product.sku`)} = ${toTextKey(sql`given.sku`)}
    order by given.sku, (product.sku = given.sku) desc, product.sku`)
  return new Map(rows.map(({ given, stored }) => [given, stored]))
}

/** Finds the ids of products by part number. */
export async function findProductIdsBySku(db: ReadOnlyDb, skus: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ sku: string; id: string }>(
    sql`select sku, id from product where sku = any(${toTextArraySql(skus)})`,
  )
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}

/**
 * Replaces the categories of products; the first of each is the primary one. Returns the ids of the products that were
 * changed.
 */
export async function replaceProductCategories(
  tx: Transaction,
  assignments: ReadonlyArray<{ productId: string; categoryIds: readonly string[] }>,
): Promise<string[]> {
  if (assignments.length === 0) return []
  const productIds = assignments.map((assignment) => assignment.productId)
  const pairs = assignments.flatMap(({ productId, categoryIds }) =>
    [...new Set(categoryIds)].map((categoryId, index) => ({ p: productId, c: categoryId, primary: index === 0 })),
  )
  const pairsJson = JSON.stringify(pairs)
  const { rows: removed } = await tx.execute<{ id: string }>(sql`
    delete from product_category
    where product_id = any(${toTextArraySql(productIds)})
      and not exists (select from jsonb_to_recordset(${pairsJson}::jsonb) as given(p text, c text) where given.p = product_id and given.c = category_id)
    returning product_id as id`)
  const { rows: added } = await tx.execute<{ id: string }>(sql`
    insert into product_category as kept (product_id, category_id, is_primary)
    select p, c, "primary" from jsonb_to_recordset(${pairsJson}::jsonb) as given(p text, c text, "primary" boolean)
    on conflict (product_id, category_id) do update set is_primary = excluded.is_primary where kept.is_primary <> excluded.is_primary
    returning product_id as id`)
  return [...new Set([...removed, ...added].map((row) => row.id))]
}

/** Adds products to the entitlement policies for new products. */
export async function addProductsToDefaultPolicies(tx: Transaction, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await tx.execute(sql`
    insert into entitlement_product (policy_id, product_id)
    select policy.id, product_id from entitlement_policy policy cross join unnest(${toTextArraySql(productIds)}) as new_product(product_id)
    where policy.includes_new_products
    on conflict do nothing`)
}

/**
 * The effects of saving products: the inserted and updated products by part number (`upserted`), the ids of all saved
 * products by part number, and the ids of the products whose categories have changed (`recategorized`).
 */
interface SaveResult {
  readonly upserted: ReadonlyMap<string, { id: string; isNew: boolean }>
  readonly ids: ReadonlyMap<string, string>
  readonly recategorized: ReadonlySet<string>
}

/** Returns the result for each part number: added, changed or unchanged. */
export function toSavedProducts(skus: readonly string[], saveResult: SaveResult): SavedProduct[] {
  return skus.flatMap((sku): SavedProduct[] => {
    const upserted = saveResult.upserted.get(sku)
    const id = upserted?.id ?? saveResult.ids.get(sku)
    if (id === undefined) return []
    if (upserted?.isNew === true) return [{ sku, id, status: 'added' }]
    return [{ sku, id, status: upserted !== undefined || saveResult.recategorized.has(id) ? 'changed' : 'unchanged' }]
  })
}
