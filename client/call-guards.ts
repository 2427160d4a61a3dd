import type { CallArguments, CallId } from './call-arguments.ts'
import {
  requireCategoryId,
  requireEffectiveAccountId,
  requireIdsOrSkus,
  requireProductId,
  requireProductIds,
  requireSearchQuery,
  requireSearchTerm,
} from './catalogue-guards.ts'
import { CheckoutFailure, requireDeliveryGroup } from './checkout-failure.ts'
import { isBlank } from './stored-text.ts'

/** The checks of calls that are not sent without something; each throws an error that says what is missing. */
export const GUARDS: { readonly [Id in CallId]?: (...input: CallArguments<Id>) => void } = {
  getCategory: requireCategoryId,
  getCategoryPath: requireCategoryId,
  getCategoryVersion: (_snapshotId, categoryId) => requireCategoryId(categoryId),
  getProduct: requireProductId,
  getProductVersion: (_snapshotId, productId) => requireProductId(productId),
  listProducts: requireIdsOrSkus,
  listProductChildren: requireProductId,
  listFeaturedProducts: requireProductId,
  searchProducts: requireSearchQuery,
  searchProductsByQuery: requireSearchQuery,
  getSuggestions: (query) => requireSearchTerm(query?.searchTerm),
  getProductPrice: requireProductId,
  listPrices: ({ productIds }) => requireProductIds(productIds),
  calculatePrices: ({ pricingLineItems }) => requireProductIds(pricingLineItems.map(({ productId }) => productId)),
  getProductTaxes: requireProductId,
  getEffectiveAccount: requireEffectiveAccountId,
  getDeliveryGroup: (cart: string | undefined, deliveryGroupId) =>
    requireDeliveryGroup(cart === undefined ? null : { deliveryGroupId }),
  updateAddress: (_account, addressId) => {
    if (isBlank(addressId)) throw new CheckoutFailure('addressId is required')
  },
}
