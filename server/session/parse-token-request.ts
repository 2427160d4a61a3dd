import type { OAuthError } from '@hydrant/contract/shop/oauth.ts'
import type { Scope } from '@hydrant/contract/shop/scope.ts'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import * as messages from '@hydrant/messages/compiled/server/session.js'

/** A parsed value or an OAuth error. */
export type OAuthResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: 400 | 401; readonly error: OAuthError }

/** The fields of a request, by name. */
export type Fields = Readonly<Record<string, string>>

/** A client id and secret. */
export interface ClientIdAndSecret {
  readonly clientId: string
  readonly clientSecret: string
}

/** Creates an OAuth error result. */
export function createOAuthErrorResult(error: OAuthError['error'], description: string) {
  return {
    ok: false,
    status: error === 'invalid_client' ? 401 : 400,
    error: { error, error_description: description },
  } as const
}

/**
 * Parses the text fields of a form or a JSON object. An empty field counts as absent; a repeated field or a value that
 * is no text is an error.
 */
export function parseTokenRequestFields(body: unknown): OAuthResult<Fields> {
  const pairs = toPairs(body)
  if (pairs === null) return createOAuthErrorResult('invalid_request', messages.formOrJsonRequired())
  const fields = new Map<string, string>()
  for (const [name, value] of pairs) {
    if (typeof value !== 'string' || !isStorable(value))
      return createOAuthErrorResult('invalid_request', messages.unusableParameter({ name: name.slice(0, 40) }))
    if (fields.has(name))
      return createOAuthErrorResult('invalid_request', messages.repeatedParameter({ name: name.slice(0, 40) }))
    if (value !== '') fields.set(name, value)
  }
  return { ok: true, value: Object.fromEntries(fields) }
}

function toPairs(body: unknown): ReadonlyArray<readonly [string, unknown]> | null {
  if (body instanceof URLSearchParams) return [...body]
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.entries(body) : null
}

/** Parses the client's id and secret from Basic authentication or from the fields; null when there is neither. */
export function parseClientCredentials(
  authorization: string | undefined,
  fields: Fields,
): OAuthResult<ClientIdAndSecret | null> {
  const { client_id: clientId, client_secret: clientSecret } = fields
  const basic = /^basic\s+(\S+)$/i.exec(authorization ?? '')?.[1]
  if (basic !== undefined) {
    if (clientSecret !== undefined) return createOAuthErrorResult('invalid_request', messages.clientSecretTwice())
    const credentials = parseBasicCredentials(basic)
    return credentials === null
      ? createOAuthErrorResult('invalid_client', messages.unreadableBasicAuthentication())
      : { ok: true, value: credentials }
  }
  if (clientSecret === undefined) return { ok: true, value: null }
  return clientId === undefined
    ? createOAuthErrorResult('invalid_request', messages.missingParameter({ name: 'client_id' }))
    : { ok: true, value: { clientId, clientSecret } }
}

/** Parses the requested scopes, separated by spaces, and returns the widest one; null when there is none. */
export function parseWidestScope(text: string | undefined): OAuthResult<Scope | null> {
  const names = text?.split(' ').filter((name) => name !== '') ?? []
  const unknownScope = names.find((name) => name !== 'api' && name !== 'read')
  if (unknownScope !== undefined)
    return createOAuthErrorResult('invalid_scope', messages.unknownScope({ scope: unknownScope.slice(0, 40) }))
  if (names.includes('api')) return { ok: true, value: 'api' }
  return { ok: true, value: names.length > 0 ? 'read' : null }
}

/** Parses Basic credentials; both parts are form-encoded before they are joined (RFC 6749, 2.3.1). */
function parseBasicCredentials(encoded: string): ClientIdAndSecret | null {
  const [id = '', ...secretParts] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  const [clientId, clientSecret] = [decodeFormValue(id), decodeFormValue(secretParts.join(':'))]
  return clientId === null || clientSecret === null || secretParts.length === 0 || !isStorable(clientId)
    ? null
    : { clientId, clientSecret }
}

function decodeFormValue(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}
