import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Errors of forms. */
export const formErrors = {
  unknownForm: { code: 'ITEM_NOT_FOUND', message: 'There is no such form on this page.' },
  replaced: {
    code: 'ENTITY_IS_DELETED',
    message:
      'This form has been replaced since you opened the page. Check what you have entered and send it once more.',
  },
  tooMany: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: 'Many forms have come from you within an hour. Wait a while and send this one again, or call us.',
  },
  unknownReference: {
    code: 'ITEM_NOT_FOUND',
    message: 'No form was received under this reference number.',
  },
  unknownSubmission: {
    code: 'ITEM_NOT_FOUND',
    message: 'There is no such form among those that were received.',
  },
  malformedDate: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "'earliestDate' and 'latestDate' must be days or moments such as 2026-01-31 or 2026-01-31T08:00:00Z.",
  },
} as const satisfies Record<string, DomainError>
