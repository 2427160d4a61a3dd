import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Who the visitor is. */
export function createSession({ request }: Requester) {
  return {
    /** Reads who is asking; only `guestUser: false` means signed in. */
    context: (query?: CallQuery<'getSessionContext'>, options?: CallOptions) =>
      request(ROUTES.getSessionContext, { query, ...options }),
    /** Signs in; the server sets the session's cookie. Wrong credentials are refused with INVALID_LOGIN. */
    signIn: (credentials: CallBody<'signIn'>, options?: CallOptions) =>
      request(ROUTES.signIn, { body: credentials, ...options }),
    /** Registers a buyer; the answer is the same whether or not the email address is taken. */
    register: (registration: CallBody<'registerBuyer'>, options?: CallOptions) =>
      request(ROUTES.registerBuyer, { body: registration, ...options }),
    /** Changes the password; the user's other sessions and all tokens of their programs end. */
    changePassword: (change: CallBody<'changePassword'>, options?: CallOptions) =>
      request(ROUTES.changePassword, { body: change, ...options }),
    /** Lists the programs that the buyer has let in. */
    integrations: (options?: CallOptions) => request(ROUTES.listIntegrations, options),
    /** Lets a program in; the answer is the only one that holds its secret. */
    createIntegration: (integration: CallBody<'createIntegration'>, options?: CallOptions) =>
      request(ROUTES.createIntegration, { body: integration, ...options }),
    /** Shuts a program out; its tokens end with it. */
    deleteIntegration: (integrationId: string, options?: CallOptions) =>
      request(ROUTES.deleteIntegration, { params: { integrationId }, ...options }),
    /** Lists the buyer's open sessions and tokens. */
    tokens: (options?: CallOptions) => request(ROUTES.listTokens, options),
    /** Ends one of them. */
    deleteToken: (tokenId: string, options?: CallOptions) =>
      request(ROUTES.deleteToken, { params: { tokenId }, ...options }),
    /** Reads how long the session lasts. */
    state: (options?: CallOptions) => request(ROUTES.getSession, options),
    /** Begins its idle time anew. */
    extend: (options?: CallOptions) => request(ROUTES.extendSession, options),
    /** Ends the session, if there is one. */
    signOut: (options?: CallOptions) => request(ROUTES.signOut, options),
  }
}
