import pg from 'pg'
import { DatabaseError } from './database.ts'

/** The parts of a PostgreSQL URL that may be shown in messages, and a function that removes the password from texts. */
export interface ParsedPostgresqlUrl {
  /** Host, port and database, never the password. */
  location: string
  user: string
  /** Removes the password from a text, such as an error message. */
  redact: (text: string) => string
}

/**
 * Returns what messages may show of a PostgreSQL URL: its location without the password, its user, and `redact`, which
 * removes the password from any text. Throws a DatabaseError when the URL is invalid.
 */
export function parsePostgresqlUrl(url: string): ParsedPostgresqlUrl {
  const { host, port, database, user, password } = createUnconnectedClient(url)
  const redact = (text: string) => (password ? text.replaceAll(password, '***') : text)
  return { location: `${host}:${port}/${database ?? ''}`, user: user ?? '', redact }
}

function createUnconnectedClient(url: string): pg.Client {
  const hint = 'It should look like postgres://user:password@host:5432/name.'
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new DatabaseError(`DATABASE_URL is not the address of a PostgreSQL database. ${hint}`)
  try {
    return new pg.Client({ connectionString: url })
  } catch {
    throw new DatabaseError(`DATABASE_URL cannot be read. ${hint}`)
  }
}
