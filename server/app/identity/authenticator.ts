import type { FastifyRequest } from 'fastify'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/app.js'
import { validateAndCreateShopper } from '../../accounts/service.ts'
import { DEVICE_COOKIE, lacksDemandedSecondFactor, SESSION_COOKIE, sessionErrors } from '../../session/service.ts'
import type { Webstore } from '../../webstore/service.ts'
import type { RequestAuthenticator } from '../../http/request-authenticator.ts'
import type { IdentityCache } from './identity-cache.ts'
import { crossSiteError, isCrossSiteWrite } from '../../http/origin.ts'
import { findPreviewTarget, createPreviewShopper } from './preview.ts'
import { isEncrypted } from '../../http/public-origin.ts'

/** How long a device stays known after the last sign-in: one year. */
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
  /** The path for which cookies are set; empty for the whole host. */
  readonly basePath: string
  /** How many carts new guests at one client address may create in an hour. */
  readonly guestCartsPerHour: number
  /** Origins besides the shop's own whose pages may send requests with a visitor's cookies. */
  readonly corsOrigins: readonly string[]
}

type FindSession = (
  request: FastifyRequest,
  token: string,
  lookup: Omit<Parameters<IdentityCache['session']>[1], 'clientAddress'>,
) => ReturnType<IdentityCache['session']>

/** Creates the authenticator of incoming requests. */
export function createAuthenticator(options: AuthenticatorOptions): RequestAuthenticator {
  const { identityCache } = options
  const path = options.basePath === '' ? '/' : options.basePath
  const findSession: FindSession = (request, token, lookup) =>
    identityCache.session(token, { ...lookup, clientAddress: request.ip })

  return {
    async identify(request, lookup) {
      const webstore = await identityCache.webstore()
      if (!namesNoOtherWebstore(request, webstore)) return err(errors.unknownWebstore)
      const hasBearer = findBearerToken(request) !== null
      if (!hasBearer && isCrossSiteWrite(request, options.corsOrigins)) return err(crossSiteError)
      const token = findToken(request)
      const openSession = token === null ? null : await findSession(request, token, { countsAsUse: true, ...lookup })
      if (hasBearer && openSession === null) return err(errors.endedSession)
      const isIncomplete = openSession !== null && lacksDemandedSecondFactor(openSession, webstore)
      const isAdmitted = !isIncomplete || lookup?.admitsStaffBeforeSecondFactor === true
      if (hasBearer && !isAdmitted) return err(sessionErrors.secondFactorDemanded)
      const session = isAdmitted ? openSession : null
      const user = session?.user ?? null
      const accountAccessResult = await identityCache.accountAccess(
        user,
        findQueryParameter(request, 'effectiveAccountId'),
      )
      if (!accountAccessResult.ok) return accountAccessResult
      const sender = {
        webstore,
        user,
        guestKey: findGuestKey(request, webstore),
        guestCartLimit: { clientAddress: request.ip, perHour: options.guestCartsPerHour },
        currencyIsoCode: findQueryParameter(request, 'currencyIsoCode'),
      }
      const previewTarget = findPreviewTarget(request)
      const shopperResult =
        previewTarget === null
          ? validateAndCreateShopper(sender, accountAccessResult.value)
          : await createPreviewShopper(identityCache, sender, previewTarget)
      return shopperResult.ok ? ok({ shopper: shopperResult.value, session }) : shopperResult
    },
    guestKeyOf: findGuestKey,
    tokenOf: findToken,
    async hasSession(request) {
      const token = findToken(request)
      return token !== null && (await findSession(request, token, { countsAsUse: false })) !== null
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

function findGuestKey(request: FastifyRequest, webstore: Webstore): string | null {
  const key = request.cookies[toGuestCookieName(webstore)]
  return key !== undefined && /^[0-9a-f-]{36}$/.test(key) ? key : null
}

function toGuestCookieName({ siteId }: Webstore): string {
  return `guest_uuid_essential_${siteId.slice(0, 15)}`
}

/** Whether the path of a request names this web store, or none. */
function namesNoOtherWebstore(request: FastifyRequest, webstore: Webstore): boolean {
  const params: unknown = request.params
  const requestedId =
    typeof params === 'object' && params !== null && 'webstoreId' in params ? params.webstoreId : undefined
  return requestedId === undefined || (typeof requestedId === 'string' && toFullIdIfValid(requestedId) === webstore.id)
}

function findToken(request: FastifyRequest): string | null {
  return findBearerToken(request) ?? request.cookies[SESSION_COOKIE] ?? null
}

/**
 * Returns the token after `Bearer`, which may be empty; null when the request does not use this scheme. A request with
 * an empty token is rejected, and not treated as a request of a guest.
 */
function findBearerToken(request: FastifyRequest): string | null {
  return (
    /^bearer(?:\s+(.*))?$/i
      .exec(request.headers.authorization?.trim() ?? '')
      ?.slice(1)
      .map((token) => token ?? '')[0] ?? null
  )
}

function findQueryParameter(request: FastifyRequest, name: string): string | undefined {
  const query: unknown = request.query
  if (typeof query !== 'object' || query === null) return undefined
  const value: unknown = Reflect.get(query, name)
  return typeof value === 'string' ? value : undefined
}
