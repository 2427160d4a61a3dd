import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ACCOUNT_QUERY, OffByDefault, OPEN, STRICT, WEBSTORE_PARAMS } from '../shared/request.ts'
import { Choice, NoContent, Nullable, Timestamp } from '../shared/schema.ts'

/** Who is asking; only an explicit `guestUser: false` means signed in. */
export const SessionContext = Type.Object({
  userId: Type.String(),
  userName: Type.Optional(Type.String()),
  userType: Type.Optional(Type.String()),
  guestUser: Type.Boolean(),
  /** Whether a permission set lets the user into the back office; left out for everybody else. */
  isStaff: Type.Optional(Type.Boolean()),
  /** The language of the user, or of the request of a guest, such as `es_US`. */
  language: Type.Optional(Type.String()),
  locale: Type.Optional(Type.String()),
  accountId: Nullable(Type.String()),
  accountName: Nullable(Type.String()),
  profile: Type.Optional(
    Type.Object({
      userName: Type.Optional(Type.String()),
      firstName: Type.Optional(Type.String()),
      lastName: Type.Optional(Type.String()),
      email: Type.Optional(Type.String()),
      /** Left out when none is known. */
      phoneNumber: Type.Optional(Type.String()),
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
  showsNoPrices: true,
})

/** A session that is open. What is left of it is told as a length of time, because clocks differ. */
export const SessionState = Type.Object({
  expiresAt: Timestamp,
  /** Whole seconds until it ends unless it is used, rounded up: an open session has at least one. */
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
  isPolling: true,
  admitsStaffBeforeSecondFactor: true,
  responses: { 200: SessionState },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID'],
  showsNoPrices: true,
})

/** Begins the idle time of the session anew. */
export const extendSession = defineEndpoint({
  ...ROUTES.extendSession,
  scope: 'read',
  summary: 'Continue working',
  admitsStaffBeforeSecondFactor: true,
  responses: { 200: SessionState },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID'],
})

/** What a person may do beyond reading. */
export const Role = Choice(['buyer', 'site-builder', 'admin'])
export type Role = Static<typeof Role>

/** A sign-in name and its password. */
export const Credentials = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 320 }),
    password: Type.String({ minLength: 1, maxLength: 1000 }),
  },
  STRICT,
)
export type Credentials = Static<typeof Credentials>

/** A new password and the one that it replaces. */
export const PasswordChange = Type.Object(
  {
    currentPassword: Type.String({ minLength: 1, maxLength: 1000 }),
    newPassword: Type.String({ minLength: 1, maxLength: 1000 }),
  },
  STRICT,
)
export type PasswordChange = Static<typeof PasswordChange>

/** Changes the user's password; their other sessions and all tokens of their programs end. */
export const changePassword = defineEndpoint({
  ...ROUTES.changePassword,
  summary: 'Change the password',
  body: PasswordChange,
  responses: { 204: NoContent },
  guests: 'refused',
  errors: [
    'INVALID_SESSION_ID',
    'INVALID_LOGIN',
    'INVALID_API_INPUT',
    'INSUFFICIENT_ACCESS',
    'JSON_PARSER_ERROR',
    'REQUEST_LIMIT_EXCEEDED',
  ],
})

/** The sign-in name of somebody who has forgotten their password. */
export const PasswordResetRequest = Type.Object({ username: Type.String({ minLength: 1, maxLength: 320 }) }, STRICT)
export type PasswordResetRequest = Static<typeof PasswordResetRequest>

/**
 * Mails a link to choose a new password. The answer is the same whether or not there is such a user: nobody learns from
 * it who is a customer.
 */
