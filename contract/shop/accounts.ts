import Type, { type Static } from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ACCOUNT_QUERY, Csv, OffByDefault, OPEN, RecordIdParam, WEBSTORE_PARAMS } from '../shared/request.ts'
import { FieldMap, Nullable } from '../shared/schema.ts'

/** The address that an account is listed with. */
export const AccountAddress = Type.Object({
  street: Nullable(Type.String()),
  city: Nullable(Type.String()),
  state: Nullable(Type.String()),
  zip: Nullable(Type.String()),
  country: Nullable(Type.String()),
})
export type AccountAddress = Static<typeof AccountAddress>

/** An account on whose behalf the caller may buy. */
export const ManagedAccount = Type.Object({
  accountId: Type.String(),
  accountName: Type.String(),
  isMyAccount: Type.Boolean(),
  address: Nullable(AccountAddress),
})
export type ManagedAccount = Static<typeof ManagedAccount>

/** The accounts on whose behalf the caller may buy. */
export const ManagedAccountList = Type.Object({ externalManagedAccounts: Type.Array(ManagedAccount) })
export type ManagedAccountList = Static<typeof ManagedAccountList>

/** One account that the caller may act for. */
export const EffectiveAccount = Type.Object({
  accountId: Type.String(),
  accountName: Type.String(),
  isMyAccount: Type.Optional(Type.Boolean()),
  address: Type.Optional(Nullable(AccountAddress)),
  fields: Type.Optional(FieldMap),
})
export type EffectiveAccount = Static<typeof EffectiveAccount>

/** Lists the accounts that the caller manages, with their own account only if asked for. */
export const listManagedAccounts = defineEndpoint({
  ...ROUTES.listManagedAccounts,
  summary: 'Accounts that the buyer may act for',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object({ ...ACCOUNT_QUERY, includeMyAccount: OffByDefault }, OPEN),
  responses: { 200: ManagedAccountList },
  guests: 'refused',
  errors: ['WEBSTORE_NOT_FOUND', 'INVALID_SESSION_ID'],
})

/** Reads one account that the caller may act for. */
export const getEffectiveAccount = defineEndpoint({
  ...ROUTES.getEffectiveAccount,
  summary: 'One account that the buyer may act for',
  params: Type.Object({ ...WEBSTORE_PARAMS, effectiveAccountId: RecordIdParam }),
  query: Type.Object({ fields: Csv }, OPEN),
  responses: { 200: EffectiveAccount },
  guests: 'refused',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'INVALID_SESSION_ID',
    'INVALID_ID_FIELD',
    'EFFECTIVE_ACCOUNT_NOT_FOUND',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
  ],
})
