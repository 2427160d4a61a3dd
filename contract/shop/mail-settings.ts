import Type, { type Static } from 'typebox'
import { PEOPLE_ROUTES } from '../people-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { STRICT } from '../shared/request.ts'
import { Choice } from '../shared/schema.ts'

/** What people may do without mails about; all others are sent in any case. */
export const MAIL_TOPICS = ['OrderStatus', 'Shipments', 'OrderChanges', 'Documents'] as const
export type MailTopic = (typeof MAIL_TOPICS)[number]

/** What a user wants no mails about. */
export const MailSettings = Type.Object(
  { unwantedTopics: Type.Array(Choice(MAIL_TOPICS), { maxItems: MAIL_TOPICS.length, uniqueItems: true }) },
  STRICT,
)
export type MailSettings = Static<typeof MailSettings>

/** Reads what the user wants no mails about. */
export const getMailSettings = defineEndpoint({
  ...PEOPLE_ROUTES.getMailSettings,
  summary: 'What the user wants no mails about',
  responses: { 200: MailSettings },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID'],
})

/** Changes what the user wants no mails about; mails that were written before are sent nevertheless. */
export const changeMailSettings = defineEndpoint({
  ...PEOPLE_ROUTES.changeMailSettings,
  summary: 'Change what the user wants no mails about',
  body: MailSettings,
  responses: { 200: MailSettings },
  guests: 'refused',
  errors: ['INVALID_SESSION_ID', 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})
