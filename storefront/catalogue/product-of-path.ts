import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'

/** The product id of a product page's path, whose two parts are the id and the name of the product in either order. */
export function productOfPath({
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
