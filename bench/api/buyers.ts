import pg from 'pg'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { CONNECTIONS } from './load.ts'

const BUYER = 'buyer@county.example'

/**
 * Creates one account for each connection. The demo's county buyer may act for all of them; each gets the buyer's
 * contract prices and delivery address. Returns the ids of the accounts.
 */
export async function createAccountPerConnection(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const ids: string[] = []
    for (let number = 0; number < CONNECTIONS; number += 1) {
      const id = newId('001')
      await client.query(`insert into account (id, name) values ($1, $2)`, [id, `Station ${number}`])
      await client.query(
        `insert into managed_account (user_id, account_id) select id, $1 from "user" where email = $2`,
        [id, BUYER],
      )
      await client.query(
        `insert into buyer_group_member (buyer_group_id, account_id) select buyer_group_id, $1 from buyer_group_member join account_member using (account_id) join "user" on "user".id = user_id where email = $2`,
        [id, BUYER],
      )
      await client.query(
        `insert into address (id, account_id, address_type, name, street, city, region, postal_code, country, is_default)
         select $1, $2, address_type, address.name, street, city, region, postal_code, country, true
         from address join account_member using (account_id) join "user" on "user".id = user_id where email = $3 and address_type = 'Shipping' limit 1`,
        [newId('8lW'), id, BUYER],
      )
      ids.push(id)
    }
    return ids
  } finally {
    await client.end()
  }
}

/** Signs a demo user in, the county buyer by default, and returns the bearer token. */
export async function signInAndGetToken(
  url: string,
  { username = BUYER, password }: { readonly username?: string; readonly password: string },
): Promise<string> {
  const response = await fetch(`${url}/services/apexrest/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const body: unknown = await response.json()
  if (typeof body !== 'object' || body === null || !('token' in body) || typeof body.token !== 'string')
    throw new Error(`${username} could not sign in: ${response.status}.`)
  return body.token
}
