import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Who the visitor is. */
export function createSession({ request }: Requester) {
  return {
    /** Reads who is asking; only `guestUser: false` means signed in. */
    context: (query?: CallQuery<'getSessionContext'>, options?: CallOptions) => request(ROUTES.getSessionContext, { query, ...options }),
    /** Signs in; the server sets the session's cookie. Wrong credentials are refused with INVALID_LOGIN. */
    signIn: (credentials: CallBody<'signIn'>, options?: CallOptions) => request(ROUTES.signIn, { body: credentials, ...options }),
    /** Ends the session, if there is one. */
    signOut: (options?: CallOptions) => request(ROUTES.signOut, options),
  }
}
