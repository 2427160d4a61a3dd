import type { ProductChild } from '@hydrant/contract/shop/product.ts'
import { findProducts } from './find-products.ts'
import type { ReadOnlyDb, ProductRecord } from './store.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { catalogueErrors } from '../errors.ts'
import { toProductDetail } from './product-body.ts'
import { findComponents } from './component-store.ts'
import { type ProductView, toContextOptions, toBodyOptions } from './product-view.ts'
import { loadProductContext } from './load-product-context.ts'

/** One page of the components of a set or bundle. Components that the shopper may not see are left out. */
export interface ChildPage {
  readonly productClass: ProductRecord['productClass']
  readonly total: number
  readonly items: readonly ProductChild[]
}

/** Loads a page of the components of a set or bundle; returns an error for other products. */
export async function loadProductChildren(
  db: ReadOnlyDb,
  shopper: Shopper,
  requested: { id: string; view: ProductView; offset: number; size: number },
): Promise<Result<ChildPage>> {
  const id = normalizeId(requested.id, '01t')
  const [parent] = id === null ? [] : await findProducts(db, shopper, [id])
  if (parent === undefined) return err(catalogueErrors.unknownProduct)
  if (parent.productClass !== 'Set' && parent.productClass !== 'Bundle') return err(catalogueErrors.notASetOrBundle)
  const components = await findComponents(db, [parent.id])
  const visibleProductsById = new Map(
    (
      await findProducts(
        db,
        shopper,
        components.map((entry) => entry.childId),
      )
    ).map((product) => [product.id, product]),
  )
  const visibleComponents = components.flatMap((component) => {
    const product = visibleProductsById.get(component.childId)
    return product === undefined ? [] : [{ component, product }]
  })
  const page = visibleComponents.slice(requested.offset, requested.offset + requested.size)
  const context = await loadProductContext(db, shopper, {
    products: page.map((visibleComponent) => visibleComponent.product),
    requested: { ...toContextOptions(requested.view), definitions: true },
  })
  const items = page.map(({ component, product }) => ({
    defaultQuantity: toText(decimal(component.defaultQuantity)),
    isEntitled: true,
    productInfo: toProductDetail(product, context, toBodyOptions(shopper, requested.view)),
    isRequired: component.isRequired,
    isDefault: true,
  }))
  return ok({ productClass: parent.productClass, total: visibleComponents.length, items })
}
