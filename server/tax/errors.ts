/** Why taxes are not told. */
export const taxRefusals = {
  unknownProduct: { code: 'ITEM_NOT_FOUND', message: 'There is no such product among those you may see.', status: 404 },
} as const
