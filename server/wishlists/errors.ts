import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Errors of wishlists. */
export const wishlistErrors = {
  unknownList: { code: 'ITEM_NOT_FOUND', message: 'There is no such wishlist, or it is not yours.', status: 404 },
  unknownItem: { code: 'ITEM_NOT_FOUND', message: 'There is no such item on this wishlist.', status: 404 },
  unknownProduct: {
    code: 'ITEM_NOT_FOUND',
    message: 'This product does not exist or is not available to you.',
    status: 404,
  },
  noName: { code: 'INVALID_API_INPUT', message: 'Enter a name for the wishlist.', status: 400 },
  tooManyLists: { code: 'LIMIT_EXCEEDED', message: 'You can have up to 50 wishlists. Delete one first.', status: 400 },
  fullList: { code: 'LIMIT_EXCEEDED', message: 'A wishlist takes up to 500 products. Remove one first.', status: 400 },
  emptyList: { code: 'INVALID_BATCH_SIZE', message: 'There is nothing on this wishlist.', status: 400 },
  malformedToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: 'The page token is not one that this shop has given out.',
    status: 400,
  },
  tooManyFields: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: "The query parameter 'productFields' takes at most 15 fields.",
    status: 400,
  },
} as const satisfies Record<string, DomainError>
