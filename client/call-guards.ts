import type { CallArguments, Calls } from './call-arguments.ts'
import {
  requireCategoryId,
  requireEffectiveAccountId,
  requireEitherIdsOrSkus,
  assertProductIdGiven,
  requireProductIds,
  requireSearchQuery,
  requireSearchTermOrEmpty,
} from './catalogue-guards.ts'
import { CheckoutFailure, requireDeliveryGroupId } from './checkout-failure.ts'
import { isBlank } from './stored-text.ts'

/** Checks the arguments of calls before they are sent; each throws an error that names the missing value. */
export const GUARDS: { readonly [Id in keyof Calls]?: (...input: CallArguments<Id>) => void } = {
  getCategory: requireCategoryId,
  getCategoryPath: requireCategoryId,
  getCategoryVersion: (_snapshotId, categoryId) => requireCategoryId(categoryId),
  getProduct: assertProductIdGiven,
  getProductVersion: (_snapshotId, productId) => assertProductIdGiven(productId),
  listProducts: requireEitherIdsOrSkus,
  listProductChildren: assertProductIdGiven,
  listFeaturedProducts: assertProductIdGiven,
  searchProducts: requireSearchQuery,
  searchProductsByQuery: requireSearchQuery,
  getSuggestions: (query) => requireSearchTermOrEmpty(query?.searchTerm),
  getProductPrice: assertProductIdGiven,
  listPrices: ({ productIds }) => requireProductIds(productIds),
  calculatePrices: ({ pricingLineItems }) => requireProductIds(pricingLineItems.map(({ productId }) => productId)),
  getProductTaxes: assertProductIdGiven,
  getEffectiveAccount: requireEffectiveAccountId,
  getDeliveryGroup: (cart: string | undefined, deliveryGroupId) =>
    requireDeliveryGroupId(cart === undefined ? null : { deliveryGroupId }),
  updateAddress: (_account, addressId) => {
    if (isBlank(addressId)) throw new CheckoutFailure('addressId is required')
  },
}
