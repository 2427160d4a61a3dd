import type { SignedIn, SessionContext } from '@hydrant/contract/shop/session.ts'
import { getSessionContext, signIn, signOut } from '@hydrant/contract/shop/session.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { answer, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { type Authentication, beginSession, type BegunSession, endSession } from '../session/service.ts'
import { getOwnAccount } from './service.ts'
import type { Shopper } from './shopper.ts'
import type { Account } from './store.ts'

/** The calls that begin, show and end a session. They are here because what they answer names the account. */
export function registerSessionRoutes(server: Server, authentication: Authentication): void {
  serve(server, getSessionContext, async ({ shopper }) => answer(200, toSessionContext(shopper), { 'cache-control': 'no-store' }))

  serve(server, signIn, async ({ body, request, reply }) => {
    const begun = await beginSession(authentication, { email: body.username, password: body.password, clientAddress: request.ip })
    if (!begun.ok) return refuse(begun.refusal)
    const account = await server.database.read((executor) => getOwnAccount(executor, begun.value.user.id))
    server.gatekeeper.setSessionCookie(request, reply, begun.value)
    return answer(200, toSignedIn(begun.value, account), { 'cache-control': 'no-store' })
  })

  serve(server, signOut, async ({ request, reply }) => {
    const token = server.gatekeeper.tokenOf(request)
    if (token !== null) await endSession(authentication, token)
    server.gatekeeper.clearCookies(reply)
    return answer(204, undefined)
  })
}

function toSignedIn({ token, expiresAt, user }: BegunSession, account: Account | null): SignedIn {
  return {
    token,
    tokenType: 'Bearer',
    expiresAt: toTimestamp(expiresAt),
    user: { id: user.id, name: user.name, email: user.email, roles: [user.role] },
    accountId: account?.id ?? null,
    accountName: account?.name ?? null,
  }
}

function toSessionContext({ user, userId, account, buyerGroups }: Shopper): SessionContext {
  const shared = {
    userId,
    accountId: account?.id ?? null,
    accountName: account?.name ?? null,
    buyerGroups: buyerGroups.map(({ id, name }) => ({ id, name })),
  }
  if (user === null) return { ...shared, guestUser: true, userType: 'Guest' }
  return {
    ...shared,
    guestUser: false,
    userName: user.email,
    userType: user.role,
    profile: { userName: user.email, firstName: user.firstName ?? '', lastName: user.lastName ?? '', email: user.email },
  }
}