export const requestPasswordReset = defineEndpoint({
  ...ROUTES.requestPasswordReset,
  scope: 'read',
  summary: 'Ask for a link to choose a new password',
  body: PasswordResetRequest,
  responses: { 204: NoContent },
  guests: 'allowed',
  errors: ['REQUEST_LIMIT_EXCEEDED', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/** A new password, and the token of the link that lets its recipient choose one. */
export const PasswordReset = Type.Object(
  {
    token: Type.String({ minLength: 1, maxLength: 200 }),
    /** 10 to 128 characters. */
    newPassword: Type.String({ minLength: 1, maxLength: 1000 }),
  },
  STRICT,
)
export type PasswordReset = Static<typeof PasswordReset>

/**
 * Chooses a new password by the token of a mail, which works once and for an hour. All sessions of the user end, and all
 * tokens of their programs.
 */
export const resetPassword = defineEndpoint({
  ...ROUTES.resetPassword,
  scope: 'read',
  summary: 'Choose a new password by the link of a mail',
  body: PasswordReset,
  responses: { 204: NoContent },
  guests: 'allowed',
  errors: ['INSUFFICIENT_ACCESS', 'REQUEST_LIMIT_EXCEEDED', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/**
 * A session that has begun; `token` goes into `Authorization: Bearer`, and the same session is set as the cookie `sid`.
 */
export const SignedIn = Type.Object({
  token: Type.String(),
  tokenType: Choice(['Bearer']),
  expiresAt: Timestamp,
  user: Type.Object({ id: Type.String(), name: Type.String(), email: Type.String(), roles: Type.Array(Role) }),
  /** Whether the store demands a second factor of this user that they have not set up yet. */
  mustSetUpSecondFactor: Type.Optional(Type.Boolean()),
  accountId: Nullable(Type.String()),
  accountName: Nullable(Type.String()),
})
export type SignedIn = Static<typeof SignedIn>

/** A sign-in that takes a code besides: the token goes, with the code, into the call that finishes it. */
export const SecondStep = Type.Object({ stepToken: Type.String(), expiresAt: Timestamp })
export type SecondStep = Static<typeof SecondStep>

/**
 * A page of the shop that somebody wants to go on to: a path that begins with one slash; the home page unless it is
 * given.
 */
const StartUrl = Type.Optional(Type.String({ maxLength: 2000 }))

/** A sign-in as clients send it that go on to a page afterwards. */
export const RedirectedCredentials = Type.Object(
  { request: Type.Object({ ...Credentials.properties, startUrl: StartUrl }, STRICT) },
  STRICT,
)
export type RedirectedCredentials = Static<typeof RedirectedCredentials>

/** Where to go on. */
export const Redirected = Type.Object({
  success: Type.Boolean(),
  /** Absolute, and always of this shop. */
  redirectUrl: Type.String(),
  /** Whether somebody who registers has to confirm their email address first, and chooses their password by that. */
  mustVerifyEmail: Type.Optional(Type.Boolean()),
  /** Whether staff decide about the registration first, and mail the answer. */
  awaitsApproval: Type.Optional(Type.Boolean()),
})
export type Redirected = Static<typeof Redirected>

/**
 * Begins a session. The body decides about the answer: `request` is answered with the address to go on to; the session
 * is in the cookie then. Somebody who has a second factor gets no session yet, but a token for the call `finishSignIn`.
 */
export const signIn = defineEndpoint({
  ...ROUTES.signIn,
  scope: 'read',
  summary: 'Sign in with a name and a password',
  body: Type.Union([Credentials, RedirectedCredentials]),
  responses: { 200: Type.Union([SignedIn, Redirected]), 202: SecondStep },
  guests: 'allowed',
  errors: ['INVALID_LOGIN', 'INSUFFICIENT_ACCESS', 'REQUEST_LIMIT_EXCEEDED', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/** Somebody who registers. */
export const Registration = Type.Object(
  {
    request: Type.Object(
      {
        firstName: Type.String({ minLength: 1, maxLength: 80 }),
        lastName: Type.String({ minLength: 1, maxLength: 80 }),
        email: Type.String({ minLength: 1, maxLength: 320 }),
        /**
         * 10 to 128 characters. Not used where registrations need approval or a mail confirms the address: it is chosen
         * after that.
         */
        password: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
        /** The account's name; their own name unless it is given. */
        companyName: Type.Optional(Type.String({ maxLength: 200 })),
        /** What staff read to decide; for registrations that need approval. */
        phoneNumber: Type.Optional(Type.String({ maxLength: 40 })),
        street: Type.Optional(Type.String({ maxLength: 255 })),
        city: Type.Optional(Type.String({ maxLength: 40 })),
        region: Type.Optional(Type.String({ maxLength: 80 })),
        postalCode: Type.Optional(Type.String({ maxLength: 20 })),
        country: Type.Optional(Type.String({ maxLength: 80 })),
        taxId: Type.Optional(Type.String({ maxLength: 80 })),
        note: Type.Optional(Type.String({ maxLength: 4000 })),
        startUrl: StartUrl,
      },
      STRICT,
    ),
  },
  STRICT,
)
export type Registration = Static<typeof Registration>

/**
 * Makes a user with an account of their own, where the store's settings let people register. The answer is the same
 * whether or not the email address is taken, and leads to the sign-in page: nobody learns from it who is a customer.
 */
export const registerBuyer = defineEndpoint({
  ...ROUTES.registerBuyer,
  scope: 'read',
  summary: 'Register as a buyer',
  body: Registration,
  responses: { 200: Redirected },
  guests: 'allowed',
  errors: [
    'API_DISABLED_FOR_ORG',
    'INSUFFICIENT_ACCESS',
    'REQUEST_LIMIT_EXCEEDED',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
  ],
})

/** Ends the session; without one it succeeds as well. */
export const signOut = defineEndpoint({
  ...ROUTES.signOut,
  scope: 'read',
  summary: 'Sign out',
  admitsStaffBeforeSecondFactor: true,
  responses: { 204: NoContent },
  guests: 'allowed',
  errors: [],
})
