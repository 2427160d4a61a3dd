import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { issueToken, type OAuthError, revokeToken } from '@hydrant/contract/shop/oauth.ts'
import type { Scope } from '@hydrant/contract/shop/scope.ts'
import type { Result } from '@hydrant/kernel/result/result.ts'
import type { Server } from '../http/serve.ts'
import type { Authentication } from './authentication.ts'
import { sessionRefusals } from './errors.ts'
import { type IssuedToken, openIntegrationSession, proveIntegration } from './integrations.ts'
import { endSession } from './open-session.ts'
import {
  type ClientPair,
  type Fields,
  type Read,
  readClient,
  readFields,
  readScope,
  refuseWith,
} from './read-token-request.ts'
import { beginSession } from './sign-in.ts'

/** Four kilobytes hold the longest name and password. */
const BODY_LIMIT = 16 * 1024

/**
 * The calls by which programs get and give back tokens. They prove themselves in the request and never by a cookie, and
 * are answered in OAuth's shapes, so that they are not served like the others.
 */
export function registerOAuthRoutes({ app, siteUrl }: Server, authentication: Authentication): void {
  void app.register((scope, _, ready) => {
    readForms(scope)
    route(scope, issueToken, async (request, fields, client) => {
      const issued = await issue(authentication, { request, fields, client })
      if (!issued.ok) return issued
      const { token, seconds, scope: given } = issued.value
      return {
        ok: true,
        value: {
          access_token: token,
          token_type: 'Bearer',
          expires_in: seconds,
          issued_at: String(Date.now()),
          instance_url: siteUrl(request),
          scope: given,
        },
      }
    })
    route(scope, revokeToken, async (request, fields, client) => {
      const { token } = fields
      if (token === undefined) return refuseWith('invalid_request', "The parameter 'token' is missing.")
      // Whoever holds a token may end it; a client that also names itself must be who it says.
      const wrong = await proveClient(authentication, request, client)
      if (wrong !== null) return wrong
      // Tokens hold no spaces, but some a plus sign, which a form that was not encoded turns into one.
      await endSession(authentication, token.replaceAll(' ', '+'))
      return { ok: true, value: {} }
    })
    ready()
  })
}

type Handle = (request: FastifyRequest, fields: Fields, client: ClientPair | null) => Promise<Read<unknown> | TooMany>
type TooMany = { readonly ok: false; readonly status: 429; readonly error: OAuthError }

function route(scope: FastifyInstance, endpoint: typeof issueToken | typeof revokeToken, handle: Handle): void {
  const { method, path, responses } = endpoint
  scope.route({
    method,
    url: path,
    bodyLimit: BODY_LIMIT,
    schema: { response: responses },
    handler: async (request, reply) => {
      const fields = readFields(request.body)
      if (!fields.ok) return sendError(reply, fields)
      const client = readClient(request.headers.authorization, fields.value)
      const answered = client.ok ? await handle(request, fields.value, client.value) : client
      if (!answered.ok) return sendError(reply, answered)
      return reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' }).send(answered.value)
    },
  })
}

interface TokenRequest {
  readonly request: FastifyRequest
  readonly fields: Fields
  readonly client: ClientPair | null
}

async function issue(
  authentication: Authentication,
  { request, fields, client }: TokenRequest,
): Promise<Read<IssuedToken> | TooMany> {
  const asked = readScope(fields['scope'])
  if (!asked.ok) return asked
  switch (fields['grant_type']) {
    case undefined:
      return refuseWith('invalid_request', "The parameter 'grant_type' is missing.")
    case 'client_credentials':
      if (client === null)
        return refuseWith(
          'invalid_client',
          'Send the client id and its secret, as Basic authentication or as parameters.',
        )
      return toOAuth(
        await openIntegrationSession(authentication, { ...client, clientAddress: request.ip, asked: asked.value }),
        'invalid_client',
      )
    case 'password': {
      // A person needs no client; one that names itself must be who it says.
      const proven = await proveClient(authentication, request, client)
      return proven ?? signIn(authentication, request, { fields, scope: asked.value ?? 'api' })
    }
    default:
      return refuseWith('unsupported_grant_type', "The parameter 'grant_type' takes client_credentials and password.")
  }
}

async function proveClient(authentication: Authentication, request: FastifyRequest, client: ClientPair | null) {
  const proven =
    client === null ? null : await proveIntegration(authentication, { ...client, clientAddress: request.ip })
  return proven === null || proven.ok ? null : inOAuth(proven.error, 'invalid_client')
}

async function signIn(
  authentication: Authentication,
  request: FastifyRequest,
  { fields: { username, password }, scope }: { readonly fields: Fields; readonly scope: Scope },
): Promise<Read<IssuedToken> | TooMany> {
  if (username === undefined || password === undefined)
    return refuseWith('invalid_request', "The parameters 'username' and 'password' are needed.")
  const begun = await beginSession(authentication, {
    email: username,
    password,
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'],
    scope,
  })
  return toOAuth(
    begun.ok ? { ok: true, value: { token: begun.value.token, seconds: authentication.idleSeconds, scope } } : begun,
    'invalid_grant',
  )
}

function toOAuth(outcome: Result<IssuedToken>, error: 'invalid_client' | 'invalid_grant'): Read<IssuedToken> | TooMany {
  if (outcome.ok) return outcome
  return inOAuth(outcome.error, outcome.error === sessionRefusals.wideScope ? 'invalid_scope' : error)
}

function inOAuth(
  { status, message }: { readonly status: number; readonly message: string },
  error: OAuthError['error'],
) {
  return status === 429
    ? ({ ok: false, status: 429, error: { error: 'temporarily_unavailable', error_description: message } } as const)
    : refuseWith(error, message)
}

function sendError(
  reply: FastifyReply,
  { status, error }: { readonly status: number; readonly error: OAuthError },
): FastifyReply {
  if (status === 401) reply.header('www-authenticate', 'Basic realm="api", charset="UTF-8"')
  if (status === 429) reply.header('retry-after', '60')
  return reply.code(status).headers({ 'cache-control': 'no-store', pragma: 'no-cache' }).send(error)
}

/** Forms and JSON; whatever cannot be read is told in OAuth's shape, too. */
function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, new URLSearchParams(body)),
  )
  scope.setErrorHandler((error: FastifyError, _, reply) => {
    if (error.statusCode === undefined || error.statusCode < 400 || error.statusCode >= 500) throw error
    return sendError(
      reply,
      refuseWith('invalid_request', 'The request cannot be read: send the parameters as a form or as a JSON object.'),
    )
  })
}
