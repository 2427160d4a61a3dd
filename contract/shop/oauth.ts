import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { Choice } from '../shared/schema.ts'
import { Scope } from './scope.ts'

/** What is wrong with a request for a token, in the words of OAuth 2.0 (RFC 6749, 5.2). */
export const OAuthError = Type.Object({
  error: Choice([
    'invalid_request',
    'invalid_client',
    'invalid_grant',
    'invalid_scope',
    'unsupported_grant_type',
    'unsupported_token_type',
    'temporarily_unavailable',
  ]),
  error_description: Type.String(),
})
export type OAuthError = Static<typeof OAuthError>

/** A token (RFC 6749, 5.1). */
export const AccessToken = Type.Object({
  /** Goes after `Bearer` in the Authorization header. */
  access_token: Type.String(),
  token_type: Choice(['Bearer']),
  /** Seconds. */
  expires_in: Type.Integer(),
  /** Milliseconds since 1970, as text. */
  issued_at: Type.String(),
  /** Where the API is. */
  instance_url: Type.String(),
  /** Where the identity of the user is; it ends with the ids of organization and user. */
  id: Type.String(),
  scope: Scope,
})
export type AccessToken = Static<typeof AccessToken>

const text = Type.Optional(Type.String())

/**
 * A request for a token, as a form or as JSON. `client_credentials` takes the id and secret of an integration, here or
 * as Basic authentication; `password` takes a user's name and password. `scope` is `api` or `read`; without it the
 * widest that the integration may have.
 */
export const TokenRequest = Type.Object({
  grant_type: text,
  client_id: text,
  client_secret: text,
  username: text,
  password: text,
  scope: text,
})
export type TokenRequest = Static<typeof TokenRequest>

/** Gives out a token. */
export const issueToken = defineEndpoint({
  ...ROUTES.issueToken,
  summary: 'Get a bearer token for an integration or a user',
  body: TokenRequest,
  responses: { 200: AccessToken, 400: OAuthError, 401: OAuthError, 429: OAuthError },
  guests: 'allowed',
  errors: [],
})

/** Which token is to end; the client may prove itself as for a new one. */
export const RevocationRequest = Type.Object({
  token: text,
  token_type_hint: text,
  client_id: text,
  client_secret: text,
})
export type RevocationRequest = Static<typeof RevocationRequest>

/** Ends a token at once (RFC 7009); a token of nothing is no error. */
export const revokeToken = defineEndpoint({
  ...ROUTES.revokeToken,
  summary: 'End a bearer token',
  body: RevocationRequest,
  responses: { 200: Type.Object({}), 400: OAuthError, 401: OAuthError, 429: OAuthError },
  guests: 'allowed',
  errors: [],
})
