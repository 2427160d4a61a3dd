import type { Executor } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type NewProduct, productRow, type SavedProduct } from './new-product.ts'

interface Column {
  readonly name: string
  readonly type: 'text' | 'boolean' | 'numeric' | 'jsonb'
  /** SQL for the value that a new product gets when none is given. */
  readonly usual: string
}

const columns: readonly Column[] = [
  { name: 'name', type: 'text', usual: 'null' },
  { name: 'url_name', type: 'text', usual: 'null' },
  { name: 'part_number_key', type: 'text', usual: `row ->> 'sku_key'` },
  { name: 'product_code', type: 'text', usual: 'null' },
  { name: 'description', type: 'text', usual: 'null' },
  { name: 'product_class', type: 'text', usual: `'Simple'` },
  { name: 'parent_id', type: 'text', usual: 'null' },
  { name: 'family', type: 'text', usual: 'null' },
  { name: 'brand', type: 'text', usual: 'null' },
  { name: 'unit_of_measure', type: 'text', usual: 'null' },
  { name: 'pack_text', type: 'text', usual: 'null' },
  { name: 'is_active', type: 'boolean', usual: 'true' },
  { name: 'is_quote_only', type: 'boolean', usual: 'false' },
  { name: 'purpose', type: 'text', usual: 'null' },
  { name: 'minimum_quantity', type: 'numeric', usual: 'null' },
  { name: 'maximum_quantity', type: 'numeric', usual: 'null' },
  { name: 'quantity_increment', type: 'numeric', usual: 'null' },
  { name: 'attributes', type: 'jsonb', usual: `'{}'::jsonb` },
  { name: 'variation_values', type: 'jsonb', usual: 'null' },
  { name: 'tax_treatment', type: 'text', usual: `'standard'` },
]

const values = sql.raw(
  columns
    .map(({ name, type, usual }) => `${given(name, type)} else coalesce(kept.${name}, ${usual}) end as ${name}`)
    .join(', '),
)
const written = columns.map((column) => column.name)
const inTable = (table: string): SQL => sql.raw(written.map((name) => `${table}.${name}`).join(', '))
const takeOver = sql.raw(written.map((name) => `${name} = excluded.${name}`).join(', '))
const names = sql.raw(written.join(', '))

function given(name: string, type: Column['type']): string {
  const value = type === 'jsonb' ? `nullif(row -> '${name}', 'null'::jsonb)` : `(row ->> '${name}')::${type}`
  return `case when row ? '${name}' then ${value}`
}

/**
 * Adds products or changes known ones, found by part number, in one statement; equal ones are left alone. Answers those
 * that were touched, by part number.
 */
export async function upsertProducts(
  executor: Executor,
  products: readonly NewProduct[],
): Promise<Map<string, { id: string; isNew: boolean }>> {
  const rows = products.map((product) => productRow(product, newId('01t')))
  const { rows: touched } = await executor.execute<{ sku: string; id: string; is_new: boolean }>(sql`
    with valued as (
      select coalesce(kept.id, row ->> 'id') as id, row ->> 'sku' as sku, ${values}
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row
      left join product kept on kept.sku = row ->> 'sku'
    )
    insert into product as kept (id, sku, ${names})
    select id, sku, ${names}
    from valued
    on conflict (sku) do update set ${takeOver}, updated_at = clock_timestamp()
    where (${inTable('kept')}) is distinct from (${inTable('excluded')})
    returning sku, id, (xmax = 0) as is_new`)
  return new Map(touched.map(({ sku, id, is_new: isNew }) => [sku, { id, isNew }]))
}

/** The ids of products by part number. */
export async function findIdsBySku(executor: Executor, skus: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await executor.execute<{ sku: string; id: string }>(
    sql`select sku, id from product where sku = any(${sql.param(skus)}::text[])`,
  )
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}

/**
 * Puts products into exactly these categories, the first of each the primary one. Answers the products for which that
 * changed anything.
 */
export async function replaceCategories(
  executor: Executor,
  placed: ReadonlyArray<{ productId: string; categoryIds: readonly string[] }>,
): Promise<string[]> {
  if (placed.length === 0) return []
  const productIds = placed.map((one) => one.productId)
  const pairs = placed.flatMap(({ productId, categoryIds }) =>
    [...new Set(categoryIds)].map((categoryId, place) => ({ p: productId, c: categoryId, primary: place === 0 })),
  )
  const pairsJson = JSON.stringify(pairs)
  const { rows: removed } = await executor.execute<{ id: string }>(sql`
    delete from product_category
    where product_id = any(${sql.param(productIds)}::text[])
      and not exists (select from jsonb_to_recordset(${pairsJson}::jsonb) as given(p text, c text) where given.p = product_id and given.c = category_id)
    returning product_id as id`)
  const { rows: added } = await executor.execute<{ id: string }>(sql`
    insert into product_category as kept (product_id, category_id, is_primary)
    select p, c, "primary" from jsonb_to_recordset(${pairsJson}::jsonb) as given(p text, c text, "primary" boolean)
    on conflict (product_id, category_id) do update set is_primary = excluded.is_primary where kept.is_primary <> excluded.is_primary
    returning product_id as id`)
  return [...new Set([...removed, ...added].map((row) => row.id))]
}

/** Lets the policies for new products open these. */
export async function entitleNewProducts(executor: Executor, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await executor.execute(sql`
    insert into entitlement_product (policy_id, product_id)
    select policy.id, product_id from entitlement_policy policy cross join unnest(${sql.param(productIds)}::text[]) as new_product(product_id)
    where policy.includes_new_products
    on conflict do nothing`)
}

/**
 * What is known of products once they are stored: those touched and all ids by part number, and the ids of those that
 * moved to other categories.
 */
interface SavedFacts {
  readonly touched: ReadonlyMap<string, { id: string; isNew: boolean }>
  readonly ids: ReadonlyMap<string, string>
  readonly moved: ReadonlySet<string>
}

/** A statement of what became of products: touched ones by part number, the rest unchanged. */
export function describeSaved(skus: readonly string[], facts: SavedFacts): SavedProduct[] {
  return skus.flatMap((sku): SavedProduct[] => {
    const touched = facts.touched.get(sku)
    const id = touched?.id ?? facts.ids.get(sku)
    if (id === undefined) return []
    if (touched?.isNew === true) return [{ sku, id, status: 'added' }]
    return [{ sku, id, status: touched !== undefined || facts.moved.has(id) ? 'changed' : 'unchanged' }]
  })
}
