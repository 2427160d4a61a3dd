import type { OAuthError } from '@hydrant/contract/shop/oauth.ts'
import type { Scope } from '@hydrant/contract/shop/scope.ts'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'

/** What a program sent, or what is wrong with it in OAuth's words. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: 400 | 401; readonly error: OAuthError }

/** The fields of a request, by name. */
export type Fields = Readonly<Record<string, string>>

/** An id and a secret. */
export interface ClientPair {
  readonly clientId: string
  readonly clientSecret: string
}

/** A refusal in OAuth's words. */
export function refuseWith(error: OAuthError['error'], description: string) {
  return {
    ok: false,
    status: error === 'invalid_client' ? 401 : 400,
    error: { error, error_description: description },
  } as const
}

/**
 * The text fields of a form or of a JSON object; a field that is empty counts as absent, one that is sent twice or is
 * no text is refused.
 */
export function readFields(body: unknown): Read<Fields> {
  const pairs = pairsOf(body)
  if (pairs === null) return refuseWith('invalid_request', 'Send the parameters as a form or as a JSON object.')
  const fields = new Map<string, string>()
  for (const [name, value] of pairs) {
    if (typeof value !== 'string' || !isStorable(value))
      return refuseWith('invalid_request', `The parameter '${name.slice(0, 40)}' is not usable text.`)
    if (fields.has(name)) return refuseWith('invalid_request', `The parameter '${name.slice(0, 40)}' is there twice.`)
    if (value !== '') fields.set(name, value)
  }
  return { ok: true, value: Object.fromEntries(fields) }
}

function pairsOf(body: unknown): ReadonlyArray<readonly [string, unknown]> | null {
  if (body instanceof URLSearchParams) return [...body]
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.entries(body) : null
}

/** The id and secret of the client, from Basic authentication or from the fields; null when there is neither. */
export function readClient(authorization: string | undefined, fields: Fields): Read<ClientPair | null> {
  const { client_id: clientId, client_secret: clientSecret } = fields
  const basic = /^basic\s+(\S+)$/i.exec(authorization ?? '')?.[1]
  if (basic !== undefined) {
    if (clientSecret !== undefined)
      return refuseWith('invalid_request', 'Send the client secret once: as Basic authentication or as a parameter.')
    const pair = readBasic(basic)
    return pair === null
      ? refuseWith('invalid_client', 'The Basic authentication cannot be read.')
      : { ok: true, value: pair }
  }
  if (clientSecret === undefined) return { ok: true, value: null }
  return clientId === undefined
    ? refuseWith('invalid_request', "The parameter 'client_id' is missing.")
    : { ok: true, value: { clientId, clientSecret } }
}

/** The widest of the scopes that were asked for, separated by blanks; null when none was. */
export function readScope(text: string | undefined): Read<Scope | null> {
  const names = text?.split(' ').filter((name) => name !== '') ?? []
  const unknown = names.find((name) => name !== 'api' && name !== 'read')
  if (unknown !== undefined)
    return refuseWith('invalid_scope', `The scope '${unknown.slice(0, 40)}' is unknown: there are 'api' and 'read'.`)
  if (names.includes('api')) return { ok: true, value: 'api' }
  return { ok: true, value: names.length > 0 ? 'read' : null }
}

/** Both parts are form-encoded before they are joined (RFC 6749, 2.3.1). */
function readBasic(encoded: string): ClientPair | null {
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  const [clientId, clientSecret] = [decodeForm(id), decodeForm(rest.join(':'))]
  return clientId === null || clientSecret === null || rest.length === 0 || !isStorable(clientId)
    ? null
    : { clientId, clientSecret }
}

function decodeForm(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}
