import type { ProductOverview } from '@hydrant/contract/shop/product.ts'
import { findGiftWraps, findProducts, findProductsByPartNumberKey, findProductsBySku } from './find-products.ts'
import type { ReadOnlyDb, ProductRecord } from './store.ts'
import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import type { Shopper } from '../../accounts/service.ts'
import { toGiftingSettings } from '../../webstore/service.ts'
import { catalogueErrors, unknownSkuError } from '../errors.ts'
import { toProductOverview } from './product-body.ts'
import { type ProductView, toContextOptions, toBodyOptions } from './product-view.ts'
import { loadProductContext } from './load-product-context.ts'

/**
 * Loads products by id or part number, and returns a row for each requested one, in that order; rows of unknown
 * products have an error. For a part number that no product has exactly, finds the product whose part number differs in
 * case and punctuation only.
 */
export async function loadProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  requested: { keyType: 'ids' | 'skus'; values: readonly string[]; view: ProductView },
): Promise<ProductOverview[]> {
  const { keyType, values, view } = requested
  const keys = keyType === 'ids' ? values.map((value) => normalizeId(value, '01t') ?? value) : values
  const productRecords = await (keyType === 'ids' ? findProducts : findProductsBySku)(db, shopper, keys)
  const similarProducts =
    keyType === 'ids' ? [] : await findProductsByNormalizedSku(db, shopper, { keys, found: productRecords })
  const context = await loadProductContext(db, shopper, {
    products: [...productRecords, ...similarProducts],
    requested: toContextOptions(view),
  })
  const byKey = new Map(productRecords.map((product) => [keyType === 'ids' ? product.id : product.sku, product]))
  const byPartNumberKey = new Map(similarProducts.map((product) => [toPartNumberKey(product.sku), product]))
  return keys.map((key) => {
    const product = byKey.get(key) ?? byPartNumberKey.get(toPartNumberKey(key))
    return product === undefined
      ? toMissingProduct(keyType, key)
      : toProductOverview(product, context, toBodyOptions(shopper, view))
  })
}

/**
 * Finds the products for those `keys` that `found` has no product for: products whose part number differs from the key
 * in case and punctuation only.
 */
async function findProductsByNormalizedSku(
  db: ReadOnlyDb,
  shopper: Shopper,
  { keys, found }: { readonly keys: readonly string[]; readonly found: readonly ProductRecord[] },
): Promise<readonly ProductRecord[]> {
  const foundSkus = new Set(found.map(({ sku }) => sku))
  const partNumberKeys = new Set(keys.filter((key) => !foundSkus.has(key)).map(toPartNumberKey))
  partNumberKeys.delete('')
  return partNumberKeys.size === 0 ? [] : findProductsByPartNumberKey(db, shopper, [...partNumberKeys])
}

/** Loads the gift wrap products; none while the store does not offer gift wrapping. */
export async function loadGiftWraps(db: ReadOnlyDb, shopper: Shopper, view: ProductView): Promise<ProductOverview[]> {
  if (!toGiftingSettings(shopper.webstore).isGiftWrapEnabled) return []
  const productRecords = await findGiftWraps(db, shopper)
  const context = await loadProductContext(db, shopper, {
    products: productRecords,
    requested: toContextOptions(view),
  })
  return productRecords.map((product) => toProductOverview(product, context, toBodyOptions(shopper, view)))
}

function toMissingProduct(keyType: 'ids' | 'skus', key: string): ProductOverview {
  const { code, message } = keyType === 'ids' ? catalogueErrors.unknownProduct : unknownSkuError(key)
  return {
    id: keyType === 'ids' ? key : '',
    name: '',
    success: false,
    error: { errorCode: code, message: message() },
    fields: {},
    productClass: 'Simple',
    defaultImage: null,
    mediaGroups: [],
  }
}
