import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/wishlists.js'

/** Errors of wishlists. */
export const wishlistErrors = {
  unknownList: { code: 'ITEM_NOT_FOUND', message: messages.unknownList },
  unknownItem: { code: 'ITEM_NOT_FOUND', message: messages.unknownItem },
  unknownProduct: {
    code: 'ITEM_NOT_FOUND',
    message: messages.unknownProduct,
  },
  noName: { code: 'INVALID_API_INPUT', message: messages.noName },
  tooManyLists: { code: 'LIMIT_EXCEEDED', message: messages.tooManyLists },
  fullList: { code: 'LIMIT_EXCEEDED', message: messages.fullList },
  emptyList: { code: 'INVALID_BATCH_SIZE', message: messages.emptyList },
  malformedToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedToken,
  },
  malformedQuantity: { code: 'INVALID_QUANTITY', message: messages.malformedQuantity },
  noAccount: { code: 'INVALID_API_INPUT', message: messages.noAccount },
  notOwner: { code: 'INSUFFICIENT_ACCESS', message: messages.notOwner },
  tooManyFields: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: messages.tooManyFields,
  },
} as const satisfies Record<string, DomainError>
