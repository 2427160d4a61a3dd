import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Errors of wishlists. */
export const wishlistErrors = {
  unknownList: { code: 'ITEM_NOT_FOUND', message: 'There is no such wishlist, or it is not yours.' },
  unknownItem: { code: 'ITEM_NOT_FOUND', message: 'There is no such item on this wishlist.' },
  unknownProduct: {
    code: 'ITEM_NOT_FOUND',
    message: 'This product does not exist or is not available to you.',
  },
  noName: { code: 'INVALID_API_INPUT', message: 'Enter a name for the wishlist.' },
  tooManyLists: { code: 'LIMIT_EXCEEDED', message: 'You can have up to 50 wishlists. Delete one first.' },
  fullList: { code: 'LIMIT_EXCEEDED', message: 'A wishlist takes up to 500 products. Remove one first.' },
  emptyList: { code: 'INVALID_BATCH_SIZE', message: 'There is nothing on this wishlist.' },
  malformedToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: 'The page token is not one that this shop has given out.',
  },
  tooManyFields: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: "The query parameter 'productFields' takes at most 15 fields.",
  },
} as const satisfies Record<string, DomainError>
