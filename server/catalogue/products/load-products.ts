import type { ProductOverview } from '@hydrant/contract/shop/product.ts'
import {
  type ReadOnlyDb,
  findGiftWraps,
  findProducts,
  findProductsByPartNumberKey,
  findProductsBySku,
  type ProductRecord,
} from './store.ts'
import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Shopper, toBuyerGroupIds } from '../../accounts/service.ts'
import { toGiftingSettings } from '../../webstore/service.ts'
import { catalogueErrors, unknownSkuError } from '../errors.ts'
import { toProductOverview } from './product-body.ts'
import { type ProductView, toContextOptions, toBodyOptions } from './product-view.ts'
import { loadProductContext } from './load-product-context.ts'

/**
 * Loads products by ids or part numbers: a row for each requested one, in that order. A part number that no product has
 * as it is written finds the product whose part number differs in case and punctuation only, as in searches.
 */
export async function loadProducts(
  db: ReadOnlyDb,
  shopper: Shopper,
  requested: { keyType: 'ids' | 'skus'; values: readonly string[]; view: ProductView },
): Promise<ProductOverview[]> {
  const { keyType, values, view } = requested
  const keys = keyType === 'ids' ? values.map((value) => normalizeId(value, '01t') ?? value) : values
  const productRecords = await (keyType === 'ids' ? findProducts : findProductsBySku)(
    db,
    toBuyerGroupIds(shopper),
    keys,
  )
  const similar = keyType === 'ids' ? [] : await findByLooseSku(db, shopper, { keys, found: productRecords })
  const context = await loadProductContext(db, shopper, {
    products: [...productRecords, ...similar],
    requested: toContextOptions(view),
  })
  const byKey = new Map(productRecords.map((product) => [keyType === 'ids' ? product.id : product.sku, product]))
  const byNumber = new Map(similar.map((product) => [toPartNumberKey(product.sku), product]))
  return keys.map((key) => {
    const product = byKey.get(key) ?? byNumber.get(toPartNumberKey(key))
    return product === undefined
      ? toMissingProduct(keyType, key)
      : toProductOverview(product, context, toBodyOptions(shopper, view))
  })
}

/** Finds products whose part numbers differ from requested ones in case and punctuation only. */
async function findByLooseSku(
  db: ReadOnlyDb,
  shopper: Shopper,
  { keys, found }: { readonly keys: readonly string[]; readonly found: readonly ProductRecord[] },
): Promise<ProductRecord[]> {
  const known = new Set(found.map(({ sku }) => sku))
  const numbers = new Set(keys.filter((key) => !known.has(key)).map(toPartNumberKey))
  numbers.delete('')
  return numbers.size === 0 ? [] : findProductsByPartNumberKey(db, toBuyerGroupIds(shopper), [...numbers])
}

/** Loads the gift wrap products; none while the store does not offer gift wrapping. */
export async function loadGiftWraps(db: ReadOnlyDb, shopper: Shopper, view: ProductView): Promise<ProductOverview[]> {
  if (!toGiftingSettings(shopper.webstore).isGiftWrapEnabled) return []
  const productRecords = await findGiftWraps(db, toBuyerGroupIds(shopper))
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
