import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** The errors of content delivery. */
export const deliveryErrors = {
  wrongPrefix: { code: 'INVALID_API_INPUT', message: 'Enter a valid prefix for channelOrSiteId.' },
  unknownSiteOrChannel: { code: 'ITEM_NOT_FOUND', message: 'There is no such site or channel.' },
  unknownContent: { code: 'ITEM_NOT_FOUND', message: 'There is no published content of this key or id.' },
  keysAndIds: {
    code: 'INVALID_API_INPUT',
    message: 'Name contents either by contentKeys or by managedContentIds.',
  },
  tooManyKeys: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: "The query parameter 'contentKeys' takes at most 50 keys.",
  },
  tooManyIds: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: "The query parameter 'managedContentIds' takes at most 100 ids.",
  },
  tooManyBodies: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: "With bodies or expanded references the query parameter 'pageSize' is at most 25.",
  },
  malformedDate: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameters 'publishStartDate' and 'publishEndDate' take dates or moments of ISO 8601.",
  },
} as const satisfies Record<string, DomainError>
