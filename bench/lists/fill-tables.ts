import pg from 'pg'

/**
 * Fills the tables of products and orders of a demo shop with invented rows, the same every time but for their times.
 * Only what lists show is invented: the rows have no prices, stock or lines.
 */
export async function fillTables(
  url: string,
  { products, orders }: { readonly products: number; readonly orders: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Triggers would write a million changes of the catalogue, which lists do not read.
    await client.query('set session_replication_role = replica')
    await client.query(INSERT_PRODUCTS, [products])
    await client.query(INSERT_ORDERS, [orders])
    // Without statistics about the new rows the database would plan as for an empty shop.
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** The multiplications by primes spread values over rows that are written one after the other. */
const INSERT_PRODUCTS = `
  insert into product (id, sku, part_number_key, name, product_class, family, brand, is_active, created_at, updated_at)
  select '01t9' || lpad(i::text, 11, '0') || 'AAA', 'BN-' || lpad((i * 7919 % 1000003)::text, 7, '0'), 'BN' || i,
    'Invented product ' || (i * 104729 % 1000003), case when i % 10 = 0 then 'VariationParent' else 'Simple' end,
    'Family ' || (i % 40), 'Brand ' || (i % 200), i % 50 > 0,
    now() - make_interval(secs => i), now() - make_interval(secs => i * 31 % 1000003)
  from generate_series(1::bigint, $1::bigint) i`

const INSERT_ORDERS = `
  insert into order_summary (id, order_number, reference_number, checkout_id, cart_id, account_id, status,
    currency_iso_code, purchase_order_number, total_list_amount, total_product_amount, total_adjustment_amount,
    total_delivery_amount, total_tax_amount, grand_total_amount, adjustments, payment_method,
    ordered_at, created_at, updated_at)
  select '1Os9' || lpad(i::text, 11, '0') || 'AAA', 'B' || lpad(i::text, 8, '0'), 'BR' || i,
    '2z99' || lpad(i::text, 11, '0') || 'AAA', '0a69' || lpad(i::text, 11, '0') || 'AAA', (select min(id) from account),
    (array['Created', 'Fulfilled', 'Waiting to Fulfill', 'Cancelled'])[1 + i % 4], 'USD', 'PO-' || (i * 7919 % 100003),
    i % 5000, i % 5000, 0, 10, 5, i % 5000 + 15, '[]'::jsonb, 'PurchaseOrder',
    now() - make_interval(mins => i::int), now() - make_interval(mins => i::int), now() - make_interval(mins => i::int)
  from generate_series(1::bigint, $1::bigint) i`
