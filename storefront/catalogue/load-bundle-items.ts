import { links } from '../links.ts'
import type { ProductPrice } from '@hydrant/contract/shop/pricing.ts'
import { decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText, toUnitPriceText } from '@hydrant/kernel/money/rounding.ts'
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

/** A part of a set or bundle with what it costs alone; null: it is not sold alone, or its price is not shown. */
export interface PricedBundleItem extends BundleItem {
  readonly unitPrice: string | null
}

/** What a set or bundle is made of, and what that costs bought one by one. */
export interface PricedBundle {
  readonly bundleItems: readonly PricedBundleItem[]
  /**
   * The sum of the required parts in their quantities; null when one of them has no price, or is cheaper in its quantity
   * than one by one.
   */
  readonly partsPrice: string | null
  /** How much more that is than the set costs; null when it is not. */
  readonly saving: string | null
}

/** Prices the parts of a set or bundle, each as if it was bought alone. */
export function toPricedBundle(items: readonly BundleItem[], price: ProductPrice | null): PricedBundle {
  const pricesById = new Map((price?.childEntries ?? []).map((entry) => [entry.productId, entry]))
  const bundleItems = items.map((item) => ({ ...item, unitPrice: pricesById.get(item.id)?.unitPrice ?? null }))
  const required = bundleItems.filter(({ isRequired }) => isRequired)
  const isWhole =
    items.length < MAX_BUNDLE_ITEMS &&
    required.every(({ id, quantity }) => !reachesPriceBreak(pricesById.get(id), quantity))
  const amounts = required.flatMap(({ unitPrice, quantity }) =>
    unitPrice === null
      ? []
      : [decimal(toMoneyText(decimal(unitPrice).times(quantity), price?.currencyIsoCode ?? 'USD'))],
  )
  if (price === null || !isWhole || required.length === 0 || amounts.length < required.length)
    return { bundleItems, partsPrice: null, saving: null }
  const partsPrice = sum(amounts)
  const saving = price.unitPrice === null ? null : partsPrice.minus(price.unitPrice)
  return {
    bundleItems,
    partsPrice: toMoneyText(partsPrice, price.currencyIsoCode),
    saving: saving?.gt(0) ? toUnitPriceText(saving, price.currencyIsoCode) : null,
  }
}

function reachesPriceBreak(price: Pick<ProductPrice, 'priceAdjustment'> | undefined, quantity: string): boolean {
  const tiers = price?.priceAdjustment?.priceAdjustmentTiers ?? []
  return tiers.some(({ lowerBound }) => decimal(lowerBound).gt(1) && decimal(lowerBound).lte(quantity))
}
