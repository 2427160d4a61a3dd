import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { RecordIdParam, STRICT } from '../shared/request.ts'
import { Choice, NoContent, Nullable, Timestamp } from '../shared/schema.ts'
import { Scope } from './scope.ts'

/** A program that the buyer has let in; it acts as the buyer. */
export const Integration = Type.Object({
  integrationId: Type.String(),
  name: Type.String(),
  clientId: Type.String(),
  /** The widest scope of its tokens. */
  scope: Scope,
  createdAt: Timestamp,
  /** To within some minutes. */
  lastUsedAt: Nullable(Timestamp),
})
export type Integration = Static<typeof Integration>

/** An integration with its secret, which is told this once. */
export const NewIntegration = Type.Object({ ...Integration.properties, clientSecret: Type.String() })
export type NewIntegration = Static<typeof NewIntegration>

/** What is to be let in; it may do everything that its user may unless `scope` says `read`. */
export const IntegrationInput = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 80 }), scope: Type.Optional(Scope) },
  STRICT,
)
export type IntegrationInput = Static<typeof IntegrationInput>

/** Lists the programs that the buyer has let in. */
export const listIntegrations = defineEndpoint({
  ...ROUTES.listIntegrations,
  summary: 'Programs that act as the buyer',
  responses: { 200: Type.Object({ integrations: Type.Array(Integration) }) },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID'],
})

/** Lets a program in. */
export const createIntegration = defineEndpoint({
  ...ROUTES.createIntegration,
  summary: 'Let a program act as the buyer',
  body: IntegrationInput,
  responses: { 201: NewIntegration },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR', 'LIMIT_EXCEEDED'],
})

/** Shuts a program out: its secret and all its tokens end at once. */
export const deleteIntegration = defineEndpoint({
  ...ROUTES.deleteIntegration,
  summary: 'Shut a program out',
  params: Type.Object({ integrationId: RecordIdParam }),
  responses: { 204: NoContent },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
})

/** A session that is open, told without its token. */
export const OpenToken = Type.Object({
  tokenId: Type.String(),
  /** A person signs in; an integration is given a token. */
  kind: Choice(['SignIn', 'Integration']),
  /** The integration's, or what the browser calls itself. */
  name: Type.String(),
  scope: Scope,
  createdAt: Timestamp,
  /** To within some minutes; null for a token that was never used. */
  lastUsedAt: Nullable(Timestamp),
  /** Null for a token that does not expire. */
  expiresAt: Nullable(Timestamp),
  /** Whether this call was made with it. */
  isCurrent: Type.Boolean(),
})
export type OpenToken = Static<typeof OpenToken>

/** Lists the buyer's open sessions and tokens, newest first. */
export const listTokens = defineEndpoint({
  ...ROUTES.listTokens,
  summary: 'Open sessions and tokens of the buyer',
  responses: { 200: Type.Object({ tokens: Type.Array(OpenToken) }) },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID'],
})

/** Ends one of the buyer's sessions or tokens at once. */
export const deleteToken = defineEndpoint({
  ...ROUTES.deleteToken,
  scope: 'read',
  summary: 'End a session or token',
  params: Type.Object({ tokenId: Type.String({ minLength: 1, maxLength: 64 }) }),
  responses: { 204: NoContent },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
})
