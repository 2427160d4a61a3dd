import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** The visitor's session, registration and API access. */
export function createSession({ request }: Requester) {
  return {
    /** Reads who the visitor is; only `guestUser: false` means signed in. */
    context: (query?: CallQuery<'getSessionContext'>, options?: CallOptions) =>
      request(ROUTES.getSessionContext, { query, ...options }),
    /** Signs in; the server sets the session's cookie. Wrong credentials are rejected with INVALID_LOGIN. */
    signIn: (credentials: CallBody<'signIn'>, options?: CallOptions) =>
      request(ROUTES.signIn, { body: credentials, ...options }),
    /** Registers a buyer; the response is the same whether or not the email address is taken. */
    register: (registration: CallBody<'registerBuyer'>, options?: CallOptions) =>
      request(ROUTES.registerBuyer, { body: registration, ...options }),
    /** Changes the password; the user's other sessions and all API tokens end. */
    changePassword: (change: CallBody<'changePassword'>, options?: CallOptions) =>
      request(ROUTES.changePassword, { body: change, ...options }),
    /** Lists the integrations of the buyer. */
    integrations: (options?: CallOptions) => request(ROUTES.listIntegrations, options),
    /** Creates an integration; only this response contains its secret. */
    createIntegration: (integration: CallBody<'createIntegration'>, options?: CallOptions) =>
      request(ROUTES.createIntegration, { body: integration, ...options }),
    /** Deletes an integration and its tokens. */
    deleteIntegration: (integrationId: string, options?: CallOptions) =>
      request(ROUTES.deleteIntegration, { params: { integrationId }, ...options }),
    /** Lists the buyer's open sessions and tokens. */
    tokens: (options?: CallOptions) => request(ROUTES.listTokens, options),
    /** Revokes a session or token. */
    deleteToken: (tokenId: string, options?: CallOptions) =>
      request(ROUTES.deleteToken, { params: { tokenId }, ...options }),
    /** Reads how long the session lasts. */
    state: (options?: CallOptions) => request(ROUTES.getSession, options),
    /** Restarts the session's idle timeout. */
    extend: (options?: CallOptions) => request(ROUTES.extendSession, options),
    /** Ends the session, if there is one. */
    signOut: (options?: CallOptions) => request(ROUTES.signOut, options),
  }
}
