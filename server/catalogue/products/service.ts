import type { ProductMedia } from '@hydrant/contract/shared/image.ts'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { catalogueErrors } from '../errors.ts'
import { pickDefaultImage } from '../media-body.ts'
import { toProductDetail } from './product-body.ts'
import { findProducts, findProductsBySku } from './find-products.ts'
import { findDefaultImageRecords } from './detail-store.ts'
import { type ProductDetailView, toContextOptions, toBodyOptions } from './product-view.ts'
import { loadProductContext } from './load-product-context.ts'

/** Finds the default images of products, by id, regardless of entitlement. */
export async function findDefaultImages(
  db: ReadOnlyDb,
  productIds: readonly string[],
): Promise<Map<string, ProductMedia>> {
  const images = productIds.length === 0 ? [] : await findDefaultImageRecords(db, productIds)
  const byProduct = new Map(images.map((image) => [image.productId, image]))
  return new Map(
    productIds.map((id) => {
      const image = byProduct.get(id)
      return [id, pickDefaultImage(image === undefined ? [] : [image])]
    }),
  )
}

/** Finds the ids of products by part number, among those that the shopper may see. */
export async function findProductIdsBySku(
  db: ReadOnlyDb,
  shopper: Shopper,
  skus: readonly string[],
): Promise<Map<string, string>> {
  const products = skus.length === 0 ? [] : await findProductsBySku(db, shopper, skus)
  return new Map(products.map(({ sku, id }) => [sku, id]))
}

/** Loads a product as its page shows it. Returns an error if it does not exist or the shopper may not see it. */
export async function loadProduct(
  db: ReadOnlyDb,
  shopper: Shopper,
  requested: { id: string; view: ProductDetailView },
): Promise<Result<ProductDetail>> {
  const id = normalizeId(requested.id, '01t')
  const [product] = id === null ? [] : await findProducts(db, shopper, [id])
  if (product === undefined) return err(catalogueErrors.unknownProduct)
  const context = await loadProductContext(db, shopper, {
    products: [product],
    requested: { ...toContextOptions(requested.view), paths: requested.view.categoryPath === true, definitions: true },
  })
  return ok(toProductDetail(product, context, toBodyOptions(shopper, requested.view)))
}
