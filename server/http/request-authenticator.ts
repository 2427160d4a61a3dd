import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import type { OpenSession } from '../session/service.ts'
import type { Webstore } from '../webstore/service.ts'

/** Who sends a request. */
export interface RequestIdentity {
  readonly shopper: Shopper
  /** The open session of the request; null when it has none. */
  readonly session: OpenSession | null
}

/** Finds out who sends a request, and sets and clears the cookies that identify the sender. */
export interface RequestAuthenticator {
  /**
   * Returns shopper and session of a request, or an error when its store, session, account or origin is not accepted. It
   * counts as a use of the session unless `lookup` says otherwise. A request is identified once.
   */
  identify(request: FastifyRequest, lookup?: SessionLookup): Promise<Result<RequestIdentity>>
  /** The session token of the request, whether or not it is still valid; null when it has none. */
  tokenOf(request: FastifyRequest): string | null
  /** Whether the request has an open session, before it is identified; does not count as a use of the session. */
  hasSession(request: FastifyRequest): Promise<boolean>
  /**
   * The secret of the guest's cart from the browser's cookie, also when the user has signed in since; null without one.
   */
  guestKeyOf(request: FastifyRequest, webstore: Webstore): string | null
  /** Sets the session cookie. */
  setSessionCookie(
    request: FastifyRequest,
    reply: FastifyReply,
    session: { readonly token: string; readonly latestExpiresAt: Date },
  ): void
  /** Sets the cookie that marks the browser as a known device of the users who have signed in on it. */
  setDeviceCookie(request: FastifyRequest, reply: FastifyReply, value: string): void
  /** Clears the cookies of the session and of the guest cart. */
  clearCookies(reply: FastifyReply, webstore: Webstore): void
  /** Creates a secret for a guest's cart, sets it as a cookie and returns it. */
  issueGuestKey(request: FastifyRequest, reply: FastifyReply, webstore: Webstore): string
}

/** How a session is looked up. */
export interface SessionLookup {
  /** Whether the lookup restarts the session's idle time; false: the session is only read. */
  readonly countsAsUse: boolean
  /**
   * Whether staff who have not set up the second factor that the store demands are identified; false or left out: they
   * are guests.
   */
  readonly admitsStaffBeforeSecondFactor?: boolean
}
