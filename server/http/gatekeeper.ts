import type { FastifyReply, FastifyRequest } from 'fastify'
import { fullId } from '@hydrant/kernel/identity/record-id.ts'
import { type Result, err } from '@hydrant/kernel/result/result.ts'
import { type Shopper, toShopper } from '../accounts/service.ts'
import { DEVICE_COOKIE, type OpenSession, SESSION_COOKIE } from '../session/service.ts'
import type { Webstore } from '../webstore/service.ts'
import type { Asking, IdentityMemory } from './identity-memory.ts'
import { crossSite, isCrossSite } from './origin.ts'
import { readPreviewed, toPreviewed } from './preview.ts'
import { isEncrypted } from './public-origin.ts'

/** Finds out who sends a request, and hands out the cookies that tell it the next time. */
export interface Gatekeeper {
  /**
   * On whose behalf a request is made; refused when its store, session, account or origin will not do. It is a use of
   * the session unless it says that it is none.
   */
  identify(request: FastifyRequest, asking?: Asking): Promise<Result<Shopper>>
  /** The token of the request's session, whether or not it is still good; null when it brings none. */
  tokenOf(request: FastifyRequest): string | null
  /** The session of the request, or null when it has none that is open. */
  sessionOf(request: FastifyRequest, asking?: Asking): Promise<OpenSession | null>
  /**
   * The secret of the guest's cart that the browser holds, also when it has signed in since; null when it holds none.
   */
  guestKeyOf(request: FastifyRequest, webstore: Webstore): string | null
  /** Gives the browser the cookie of a session. */
  setSessionCookie(
    request: FastifyRequest,
    reply: FastifyReply,
    session: { readonly token: string; readonly endsBy: Date },
  ): void
  /** Gives the browser the cookie by which it is a known device of those who have signed in there. */
  setDeviceCookie(request: FastifyRequest, reply: FastifyReply, value: string): void
  /** Takes the cookies of session and guest cart away from the browser. */
  clearCookies(reply: FastifyReply, webstore: Webstore): void
  /** A new secret for a guest's cart, set as a cookie. */
  issueGuestKey(request: FastifyRequest, reply: FastifyReply, webstore: Webstore): string
}

/** A device that nobody signs in on for a year is unknown again. */
const DEVICE_SECONDS = 365 * 24 * 60 * 60

const refusals = {
  unknownWebstore: { code: 'WEBSTORE_NOT_FOUND', message: 'There is no such web store.', status: 404 },
  endedSession: {
    code: 'INVALID_SESSION_ID',
    message: 'The session of this token has ended or never was.',
    status: 401,
  },
} as const

/** What the gatekeeper works with. */
export interface GatekeeperOptions {
  readonly memory: IdentityMemory
  /** The path that cookies belong to ('' for the whole host). */
  readonly basePath: string
  /** How many carts of new guests one client address may make in an hour. */
  readonly guestCartsPerHour: number
  /** Sites whose pages may call with a visitor's cookies, besides the shop's own. */
  readonly corsOrigins: readonly string[]
}

/** Sets up the gatekeeper. */
export function createGatekeeper(options: GatekeeperOptions): Gatekeeper {
  const { memory } = options
  const path = options.basePath === '' ? '/' : options.basePath

  return {
    async identify(request, asking) {
      const webstore = await memory.webstore()
      if (!namesWebstore(request, webstore)) return err(refusals.unknownWebstore)
      const hasBearer = bearerOf(request) !== null
      if (!hasBearer && isCrossSite(request, options.corsOrigins)) return err(crossSite)
      const token = tokenOf(request)
      const session = token === null ? null : await memory.session(token, asking)
      if (hasBearer && session === null) return err(refusals.endedSession)
      const user = session?.user ?? null
      const standing = await memory.standing(user, queryText(request, 'effectiveAccountId'))
      if (!standing.ok) return standing
      const facts = {
        webstore,
        user,
        guestKey: readGuestKey(request, webstore),
        guestCartLimit: { clientAddress: request.ip, perHour: options.guestCartsPerHour },
        currencyIsoCode: queryText(request, 'currencyIsoCode'),
      }
      const previewed = readPreviewed(request)
      return previewed === null ? toShopper(facts, standing.value) : toPreviewed(memory, facts, previewed)
    },
    guestKeyOf: readGuestKey,
    tokenOf,
    async sessionOf(request, asking) {
      const token = tokenOf(request)
      return token === null ? null : memory.session(token, asking)
    },
    setSessionCookie(request, reply, session) {
      reply.setCookie(SESSION_COOKIE, session.token, {
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure: isEncrypted(request),
        expires: session.endsBy,
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
      reply.clearCookie(guestCookieName(webstore), { path })
    },
    issueGuestKey(request, reply, webstore) {
      const key = crypto.randomUUID()
      reply.setCookie(guestCookieName(webstore), key, {
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
  const key = request.cookies[guestCookieName(webstore)]
  return key !== undefined && /^[0-9a-f-]{36}$/.test(key) ? key : null
}

function guestCookieName({ siteId }: Webstore): string {
  return `guest_uuid_essential_${siteId.slice(0, 15)}`
}

function namesWebstore(request: FastifyRequest, webstore: Webstore): boolean {
  const params: unknown = request.params
  const asked = typeof params === 'object' && params !== null && 'webstoreId' in params ? params.webstoreId : undefined
  return asked === undefined || (typeof asked === 'string' && fullId(asked) === webstore.id)
}

function tokenOf(request: FastifyRequest): string | null {
  return bearerOf(request) ?? request.cookies[SESSION_COOKIE] ?? null
}

/**
 * What follows `Bearer`, also when that is nothing or no token: whoever names the scheme does not want to be a guest.
 */
function bearerOf(request: FastifyRequest): string | null {
  return (
    /^bearer(?:\s+(.*))?$/i
      .exec(request.headers.authorization?.trim() ?? '')
      ?.slice(1)
      .map((token) => token ?? '')[0] ?? null
  )
}

function queryText(request: FastifyRequest, name: string): string | undefined {
  const query: unknown = request.query
  if (typeof query !== 'object' || query === null) return undefined
  const value: unknown = Reflect.get(query, name)
  return typeof value === 'string' ? value : undefined
}
