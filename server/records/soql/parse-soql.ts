import type { Query } from '@jetstreamapp/soql-parser-js'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { malformedQueryError, recordErrors } from '../errors.ts'

/** The maximum length of a query, in characters. */
const MAX_LENGTH = 20_000

/**
 * Parses the text of a query; names and values in it are not checked yet. The parser is loaded with the first query,
 * because it prepares its grammar for some tenths of a second.
 */
export async function parseSoql(soql: string | undefined): Promise<Result<Query>> {
  if (soql === undefined || soql.trim() === '') return err(recordErrors.missingQuery)
  if (soql.length > MAX_LENGTH) return err(recordErrors.nestedTooDeeply)
  const { parseQuery } = await import('@jetstreamapp/soql-parser-js')
  try {
    const query = parseQuery(soql)
    return hasEveryNot(soql, query) ? ok(query) : err(recordErrors.nestedTooDeeply)
  } catch (error) {
    // The parser recurses, and reports everything that it cannot read by throwing.
    if (error instanceof RangeError) return err(recordErrors.nestedTooDeeply)
    return err(malformedQueryError(findUnexpectedToken(error)))
  }
}

/**
 * Whether a parsed query has as many negations as its text: of three in a row, such as `NOT (NOT (NOT (…)))`, the parser
 * loses one, and the query would mean the opposite.
 */
function hasEveryNot(soql: string, query: Query): boolean {
  const withoutTexts = soql.replaceAll(/'(?:\\.|[^'\\])*'/gs, "''")
  const written = withoutTexts.match(/\bNOT\b(?!\s+IN\b)/gi) ?? []
  const parsed = JSON.stringify(query).match(/"operator":"NOT"/g) ?? []
  return written.length === parsed.length
}

/** Returns the token at which the parser stopped; the end of the query when it does not say. */
function findUnexpectedToken(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '<EOF>'
  if ('token' in error && typeof error.token === 'object' && error.token !== null && 'image' in error.token) {
    const { image } = error.token
    if (typeof image === 'string' && image !== '') return image
  }
  const character = 'message' in error ? /unexpected character: ->(.)<-/s.exec(String(error.message))?.[1] : undefined
  return character ?? '<EOF>'
}
