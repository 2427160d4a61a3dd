import { type AnyColumn, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { PERMISSION_SET_NAMES, PERMISSION_SETS, toPermissionSetId } from '@hydrant/kernel/identity/permission-sets.ts'
import { createdAt, generatedId, instant, recordId, toIdWithPrefix, updatedAt } from './columns.ts'

/** Returns the id under which a user is a contact of their account to clients. */
export const toContactId = (userId: AnyColumn) => toIdWithPrefix(userId, '003')

/** A person who can sign in. The columns up to updatedAt are the auth library's. */
export const user = pgTable(
  'user',
  {
    id: recordId('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phoneNumber: text('phone_number'),
    /** The language in which they are written to (BCP 47); null: that of the store. */
    language: text('language'),
    role: text('role', { enum: ['buyer', 'site-builder', 'admin'] })
      .notNull()
      .default('buyer'),
    /** Whether the person may sign in. */
    isActive: boolean('is_active').notNull().default(true),
    /** Whether signing in takes a code besides the password: whether they have a confirmed second factor. */
    hasSecondFactor: boolean('has_second_factor').notNull().default(false),
  },
  (table) => [index('contact').on(toContactId(table.id))],
)

/**
 * The permission sets, which are the same in every shop: a view, so that the record API reads them and nobody changes
 * them.
 */
export const permissionSet = pgView('permission_set', {
  id: recordId('id').notNull(),
  name: text('name').notNull(),
  label: text('label').notNull(),
  description: text('description').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
}).as(
  sql.raw(
    PERMISSION_SET_NAMES.map((name) => {
      const { label, description } = PERMISSION_SETS[name]
      const time = "'2026-01-01Z'::timestamptz"
      return `select '${toPermissionSetId(name)}'::text as id, '${name}'::text as name, '${label}'::text as label, '${description}'::text as description, ${time} as created_at, ${time} as updated_at`
    }).join(' union all '),
  ),
)

/**
 * A permission set that a user has. The role of a user follows from those that they have: with Administrator and
 * SiteBuilder it is the one of the same name.
 */
export const permissionSetAssignment = pgTable(
  'permission_set_assignment',
  {
    id: generatedId('0Pa'),
    userId: recordId('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    permissionSetId: recordId('permission_set_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.permissionSetId] })],
)

/**
 * A program that acts as a user: with a client id and a secret, for which it gets tokens, or with one token that an
 * administrator has created.
 */
export const integration = pgTable(
  'integration',
  {
    id: recordId('id').primaryKey(),
    userId: recordId('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Null for a program with one token. */
    clientId: text('client_id').unique(),
    /** SHA-256 of the secret or of the token, which are not stored themselves. */
    secretHash: text('secret_hash').notNull(),
    /** The widest scope that it may be given a token for. */
    scope: text('scope', { enum: ['api', 'read'] })
      .notNull()
      .default('api'),
    createdAt: createdAt(),
    /** To within some minutes. */
    lastUsedAt: instant('last_used_at'),
    /** The client address of that use, of a program with one token. */
    lastAddress: text('last_address'),
    /** When its token expires; null for one that does not, and for a program with a secret. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index().on(table.userId),
    uniqueIndex('integration_token')
      .on(table.secretHash)
      .where(sql`${table.clientId} is null`),
  ],
)

/** A signed-in session; its token travels in the cookie or as a bearer token. Those of an integration end with it. */
export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    userId: recordId('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    integrationId: recordId('integration_id').references(() => integration.id, { onDelete: 'cascade' }),
    /** What may be done with it: everything that its user may, or reading alone. */
    scope: text('scope', { enum: ['api', 'read'] })
      .notNull()
      .default('api'),
    /** To within some minutes. */
    lastUsedAt: instant('last_used_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Whether a program signed in with a name and a password. */
    isOfProgram: boolean('is_of_program').notNull().default(false),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.integrationId),
    index().on(table.expiresAt),
    index('session_of_program')
      .on(table.createdAt)
      .where(sql`${table.isOfProgram}`),
  ],
)

/**
 * How often a client address, a user name or a known device has tried to sign in, or a client address has made a
 * guest's cart, since its window began.
 */
export const signInTry = pgTable(
  'sign_in_try',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
    /** Until then further attempts are rejected without being counted. */
    pausedUntil: instant('paused_until'),
  },
  (table) => [index().on(table.windowEndsAt)],
)

/** A way for a user to prove who they are; the auth library calls it an account. */
export const credential = pgTable(
  'credential',
  {
    id: text('id').primaryKey(),
    userId: recordId('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.userId), uniqueIndex('credential_account').on(table.providerId, table.accountId)],
)

/** The authenticator app of a user. It counts once a code has confirmed it: then the user has a second factor. */
export const secondFactor = pgTable('second_factor', {
  userId: recordId('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** The key that the app makes codes from, encrypted with the secret that signs cookies and tokens. */
  encryptedKey: text('encrypted_key').notNull(),
  /** The time step of the last code that was used: neither it nor an earlier one works again. */
  lastUsedStep: bigint('last_used_step', { mode: 'number' }).notNull().default(0),
  /** SHA-256 of the recovery codes that are left. */
  recoveryCodeHashes: text('recovery_code_hashes').array().notNull().default([]),
  createdAt: createdAt(),
})

/** The secret that signs cookies and tokens, the same for all processes on this database: one row. */
export const signingSecret = pgTable(
  'signing_secret',
  { id: integer('id').primaryKey().default(1), secret: text('secret').notNull() },
  (table) => [check('signing_secret_one_row', sql`${table.id} = 1`)],
)

/**
 * The tokens of the addresses at which the first administrator sets the shop up; none once there is an administrator.
 */
export const setupToken = pgTable('setup_token', {
  /** SHA-256 of the token, which is not stored itself. */
  tokenHash: text('token_hash').primaryKey(),
  createdAt: createdAt(),
})

/** A short-lived value that a user must echo. */
export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.identifier)],
)
