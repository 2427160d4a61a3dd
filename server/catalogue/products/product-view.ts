import type { Shopper } from '../../accounts/service.ts'
import type { BodyOptions } from './product-body.ts'
import type { ProductContextOptions } from './product-context.ts'

/** Which details of a product a response contains; the currency is the shopper's. */
export type ProductView = Omit<BodyOptions, 'currencyIsoCode'>

/** The view of a product page, which may include the category path. */
export type ProductDetailView = ProductView & { readonly categoryPath?: boolean }

/** Converts a view to what has to be loaded for it. */
export function toContextOptions(view: ProductView): ProductContextOptions {
  return {
    media: view.excludeMedia !== true,
    families: view.attributeSetInfo === true || view.variationInfo === true,
    sellingModels: view.sellingModels === true,
  }
}

/** Converts a view to the options of response bodies, with the currency of the shopper. */
export function toBodyOptions(shopper: Shopper, view: ProductView): BodyOptions {
  return { ...view, currencyIsoCode: shopper.currency }
}
