import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'

/** Gets the product id from a product page's path, in which id and name can come in either order. */
export function resolveProductId({
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
