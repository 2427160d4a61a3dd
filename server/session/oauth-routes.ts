import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { issueToken, type OAuthError, revokeToken } from '@hydrant/contract/shop/oauth.ts'
import type { Scope } from '@hydrant/contract/shop/scope.ts'
import type { DomainError, Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/session.js'
import type { Server } from '../http/serve.ts'
import type { Authentication } from './authentication.ts'
import { sessionErrors } from './errors.ts'
import { type IssuedToken, issueIntegrationToken, authenticateIntegration } from './integrations.ts'
import { endSession } from './open-session.ts'
import { loadOrganizationId } from './organization.ts'
import {
  type ClientIdAndSecret,
  type Fields,
  type OAuthResult,
  parseClientCredentials,
  parseTokenRequestFields,
  parseWidestScope,
  createOAuthErrorResult,
} from './parse-token-request.ts'
import { toPlatformToken } from './platform-token.ts'
import { beginSession } from './sign-in.ts'

/** The maximum size of a token request, in bytes; the longest name and password need a quarter of it. */
const BODY_LIMIT = 16 * 1024

/**
 * Registers the OAuth endpoints that issue and revoke tokens. They are not registered by `registerEndpoint`, because
 * clients authenticate in the request, never by a cookie, and get responses in OAuth's format.
 */
export function registerOAuthRoutes({ app, siteUrl }: Server, authentication: Authentication): void {
  void app.register((scope, _, ready) => {
    registerFormParserAndErrors(scope)
    registerOAuthRoute(scope, issueToken, async (request, fields, client) => {
      const tokenResult = await issueTokenByGrant(authentication, { request, fields, client })
      if (!tokenResult.ok) return tokenResult
      const { token, userId, lifetimeSeconds: seconds, scope: grantedScope } = tokenResult.value
      const organizationId = await loadOrganizationId(authentication.database)
      return {
        ok: true,
        value: {
          access_token: toPlatformToken(token, organizationId),
          token_type: 'Bearer',
          expires_in: seconds,
          issued_at: String(Date.now()),
          instance_url: siteUrl(request),
          id: `${siteUrl(request)}/id/${organizationId}/${userId}`,
          scope: grantedScope,
        },
      }
    })
    registerOAuthRoute(scope, revokeToken, async (request, fields, client) => {
      const { token } = fields
      if (token === undefined)
        return createOAuthErrorResult('invalid_request', messages.missingParameter({ name: 'token' }))
      // Whoever has a token may revoke it; client credentials are optional, but must be right if they are sent.
      const clientError = await findClientError(authentication, request, client)
      if (clientError !== null) return clientError
      // Tokens contain no spaces, but some contain a plus sign, which an unencoded form turns into a space.
      await endSession(authentication, token.replaceAll(' ', '+'))
      return { ok: true, value: {} }
    })
    ready()
  })
}

type Handle = (
  request: FastifyRequest,
  fields: Fields,
  client: ClientIdAndSecret | null,
) => Promise<OAuthResult<unknown> | TooManyRequests>
type TooManyRequests = {
  readonly ok: false
  readonly status: 429
  readonly error: OAuthError
  readonly retryAfterSeconds?: number | undefined
}

function registerOAuthRoute(
  scope: FastifyInstance,
  endpoint: typeof issueToken | typeof revokeToken,
  handle: Handle,
): void {
  const { method, path, responses } = endpoint
  scope.route({
    method,
    url: path,
    bodyLimit: BODY_LIMIT,
    schema: { response: responses },
    handler: async (request, reply) => {
      const fieldsResult = parseTokenRequestFields(request.body)
      if (!fieldsResult.ok) return sendOAuthError(reply, fieldsResult)
      const clientResult = parseClientCredentials(request.headers.authorization, fieldsResult.value)
      const result = clientResult.ok ? await handle(request, fieldsResult.value, clientResult.value) : clientResult
      if (!result.ok) return sendOAuthError(reply, result)
      return reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' }).send(result.value)
    },
  })
}

interface TokenRequest {
  readonly request: FastifyRequest
  readonly fields: Fields
  readonly client: ClientIdAndSecret | null
}

async function issueTokenByGrant(
  authentication: Authentication,
  { request, fields, client }: TokenRequest,
): Promise<OAuthResult<IssuedToken> | TooManyRequests> {
  const scopeResult = parseWidestScope(fields['scope'])
  if (!scopeResult.ok) return scopeResult
  switch (fields['grant_type']) {
    case undefined:
      return createOAuthErrorResult('invalid_request', messages.missingParameter({ name: 'grant_type' }))
    case 'client_credentials':
      if (client === null) return createOAuthErrorResult('invalid_client', messages.clientRequired())
      return toOAuthResult(
        await issueIntegrationToken(authentication, {
          ...client,
          clientAddress: request.ip,
          requestedScope: scopeResult.value,
        }),
        'invalid_client',
      )
    case 'password': {
      // Client credentials are optional for a person, but must be right if they are sent.
      const clientResult = await findClientError(authentication, request, client)
      return (
        clientResult ?? issueTokenForPassword(authentication, request, { fields, scope: scopeResult.value ?? 'api' })
      )
    }
    default:
      return createOAuthErrorResult('unsupported_grant_type', messages.unknownGrantType())
  }
}

/** Returns an OAuth error when client credentials were sent and are wrong; otherwise null. */
async function findClientError(
  authentication: Authentication,
  request: FastifyRequest,
  client: ClientIdAndSecret | null,
) {
  const clientResult =
    client === null ? null : await authenticateIntegration(authentication, { ...client, clientAddress: request.ip })
  return clientResult === null || clientResult.ok ? null : toOAuthError(clientResult.error, 'invalid_client')
}

async function issueTokenForPassword(
  authentication: Authentication,
  request: FastifyRequest,
  { fields: { username, password }, scope }: { readonly fields: Fields; readonly scope: Scope },
): Promise<OAuthResult<IssuedToken> | TooManyRequests> {
  if (username === undefined || password === undefined)
    return createOAuthErrorResult('invalid_request', messages.missingUserNameOrPassword())
  const signInResult = await beginSession(authentication, {
    email: username,
    password,
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'],
    isOfProgram: true,
    scope,
  })
  return toOAuthResult(
    signInResult.ok
      ? {
          ok: true,
          value: {
            token: signInResult.value.token,
            userId: signInResult.value.user.id,
            lifetimeSeconds: authentication.idleSeconds,
            scope,
          },
        }
      : signInResult,
    'invalid_grant',
  )
}

function toOAuthResult(
  result: Result<IssuedToken>,
  error: 'invalid_client' | 'invalid_grant',
): OAuthResult<IssuedToken> | TooManyRequests {
  if (result.ok) return result
  return toOAuthError(result.error, result.error === sessionErrors.scopeTooWide ? 'invalid_scope' : error)
}

function toOAuthError({ code, message, retryAfterSeconds }: DomainError, error: OAuthError['error']) {
  return code === 'REQUEST_LIMIT_EXCEEDED'
    ? ({
        ok: false,
        status: 429,
        retryAfterSeconds,
        error: { error: 'temporarily_unavailable', error_description: message() },
      } as const)
    : createOAuthErrorResult(error, message())
}

function sendOAuthError(
  reply: FastifyReply,
  {
    status,
    error,
    retryAfterSeconds,
  }: { readonly status: number; readonly error: OAuthError; readonly retryAfterSeconds?: number | undefined },
): FastifyReply {
  if (status === 401) reply.header('www-authenticate', 'Basic realm="api", charset="UTF-8"')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply.code(status).headers({ 'cache-control': 'no-store', pragma: 'no-cache' }).send(error)
}

/** Registers the parser of form bodies, and an error handler that sends OAuth errors. */
function registerFormParserAndErrors(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, new URLSearchParams(body)),
  )
  scope.setErrorHandler((error: FastifyError, _, reply) => {
    if (error.statusCode === undefined || error.statusCode < 400 || error.statusCode >= 500) throw error
    return sendOAuthError(reply, createOAuthErrorResult('invalid_request', messages.unreadableTokenRequest()))
  })
}
