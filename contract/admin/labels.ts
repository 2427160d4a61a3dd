import Type, { type Static } from 'typebox'
import { LANGUAGE_CODES } from '@hydrant/kernel/locale/language-code.ts'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { LABEL_KINDS } from '../records/label-translation.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { OPEN } from '../shared/request.ts'
import { Choice, Nullable, withDefault } from '../shared/schema.ts'

/** A label that is in use, and its translation into a language. */
export const Label = Type.Object({
  label: Type.String(),
  /** How many products, attributes, delivery methods or selling models have it. */
  uses: Type.Integer(),
  /** The id of the record `LabelTranslation__c`; null where the label has no translation into the language. */
  translationId: Nullable(Type.String()),
  translation: Nullable(Type.String()),
})
export type Label = Static<typeof Label>

/** A part of the labels of a kind. */
export const Labels = Type.Object({
  labels: Type.Array(Label),
  /** What to send as `offset` for the next part; null after the last one. */
  nextOffset: Nullable(Type.Integer()),
})
export type Labels = Static<typeof Labels>

/**
 * Lists the labels of a kind that are in use and have letters, the most used first, with their translations into a
 * language. Reads all products for units and values of attributes.
 */
export const listLabels = defineEndpoint({
  ...PROGRAM_ROUTES.listLabels,
  guests: 'refused',
  permissions: [{ subject: 'catalogue', access: 'write' }],
  summary: 'Labels that products share, with their translations',
  query: Type.Object(
    {
      kind: Choice(LABEL_KINDS),
      language: Choice(LANGUAGE_CODES),
      /** Only labels that contain this text, in any case. */
      search: Type.Optional(Type.String({ maxLength: 255 })),
      untranslatedOnly: withDefault(Type.Boolean(), false),
      limit: withDefault(Type.Integer({ minimum: 1, maximum: 200 }), 100),
      offset: withDefault(Type.Integer({ minimum: 0, maximum: 1_000_000 }), 0),
    },
    OPEN,
  ),
  responses: { 200: Labels },
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})
