import Type from 'typebox'
import { API_VERSION_PATTERN } from './paths.ts'
import { Nullable, withDefault } from './schema.ts'

/** A record id in a path: 15 characters, or 18 with the case suffix. */
export const RecordIdParam = Type.String({ pattern: '^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$' })

/** A catalogue snapshot in a path: the `catalogSnapshotVersionId` that the application context contains. */
export const SnapshotId = Type.String({ minLength: 1, maxLength: 50 })

/** A record id, or a word such as `active` or `current` that stands for one. */
export const RecordIdOrWord = Type.String({ pattern: '^(?:active|current|[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?)$' })

/** Path parameters of every call of the versioned API. */
export const DATA_PARAMS = { apiVersion: Type.String({ pattern: API_VERSION_PATTERN }) }

/** Path parameters of every call that belongs to one web store. */
export const WEBSTORE_PARAMS = { ...DATA_PARAMS, webstoreId: Type.String({ minLength: 1, maxLength: 100 }) }

/** Query parameters of every call that belongs to one web store: the account on whose behalf it is made. */
export const ACCOUNT_QUERY = { effectiveAccountId: Type.Optional(Type.String()) }

/** Query parameters of calls whose response contains money; without a currency the session's is used. */
export const MONEY_QUERY = {
  ...ACCOUNT_QUERY,
  currencyIsoCode: Type.Optional(Type.String({ pattern: '^[A-Za-z]{3}$' })),
}

/** Unknown query parameters are ignored everywhere, because the site runtime appends some of its own. */
export const OPEN = { additionalProperties: true } as const

/** Unknown properties of these bodies are refused. */
export const STRICT = { additionalProperties: false } as const

/** The body of a call that takes none: left out, null or an empty object. */
export const NO_BODY = Nullable(Type.Object({}, STRICT))

/** A comma-separated list in a query; read it with `parseUniqueCsvValues`. */
export const Csv = Type.Optional(Type.String())

/**
 * Creates the schema of a comma-separated list in a query with at most `max` entries; read it with
 * `parseUniqueCsvValues`.
 */
export function createCsvSchema(max: number) {
  return Type.Optional(Type.String({ maxLength: max * 100, pattern: `^[^,]*(?:,[^,]*){0,${max - 1}}$` }))
}

/** A switch in a query that is off unless it is given. */
export const OffByDefault = withDefault(Type.Boolean(), false)

/** A switch in a query that is on unless it is given. */
export const OnByDefault = withDefault(Type.Boolean(), true)
