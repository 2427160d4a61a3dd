import Type, { type Static } from 'typebox'
import { PEOPLE_ROUTES } from '../people-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { STRICT } from '../shared/request.ts'
import { NoContent, Nullable } from '../shared/schema.ts'

/** The code of one of the store's languages, such as `es_US`; null for the default one, whichever that is. */
export const LanguageChoice = Type.Object({ language: Nullable(Type.String({ maxLength: 10 })) }, STRICT)
export type LanguageChoice = Static<typeof LanguageChoice>

/** Chooses the language in which the shop writes to the user. */
export const chooseLanguage = defineEndpoint({
  ...PEOPLE_ROUTES.chooseLanguage,
  summary: 'Choose the language of one’s mails',
  body: LanguageChoice,
  responses: { 204: NoContent },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})
