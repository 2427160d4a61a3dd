import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ACCOUNT_QUERY, OffByDefault, OPEN, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, NoContent, Nullable, Timestamp } from '../shared/schema.ts'

/** Who is asking; only an explicit `guestUser: false` means signed in. */
export const SessionContext = Type.Object({
  userId: Type.String(),
  userName: Type.Optional(Type.String()),
  userType: Type.Optional(Type.String()),
  guestUser: Type.Boolean(),
  accountId: Nullable(Type.String()),
  accountName: Nullable(Type.String()),
  profile: Type.Optional(
    Type.Object({
      userName: Type.Optional(Type.String()),
      firstName: Type.Optional(Type.String()),
      lastName: Type.Optional(Type.String()),
      email: Type.Optional(Type.String()),
    }),
  ),
  buyerGroups: Type.Optional(Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))),
  /** Whether drafts are shown: only to a site builder who asks for them. */
  isPreview: Type.Optional(Type.Boolean()),
  /** Whether they are shown as a guest would see them. */
  isAnonymousPreview: Type.Optional(Type.Boolean()),
  guestUserDetails: Type.Optional(
    Type.Object({
      lastName: Type.Optional(Type.String()),
      email: Type.Optional(Type.String()),
      phoneNumber: Type.Optional(Type.String()),
    }),
  ),
})
export type SessionContext = Static<typeof SessionContext>

/** Reads who is asking. */
export const getSessionContext = defineEndpoint({
  ...ROUTES.getSessionContext,
  summary: 'Who is asking, and for which account',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object({ ...ACCOUNT_QUERY, asGuest: OffByDefault, preview: OffByDefault }, OPEN),
  responses: { 200: SessionContext },
  guests: 'allowed',
  errors: ['WEBSTORE_NOT_FOUND', 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

/** A session that is open. What is left of it is told as a length of time, because clocks differ. */
export const SessionState = Type.Object({
  expiresAt: Timestamp,
  /** Whole seconds until it ends unless it is used. */
  secondsLeft: Type.Integer({ minimum: 0 }),
  /** How long it may lie idle. */
  idleSeconds: Type.Integer({ minimum: 1 }),
  /** Whose it is. */
  userId: Type.String(),
})
export type SessionState = Static<typeof SessionState>

/** Reads how long the session lasts, which is no use of it: a tab that was asleep must not keep it open by looking. */
export const getSession = defineEndpoint({
  ...ROUTES.getSession,
  summary: 'How long the session lasts',
  isNoUse: true,
  responses: { 200: SessionState },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID'],
})

/** Begins the idle time of the session anew. */
export const extendSession = defineEndpoint({
  ...ROUTES.extendSession,
  summary: 'Continue working',
  responses: { 200: SessionState },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID'],
})

/** What a person may do beyond reading. */
export const Role = Choice(['buyer', 'site-builder', 'admin'])
export type Role = Static<typeof Role>

/** A sign-in name and its password. */
export const Credentials = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 320 }),
  password: Type.String({ minLength: 1, maxLength: 1000 }),
})
export type Credentials = Static<typeof Credentials>

/** A session that has begun; `token` goes into `Authorization: Bearer`, and the same session is set as the cookie `sid`. */
export const SignedIn = Type.Object({
  token: Type.String(),
  tokenType: Choice(['Bearer']),
  expiresAt: Timestamp,
  user: Type.Object({ id: Type.String(), name: Type.String(), email: Type.String(), roles: Type.Array(Role) }),
  accountId: Nullable(Type.String()),
  accountName: Nullable(Type.String()),
})
export type SignedIn = Static<typeof SignedIn>

/** Begins a session. */
export const signIn = defineEndpoint({
  ...ROUTES.signIn,
  summary: 'Sign in with a name and a password',
  body: Credentials,
  responses: { 200: SignedIn },
  guests: 'allowed',
  errors: ['INVALID_LOGIN', 'REQUEST_LIMIT_EXCEEDED', 'INVALID_API_INPUT'],
})

/** Ends the session; without one it succeeds as well. */
export const signOut = defineEndpoint({
  ...ROUTES.signOut,
  summary: 'Sign out',
  responses: { 204: NoContent },
  guests: 'allowed',
  errors: [],
})
