import type { CartItemInput } from '@hydrant/contract/shop/cart.ts'
import { toFullIdIfValid, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { parseQuantity } from '@hydrant/kernel/quantity/parse-quantity.ts'
import type { CartLine, CustomFields, GroupWithMethod, LineKey } from '../cart.ts'
import { cartErrors } from '../errors.ts'
import { parseLineFields } from './line-note.ts'
import { type Purchasable, findPurchaseError, findQuantityRuleError } from '../pricing/purchasable.ts'
import { findGroup } from '../delivery/find-groups.ts'

/** A line to add, parsed but not yet checked against the product. */
export interface LineRequest {
  readonly productId: string
  readonly sellingModelId: string | null
  readonly subscriptionTerm: number | null
  readonly deliveryGroupId: string
  readonly quantity: Decimal
  readonly subType: CartLine['subType']
  readonly customFields: CustomFields
}

/**
 * Parses an item to add to a cart that has these delivery groups; when the item names no group, it goes to the first.
 */
export function parseLineRequest(input: CartItemInput, groups: readonly GroupWithMethod[]): Result<LineRequest> {
  const productId = normalizeId(input.productId, '01t')
  if (productId === null) return err(cartErrors.malformedProduct)
  const quantity = parseQuantity(input.quantity)
  if (quantity === null) return err(cartErrors.noQuantity)
  const group =
    typeof input.cartDeliveryGroupId === 'string' ? findGroup(groups, input.cartDeliveryGroupId) : groups[0]?.group
  if (group === undefined) return err(cartErrors.unknownGroup)
  const customFieldsResult = parseLineFields(input.customFields)
  if (!customFieldsResult.ok) return customFieldsResult
  return ok({
    productId,
    sellingModelId:
      typeof input.productSellingModelId === 'string' ? toFullIdIfValid(input.productSellingModelId) : null,
    subscriptionTerm: input.subscriptionTerm ?? null,
    deliveryGroupId: group.id,
    quantity,
    subType: input.subType ?? null,
    customFields: customFieldsResult.value,
  })
}

/**
 * Returns the key of a requested line, with the default selling model and term when none are requested; returns an
 * error when the product cannot be bought, or not with this model and term.
 */
export function resolveLineKey(requested: LineKey, purchasable: Purchasable | undefined): Result<LineKey> {
  const purchaseError = findPurchaseError(purchasable)
  if (purchaseError !== null) {
    const isUnknownModel =
      purchasable !== undefined &&
      requested.sellingModelId !== null &&
      purchasable.product.sellingModels.every(({ id }) => id !== requested.sellingModelId)
    return err(isUnknownModel ? cartErrors.unknownSellingModel : purchaseError)
  }
  const { productId, deliveryGroupId } = requested
  const sellingModelId = requested.sellingModelId ?? purchasable?.pricing?.sellingModelId ?? null
  const model = purchasable?.product.sellingModels.find(({ id }) => id === sellingModelId)
  if (model?.sellingModelType !== 'TermDefined')
    return ok({ productId, deliveryGroupId, sellingModelId, subscriptionTerm: null })
  const minimum = model.minimumTerm ?? model.pricingTerm ?? 1
  const term = requested.subscriptionTerm ?? minimum
  const isTermOffered =
    term >= minimum && term <= (model.maximumTerm ?? 50) && (term - minimum) % (model.termIncrement ?? 1) === 0
  return isTermOffered
    ? ok({ productId, deliveryGroupId, sellingModelId, subscriptionTerm: term })
    : err(cartErrors.impossibleTerm)
}

/**
 * Returns the quantity of a line, or an error when it breaks the quantity rule of the product or, for guests, exceeds
 * the limit over all lines of the product.
 */
export function checkLineQuantity(
  line: { readonly quantity: Decimal; readonly otherLines: ReadonlyArray<{ readonly quantity: Decimal }> },
  purchasable: Purchasable | undefined,
  guestLimit: Decimal | null,
): Result<Decimal> {
  const ruleError = findQuantityRuleError(line.quantity, purchasable)
  const totalQuantity = sum([line.quantity, ...line.otherLines.map(({ quantity }) => quantity)])
  if (guestLimit !== null && totalQuantity.gt(guestLimit)) return err(cartErrors.overGuestQuantityLimit)
  return ruleError === null ? ok(line.quantity) : err(ruleError)
}

/** Returns a text that is equal for keys of the same line, to find many lines by. */
export function toLineKeyText({ productId, deliveryGroupId, sellingModelId, subscriptionTerm }: LineKey): string {
  return JSON.stringify([productId, deliveryGroupId, sellingModelId, subscriptionTerm])
}

/** Whether two keys identify the same line. */
export function isSameLine(one: LineKey, other: LineKey): boolean {
  return (
    one.productId === other.productId &&
    one.deliveryGroupId === other.deliveryGroupId &&
    one.sellingModelId === other.sellingModelId &&
    one.subscriptionTerm === other.subscriptionTerm
  )
}
