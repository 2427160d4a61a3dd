import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { OPEN } from '../shared/request.ts'
import { Dictionary, Nullable } from '../shared/schema.ts'

/** The user of a token, as clients of the record API ask at sign-in. */
export const UserInfo = Type.Object({
  sub: Type.String(),
  user_id: Type.String(),
  organization_id: Type.String(),
  preferred_username: Type.String(),
  nickname: Type.String(),
  name: Type.String(),
  email: Type.String(),
  given_name: Nullable(Type.String()),
  family_name: Nullable(Type.String()),
  zoneinfo: Type.String(),
  locale: Type.String(),
  language: Type.String(),
  active: Type.Boolean(),
  urls: Dictionary(Type.String()),
})
export type UserInfo = Static<typeof UserInfo>

/** The same user in the older form. */
export const Identity = Type.Object({
  id: Type.String(),
  asserted_user: Type.Boolean(),
  user_id: Type.String(),
  organization_id: Type.String(),
  username: Type.String(),
  nick_name: Type.String(),
  display_name: Type.String(),
  email: Type.String(),
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  timezone: Type.String(),
  active: Type.Boolean(),
  user_type: Type.String(),
  language: Type.String(),
  locale: Type.String(),
  utcOffset: Type.Integer(),
  urls: Dictionary(Type.String()),
})
export type Identity = Static<typeof Identity>

/** Says whose token it is. */
export const getUserInfo = defineEndpoint({
  ...PROGRAM_ROUTES.getUserInfo,
  summary: 'The user of a token',
  query: Type.Object({}, OPEN),
  responses: { 200: UserInfo },
  guests: 'refused',
  errors: [],
})

/** Says whose token it is, at the URL that a token response has as `id`. Nobody is told about others. */
export const getIdentity = defineEndpoint({
  ...PROGRAM_ROUTES.getIdentity,
  summary: 'The user of a token, by the URL of the identity',
  params: Type.Object({
    organizationId: Type.String({ maxLength: 18 }),
    userId: Type.String({ maxLength: 18 }),
  }),
  query: Type.Object({}, OPEN),
  responses: { 200: Identity },
  guests: 'refused',
  errors: ['NOT_FOUND'],
})
