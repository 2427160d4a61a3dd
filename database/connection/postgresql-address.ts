import pg from 'pg'
import { DatabaseRefusal } from './database.ts'

/** Where a PostgreSQL database is, in words that may be shown. */
export interface Address {
  /** Host, port and database, never the password. */
  place: string
  user: string
  /** Takes the password out of a text that came from elsewhere. */
  conceal: (text: string) => string
}

/** Reads a PostgreSQL URL. Throws a DatabaseRefusal when it is none. */
export function readAddress(url: string): Address {
  const { host, port, database, user, password } = parse(url)
  const conceal = (text: string) => (password ? text.replaceAll(password, '***') : text)
  return { place: `${host}:${port}/${database ?? ''}`, user: user ?? '', conceal }
}

function parse(url: string): pg.Client {
  const form = 'It should look like postgres://user:password@host:5432/name.'
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new DatabaseRefusal(`DATABASE_URL is not the address of a PostgreSQL database. ${form}`)
  try {
    return new pg.Client({ connectionString: url })
  } catch {
    throw new DatabaseRefusal(`DATABASE_URL cannot be read. ${form}`)
  }
}
