import { links } from '../links.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { pickCommonFields } from './product-fields.ts'

/** One item of a set or bundle. */
export interface BundleItem {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly partNumber: string | null
  /** The quantity in one set, as a decimal string. */
  readonly quantity: string
  readonly isRequired: boolean
  readonly image: { readonly url: string; readonly alt: string }
}

const MAX_BUNDLE_ITEMS = 100

/** Loads the items of a set or bundle; empty when loading fails. */
export async function loadBundleItems(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  productId: string,
): Promise<readonly BundleItem[]> {
  const children = await withFallback(
    shop,
    shop.client.listProductChildren(productId, { pageSize: MAX_BUNDLE_ITEMS }),
    null,
  )
  return (children?.items ?? []).map(({ productInfo, defaultQuantity, isRequired }) => ({
    id: productInfo.id,
    name: productInfo.name,
    href: links.product(productInfo),
    partNumber: pickCommonFields(productInfo.fields).partNumber,
    quantity: defaultQuantity,
    isRequired: isRequired ?? true,
    image: { url: productInfo.defaultImage.url, alt: productInfo.defaultImage.alternateText ?? '' },
  }))
}
