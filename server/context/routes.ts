import { getApplicationContext } from '@hydrant/contract/shop/context.ts'
import { getSessionContext, signIn, signOut } from '@hydrant/contract/shop/session.ts'
import { getOwnAccount } from '../accounts/service.ts'
import { answer, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { type Authentication, beginSession, endSession } from '../session/service.ts'
import { toApplicationContext } from './application-context.ts'
import { toSessionContext, toSignedIn } from './session-context.ts'

/** How long clients may keep the store's switches, in seconds. */
const MAX_AGE = 300

/** What the store can do, who is asking, and the calls that begin and end a session. */
export function registerContextRoutes(server: Server, authentication: Authentication): void {
  const { database, gatekeeper } = server

  serve(server, getApplicationContext, async ({ shopper }) => answer(200, toApplicationContext(shopper.webstore), { 'cache-control': `max-age=${MAX_AGE}` }))

  serve(server, getSessionContext, async ({ shopper, query }) => answer(200, toSessionContext(shopper, query), { 'cache-control': 'no-store' }))

  serve(server, signIn, async ({ body, request, reply }) => {
    const begun = await beginSession(authentication, { email: body.username, password: body.password, clientAddress: request.ip, userAgent: request.headers['user-agent'] })
    if (!begun.ok) return refuse(begun.refusal)
    const account = await database.read((executor) => getOwnAccount(executor, begun.value.user.id))
    gatekeeper.setSessionCookie(request, reply, begun.value)
    return answer(200, toSignedIn(begun.value, account), { 'cache-control': 'no-store' })
  })

  serve(server, signOut, async ({ shopper, request, reply }) => {
    const token = gatekeeper.tokenOf(request)
    if (token !== null) await endSession(authentication, token)
    gatekeeper.clearCookies(reply, shopper.webstore)
    return answer(204, undefined)
  })
}
