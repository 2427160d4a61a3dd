import pg from 'pg'

/**
 * Gives the shop `count` contract prices, over those of the demo: in books with a price for each product at most. The
 * first book is that of all accounts that buy by contract, the others are those of groups without members.
 */
export async function addContractPrices(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const products = await client.query(
      `create temporary table priced as select distinct product_id, currency_iso_code, unit_price from price_book_entry where selling_model_id is null`,
    )
    const perBook = products.rowCount ?? 0
    for (let book = 0, left = count; left > 0; book += 1) {
      const id = `01sBenchBook${String(book).padStart(6, '0')}`
      const groupId = `0ZGBenchGrup${String(book).padStart(6, '0')}`
      await client.query(`insert into buyer_group (id, name) values ($1, $2)`, [groupId, `Contract ${book}`])
      await client.query(`insert into price_book (id, name, priority) values ($1, $2, 1)`, [id, `Contract ${book}`])
      await client.query(`insert into price_book_buyer_group (price_book_id, buyer_group_id) values ($1, $2)`, [
        id,
        groupId,
      ])
      if (book === 0)
        await client.query(
          `insert into buyer_group_member (buyer_group_id, account_id) select distinct $1, account_id from buyer_group_member`,
          [groupId],
        )
      const added = await client.query(
        `insert into price_book_entry (id, price_book_id, product_id, currency_iso_code, unit_price)
         select '01u' || substr(md5($1 || product_id || currency_iso_code), 1, 15), $1, product_id, currency_iso_code, round(min(unit_price) * 0.9, 2)
         from priced group by product_id, currency_iso_code order by md5(product_id) limit $2`,
        [id, Math.min(left, perBook)],
      )
      left -= added.rowCount ?? left
    }
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
