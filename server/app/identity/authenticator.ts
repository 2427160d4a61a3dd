import type { FastifyRequest } from 'fastify'
import { toFullId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/app.js'
import { toShopper } from '../../accounts/service.ts'
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../session/service.ts'
import type { Webstore } from '../../webstore/service.ts'
import type { RequestAuthenticator } from '../../http/request-authenticator.ts'
import type { IdentityCache } from './identity-cache.ts'
import { crossSiteError, isCrossSite } from '../../http/origin.ts'
import { readPreviewTarget, loadPreviewShopper } from './preview.ts'
import { isEncrypted } from '../../http/public-origin.ts'

/** A device counts as unknown after a year without a sign-in. */
const DEVICE_SECONDS = 365 * 24 * 60 * 60

const errors = {
  unknownWebstore: { code: 'WEBSTORE_NOT_FOUND', message: messages.unknownWebstore },
  endedSession: {
    code: 'INVALID_SESSION_ID',
    message: messages.endedTokenSession,
  },
} as const

/** What the authenticator depends on. */
export interface AuthenticatorOptions {
  readonly identityCache: IdentityCache
  /** The path that cookies belong to ('' for the whole host). */
  readonly basePath: string
  /** How many carts new guests at one client address may create in an hour. */
  readonly guestCartsPerHour: number
  /** Origins besides the shop's own whose pages may send requests with a visitor's cookies. */
  readonly corsOrigins: readonly string[]
}

/** Creates the authenticator of incoming requests. */
export function createAuthenticator(options: AuthenticatorOptions): RequestAuthenticator {
  const { identityCache } = options
  const path = options.basePath === '' ? '/' : options.basePath

  return {
    async identify(request, lookup) {
      const webstore = await identityCache.webstore()
      if (!matchesWebstore(request, webstore)) return err(errors.unknownWebstore)
      const hasBearer = bearerTokenOf(request) !== null
      if (!hasBearer && isCrossSite(request, options.corsOrigins)) return err(crossSiteError)
      const token = tokenOf(request)
      const session = token === null ? null : await identityCache.session(token, lookup)
      if (hasBearer && session === null) return err(errors.endedSession)
      const user = session?.user ?? null
      const accountAccess = await identityCache.accountAccess(user, queryParameter(request, 'effectiveAccountId'))
      if (!accountAccess.ok) return accountAccess
      const sender = {
        webstore,
        user,
        guestKey: readGuestKey(request, webstore),
        guestCartLimit: { clientAddress: request.ip, perHour: options.guestCartsPerHour },
        currencyIsoCode: queryParameter(request, 'currencyIsoCode'),
      }
      const previewTarget = readPreviewTarget(request)
      const shopper =
        previewTarget === null
          ? toShopper(sender, accountAccess.value)
          : await loadPreviewShopper(identityCache, sender, previewTarget)
      return shopper.ok ? ok({ shopper: shopper.value, session }) : shopper
    },
    guestKeyOf: readGuestKey,
    tokenOf,
    async hasSession(request) {
      const token = tokenOf(request)
      return token !== null && (await identityCache.session(token, { countsAsUse: false })) !== null
    },
    setSessionCookie(request, reply, session) {
      reply.setCookie(SESSION_COOKIE, session.token, {
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure: isEncrypted(request),
        expires: session.latestExpiresAt,
      })
    },
    setDeviceCookie(request, reply, value) {
      reply.setCookie(DEVICE_COOKIE, value, {
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure: isEncrypted(request),
        maxAge: DEVICE_SECONDS,
      })
    },
    clearCookies(reply, webstore) {
      reply.clearCookie(SESSION_COOKIE, { path })
      reply.clearCookie(toGuestCookieName(webstore), { path })
    },
    issueGuestKey(request, reply, webstore) {
      const key = crypto.randomUUID()
      reply.setCookie(toGuestCookieName(webstore), key, {
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure: isEncrypted(request),
        maxAge: 60 * 60 * 24 * 30,
      })
      return key
    },
  }
}

function readGuestKey(request: FastifyRequest, webstore: Webstore): string | null {
  const key = request.cookies[toGuestCookieName(webstore)]
  return key !== undefined && /^[0-9a-f-]{36}$/.test(key) ? key : null
}

function toGuestCookieName({ siteId }: Webstore): string {
  return `guest_uuid_essential_${siteId.slice(0, 15)}`
}

function matchesWebstore(request: FastifyRequest, webstore: Webstore): boolean {
  const params: unknown = request.params
  const requestedId =
    typeof params === 'object' && params !== null && 'webstoreId' in params ? params.webstoreId : undefined
  return requestedId === undefined || (typeof requestedId === 'string' && toFullId(requestedId) === webstore.id)
}

function tokenOf(request: FastifyRequest): string | null {
  return bearerTokenOf(request) ?? request.cookies[SESSION_COOKIE] ?? null
}

/** The token after `Bearer`, '' when nothing follows: a request with that scheme is never treated as a guest's. */
function bearerTokenOf(request: FastifyRequest): string | null {
  return (
    /^bearer(?:\s+(.*))?$/i
      .exec(request.headers.authorization?.trim() ?? '')
      ?.slice(1)
      .map((token) => token ?? '')[0] ?? null
  )
}

function queryParameter(request: FastifyRequest, name: string): string | undefined {
  const query: unknown = request.query
  if (typeof query !== 'object' || query === null) return undefined
  const value: unknown = Reflect.get(query, name)
  return typeof value === 'string' ? value : undefined
}
