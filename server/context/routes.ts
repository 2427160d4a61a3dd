import { getApplicationContext } from '@hydrant/contract/shop/context.ts'
import {
  changePassword,
  extendSession,
  getSession,
  getSessionContext,
  signIn,
  signOut,
} from '@hydrant/contract/shop/session.ts'
import { readPathInSite } from '@hydrant/kernel/site/path-in-site.ts'
import { getOwnAccount } from '../accounts/service.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import * as sessions from '../session/service.ts'
import { toApplicationContext } from './application-context.ts'
import { toSessionContext, toSessionState, toSignedIn } from './session-context.ts'

/** How long clients may keep the store's switches, in seconds. */
const MAX_AGE = 300

/** What the store can do, who is asking, and the calls that begin and end a session. */
export function registerContextRoutes(server: Server, authentication: sessions.Authentication): void {
  const { database, gatekeeper } = server

  serve(server, getApplicationContext, async ({ shopper }) =>
    answer(200, toApplicationContext(shopper.webstore), { 'cache-control': `max-age=${MAX_AGE}` }),
  )

  serve(server, getSessionContext, async ({ shopper, query }) =>
    answer(200, toSessionContext(shopper, query), { 'cache-control': 'no-store' }),
  )

  serve(server, signIn, async ({ body, request, reply }) => {
    const { username, password, startUrl } =
      'request' in body ? { startUrl: '/', ...body.request } : { ...body, startUrl: undefined }
    const next = startUrl === undefined ? undefined : readPathInSite(startUrl)
    if (next === null) return refuse(sessions.sessionRefusals.foreignStartUrl)
    const begun = await sessions.beginSession(authentication, {
      email: username,
      password,
      clientAddress: request.ip,
      userAgent: request.headers['user-agent'],
      deviceCookie: request.cookies[sessions.DEVICE_COOKIE],
    })
    if (!begun.ok) return refuse(begun.error)
    gatekeeper.setSessionCookie(request, reply, begun.value)
    gatekeeper.setDeviceCookie(request, reply, begun.value.deviceCookie)
    if (next !== undefined)
      return answer(
        200,
        { success: true, redirectUrl: server.siteUrl(request) + next },
        { 'cache-control': 'no-store' },
      )
    const account = await database.read((executor) => getOwnAccount(executor, begun.value.user.id))
    return answer(200, toSignedIn(begun.value, account), { 'cache-control': 'no-store' })
  })

  serve(server, signOut, async ({ shopper, request, reply }) => {
    const token = gatekeeper.tokenOf(request)
    if (token !== null) await sessions.endSession(authentication, token)
    if (shopper.user !== null)
      sessions.logSecurity(authentication.log, 'sign-out', { userId: shopper.user.id, address: request.ip })
    gatekeeper.clearCookies(reply, shopper.webstore)
    return answer(204, undefined)
  })

  serve(server, changePassword, async ({ body, request }) => {
    const session = await gatekeeper.sessionOf(request)
    if (session === null) return refuse(sessions.sessionRefusals.endedSession)
    const changed = await sessions.changePassword(authentication, { session, ...body, clientAddress: request.ip })
    return answerOutcome(changed, 204, () => undefined)
  })

  const toState = (session: sessions.OpenSession) => toSessionState(session, authentication.idleSeconds)

  serve(server, getSession, async ({ request }) => {
    const session = await gatekeeper.sessionOf(request, { isUse: false })
    return session === null ? refuse(sessions.sessionRefusals.endedSession) : answer(200, toState(session))
  })

  serve(server, extendSession, async ({ request }) => {
    const session = await gatekeeper.sessionOf(request)
    if (session === null) return refuse(sessions.sessionRefusals.endedSession)
    return answerOutcome(await sessions.extendSession(authentication, session), 200, toState)
  })
}
