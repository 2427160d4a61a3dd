import type { Executor } from '@hydrant/database/connection/database.ts'
import { entitlementProduct } from '@hydrant/database/schema/catalogue.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type NewProduct, productRow, type SavedProduct } from './new-product.ts'

/** The value of a column: as given, else as it is kept, else the usual one. */
function column(name: string, type: 'text' | 'boolean' | 'numeric' | 'jsonb', usual: SQL = sql`null`): SQL {
  const key = sql.raw(`'${name}'`)
  const given = type === 'jsonb' ? sql`nullif(row -> ${key}, 'null'::jsonb)` : sql`(row ->> ${key})::${sql.raw(type)}`
  return sql`case when row ? ${key} then ${given} else coalesce(kept.${sql.raw(name)}, ${usual}) end as ${sql.raw(name)}`
}

const columns = [
  column('product_code', 'text'),
  column('description', 'text'),
  column('product_class', 'text', sql`'Simple'`),
  column('parent_id', 'text'),
  column('family', 'text'),
  column('brand', 'text'),
  column('unit_of_measure', 'text'),
  column('pack_text', 'text'),
  column('is_active', 'boolean', sql`true`),
  column('is_quote_only', 'boolean', sql`false`),
  column('minimum_quantity', 'numeric'),
  column('maximum_quantity', 'numeric'),
  column('quantity_increment', 'numeric'),
  column('attributes', 'jsonb', sql`'{}'::jsonb`),
  column('variation_values', 'jsonb'),
  column('tax_treatment', 'text', sql`'standard'`),
]

const kept = sql.raw(
  [
    'part_number_key', 'name', 'url_name', 'product_code', 'description', 'product_class', 'parent_id', 'family', 'brand', 'unit_of_measure', 'pack_text',
    'is_active', 'is_quote_only', 'minimum_quantity', 'maximum_quantity', 'quantity_increment', 'attributes', 'variation_values', 'tax_treatment', 'search_text',
  ].join(', '),
)
const keptOf = (table: string) => sql.raw(String(kept.queryChunks.map((chunk) => ('value' in Object(chunk) ? Reflect.get(Object(chunk), 'value') : ''))).replaceAll(/\w+/g, `${table}.$&`))
