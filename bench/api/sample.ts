import pg from 'pg'

/** Products and categories for the load scripts, taken from the catalogue under test. */
export interface Sample {
  readonly webstoreId: string
  /** Products that everybody may see and buy, without variations. */
  readonly products: ReadonlyArray<{ readonly id: string; readonly sku: string; readonly name: string }>
  /** All products that everybody may see, in an order without meaning. */
  readonly productIds: readonly string[]
  /** The categories with the most products, the largest first. */
  readonly categoryIds: readonly string[]
}

/** Reads sample products and categories, the same ones on every run. */
export async function readSample(databaseUrl: string): Promise<Sample> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const webstore = await client.query<{ id: string }>('select id from webstore')
    const products = await client.query<{ id: string; sku: string; name: string }>(
      `select product.id, sku, name from product
       where product_class = 'Simple' and exists (select 1 from price_book_entry entry where entry.product_id = product.id and selling_model_id is null)
         and exists (select 1 from inventory_level level where level.product_id = product.id and on_hand > 1000)
         and product.is_quote_only = false and minimum_quantity is null
         and exists (select 1 from entitlement_product right_to join entitlement_buyer_group using (policy_id) join buyer_group on buyer_group.id = buyer_group_id where right_to.product_id = product.id and is_guest)
       order by md5(product.id) limit 2000`,
    )
    const all = await client.query<{ id: string }>(
      `select product.id from product
       where product_class = 'Simple'
         and exists (select 1 from entitlement_product right_to join entitlement_buyer_group using (policy_id) join buyer_group on buyer_group.id = buyer_group_id where right_to.product_id = product.id and is_guest)
       order by md5(product.id || 'all')`,
    )
    const categories = await client.query<{ id: string }>(
      `select category_id as id from product_category group by category_id order by count(*) desc, category_id limit 20`,
    )
    const webstoreId = webstore.rows[0]?.id
    if (webstoreId === undefined || products.rows.length < 100 || categories.rows.length === 0)
      throw new Error('The catalogue is too small to be measured.')
    return {
      webstoreId,
      products: products.rows,
      productIds: all.rows.map(({ id }) => id),
      categoryIds: categories.rows.map(({ id }) => id),
    }
  } finally {
    await client.end()
  }
}
