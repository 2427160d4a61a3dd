import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { OPEN } from '../shared/request.ts'
import { Nullable } from '../shared/schema.ts'

const Count = Type.Integer({ minimum: 0 })

/** How far the file has been read. */
export const ImportProgress = Type.Object({
  kind: Type.Literal('progress'),
  rows: Count,
  added: Count,
  changed: Count,
  unchanged: Count,
  skipped: Count,
})
export type ImportProgress = Static<typeof ImportProgress>

/**
 * A row that was skipped: where it stands in the file, what is wrong, and its cells for a file that can be corrected.
 */
export const ImportRejection = Type.Object({
  kind: Type.Literal('rejected'),
  line: Type.Integer({ minimum: 1 }),
  column: Nullable(Type.String()),
  reason: Type.String(),
  cells: Type.Array(Type.String()),
})
export type ImportRejection = Static<typeof ImportRejection>

/** Something about the whole file that is worth knowing, such as a column that is passed over. */
export const ImportNotice = Type.Object({ kind: Type.Literal('notice'), message: Type.String() })
export type ImportNotice = Static<typeof ImportNotice>

/** The file has been read to its end. */
export const ImportDone = Type.Object({
  kind: Type.Literal('done'),
  rows: Count,
  added: Count,
  changed: Count,
  unchanged: Count,
  skipped: Count,
  categoriesAdded: Count,
  /** Products of the file that have no price in any price book, and so cannot be bought. */
  withoutPrice: Count,
})
export type ImportDone = Static<typeof ImportDone>

/** The file is not one that can be imported; nothing was changed. */
export const ImportRefused = Type.Object({ kind: Type.Literal('refused'), reason: Type.String() })
export type ImportRefused = Static<typeof ImportRefused>

/** The import ended before the end of the file, such as on a full disk; what was reported so far is stored. */
export const ImportStopped = Type.Object({ kind: Type.Literal('stopped'), reason: Type.String() })
export type ImportStopped = Static<typeof ImportStopped>

/** One line of the running report; the last one is `done`, `refused` or `stopped`. */
export const ImportLine = Type.Union([
  ImportProgress,
  ImportRejection,
  ImportNotice,
  ImportDone,
  ImportRefused,
  ImportStopped,
])
export type ImportLine = Static<typeof ImportLine>

/** Imports a product file while it arrives and reports line by line. */
export const importProducts = defineEndpoint({
  ...PROGRAM_ROUTES.importProducts,
  summary: 'Import a product file',
  query: Type.Object({ currencyIsoCode: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })) }, OPEN),
  rawBody: 'text/csv',
  responses: { 200: ImportLine },
  streamed: 'ndjson',
  guests: 'refused',
  // The columns of a product file are products, categories and prices.
  permissions: [
    { subject: 'catalogue', access: 'write' },
    { subject: 'prices', access: 'write' },
  ],
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'UNSUPPORTED_MEDIA_TYPE'],
})
