import { getApplicationContext } from '@hydrant/contract/shop/context.ts'
import { extendSession, getSession, getSessionContext, signIn, signOut } from '@hydrant/contract/shop/session.ts'
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

  serve(server, getApplicationContext, async ({ shopper }) => answer(200, toApplicationContext(shopper.webstore), { 'cache-control': `max-age=${MAX_AGE}` }))

  serve(server, getSessionContext, async ({ shopper, query }) => answer(200, toSessionContext(shopper, query), { 'cache-control': 'no-store' }))

  serve(server, signIn, async ({ body, request, reply }) => {
    const begun = await sessions.beginSession(authentication, { email: body.username, password: body.password, clientAddress: request.ip, userAgent: request.headers['user-agent'] })
    if (!begun.ok) return refuse(begun.refusal)
    const account = await database.read((executor) => getOwnAccount(executor, begun.value.user.id))
    gatekeeper.setSessionCookie(request, reply, begun.value)
    return answer(200, toSignedIn(begun.value, account), { 'cache-control': 'no-store' })
  })

  serve(server, signOut, async ({ shopper, request, reply }) => {
    const token = gatekeeper.tokenOf(request)
    if (token !== null) await sessions.endSession(authentication, token)
    gatekeeper.clearCookies(reply, shopper.webstore)
    return answer(204, undefined)
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
