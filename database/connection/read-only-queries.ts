import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'

/** Returns an embedded client whose queries each run in a read-only transaction of their own, for tests. */
export function withReadOnlyQueries<Client extends PGlite>(client: Client): Client {
  const query = (...statement: Parameters<PGlite['query']>) =>
    client.transaction(async (transaction) => {
      await transaction.query('set transaction read only')
      return transaction.query(...statement)
    })
  return withReplacedQuery(client, query)
}

/** Returns a pool whose queries each run in a read-only transaction of their own, for tests. */
export function withReadOnlyPoolQueries(pool: pg.Pool): pg.Pool {
  const query = async (statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> => {
    const client = await pool.connect()
    try {
      await client.query('begin read only')
      return await client.query(statement, values)
    } finally {
      await client.query('rollback').finally(() => client.release(client.getTransactionStatus() !== 'I'))
    }
  }
  return withReplacedQuery(pool, query)
}

function withReplacedQuery<Client extends object>(client: Client, query: unknown): Client {
  return new Proxy(client, {
    get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name)),
  })
}
