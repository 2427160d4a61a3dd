import { links } from '../links.ts'
import { orWithout } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { readFields } from './product-facts.ts'

/** One part of a set or bundle. */
export interface ProductPart {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly partNumber: string | null
  /** How many of it are in one set, as a decimal string. */
  readonly quantity: string
  readonly isRequired: boolean
  readonly image: { readonly url: string; readonly alt: string }
}

const MOST_PARTS = 100

/** Reads the parts of a set or bundle; none when they cannot be had. */
export async function loadComponents(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  productId: string,
): Promise<readonly ProductPart[]> {
  const children = await orWithout(
    shop,
    shop.client.catalogue.productChildren(productId, { pageSize: MOST_PARTS }),
    null,
  )
  return (children?.items ?? []).map(({ productInfo, defaultQuantity, isRequired }) => ({
    id: productInfo.id,
    name: productInfo.name,
    href: links.product(productInfo),
    partNumber: readFields(productInfo.fields).partNumber,
    quantity: defaultQuantity,
    isRequired: isRequired ?? true,
    image: { url: productInfo.defaultImage.url, alt: productInfo.defaultImage.alternateText ?? '' },
  }))
}
