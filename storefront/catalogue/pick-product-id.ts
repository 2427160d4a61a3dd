import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'

/** Picks the product id out of the two parts of a product page's path, which can come in either order. */
export function getProductIdFromPathParts({
  productId,
  urlName,
}: {
  readonly productId: string
  readonly urlName?: string | undefined
}): string {
  const isReversed =
    urlName !== undefined && normalizeId(productId, '01t') === null && normalizeId(urlName, '01t') !== null
  return isReversed ? urlName : productId
}
