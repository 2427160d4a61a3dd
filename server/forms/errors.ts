import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/forms.js'

/** Errors of forms. */
export const formErrors = {
  unknownForm: { code: 'ITEM_NOT_FOUND', message: messages.unknownForm },
  replaced: {
    code: 'ENTITY_IS_DELETED',
    message: messages.formReplaced,
  },
  tooMany: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: messages.tooManyForms,
  },
  unknownReference: {
    code: 'ITEM_NOT_FOUND',
    message: messages.unknownReference,
  },
  unknownSubmission: {
    code: 'ITEM_NOT_FOUND',
    message: messages.unknownSubmission,
  },
  malformedDate: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedDate,
  },
} as const satisfies Record<string, DomainError>
