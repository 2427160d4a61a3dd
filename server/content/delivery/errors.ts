import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/content.js'

/** The errors of content delivery. */
export const deliveryErrors = {
  wrongPrefix: { code: 'INVALID_API_INPUT', message: messages.wrongPrefix },
  unknownSiteOrChannel: { code: 'ITEM_NOT_FOUND', message: messages.unknownSiteOrChannel },
  unknownContent: { code: 'ITEM_NOT_FOUND', message: messages.unknownContent },
  keysAndIds: {
    code: 'INVALID_API_INPUT',
    message: messages.keysAndIds,
  },
  tooManyKeys: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: messages.tooManyKeys,
  },
  tooManyIds: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: messages.tooManyIds,
  },
  tooManyBodies: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: messages.tooManyBodies,
  },
  malformedDate: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedPublishDates,
  },
} as const satisfies Record<string, DomainError>
