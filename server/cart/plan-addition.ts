import type { CartItemInput } from '@hydrant/contract/shop/cart.ts'
import { fullId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { parseQuantity } from '@hydrant/kernel/quantity/parse-quantity.ts'
import { faultText, findQuantityFault, quantityBounds } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { CartLine, CustomFields, DeliveryGroup, GroupDelivery, LineKey } from './cart.ts'
import { readCustomFields } from './custom-fields.ts'
import { brokenQuantityRule, cartRefusals } from './errors.ts'
import { type Goods, whyNotBought } from './purchasable.ts'

/** What a caller asks to be added, read but not yet judged. */
export interface WantedLine {
  readonly productId: string
  readonly sellingModelId: string | null
  readonly subscriptionTerm: number | null
  readonly deliveryGroupId: string
  readonly quantity: Decimal
  readonly subType: CartLine['subType']
  readonly customFields: CustomFields
}

/** Reads what a caller asks to be added to a cart with these delivery groups; without a group it goes to the first. */
export function readWanted(input: CartItemInput, groups: readonly GroupDelivery[]): Result<WantedLine> {
  const productId = normalizeId(input.productId, '01t')
  if (productId === null) return err(cartRefusals.malformedProduct)
  const quantity = parseQuantity(input.quantity)
  if (quantity === null) return err(cartRefusals.noQuantity)
  const group =
    typeof input.cartDeliveryGroupId === 'string' ? findGroup(groups, input.cartDeliveryGroupId) : groups[0]?.group
  if (group === undefined) return err(cartRefusals.unknownGroup)
  const customFields = readCustomFields(input.customFields)
  if (!customFields.ok) return customFields
  return ok({
    productId,
    sellingModelId: typeof input.productSellingModelId === 'string' ? fullId(input.productSellingModelId) : null,
    subscriptionTerm: input.subscriptionTerm ?? null,
    deliveryGroupId: group.id,
    quantity,
    subType: input.subType ?? null,
    customFields: customFields.value,
  })
}

/** The delivery group that an id names. */
export function findGroup(groups: readonly GroupDelivery[], id: string): DeliveryGroup | undefined {
  const groupId = normalizeId(id, '0a7')
  return groups.find(({ group }) => group.id === groupId)?.group
}

/** The line that goods become: with the way of selling and the term that hold when none are named. */
export function lineKeyOf(wanted: LineKey, goods: Goods | undefined): Result<LineKey> {
  const refusal = whyNotBought(goods)
  if (refusal !== null) {
    const isUnknownModel =
      goods !== undefined &&
      wanted.sellingModelId !== null &&
      goods.product.sellingModels.every(({ id }) => id !== wanted.sellingModelId)
    return err(isUnknownModel ? cartRefusals.unknownSellingModel : refusal)
  }
  const { productId, deliveryGroupId } = wanted
  const sellingModelId = wanted.sellingModelId ?? goods?.pricing?.sellingModelId ?? null
  const model = goods?.product.sellingModels.find(({ id }) => id === sellingModelId)
  if (model?.sellingModelType !== 'TermDefined')
    return ok({ productId, deliveryGroupId, sellingModelId, subscriptionTerm: null })
  const minimum = model.minimumTerm ?? model.pricingTerm ?? 1
  const term = wanted.subscriptionTerm ?? minimum
  const isPossible =
    term >= minimum && term <= (model.maximumTerm ?? 50) && (term - minimum) % (model.termIncrement ?? 1) === 0
  return isPossible
    ? ok({ productId, deliveryGroupId, sellingModelId, subscriptionTerm: term })
    : err(cartRefusals.impossibleTerm)
}

/**
 * Judges the quantity that a line is to have: the product's rule, and for guests the limit over all lines of the
 * product.
 */
export function checkLineQuantity(
  line: { readonly quantity: Decimal; readonly otherLines: ReadonlyArray<{ readonly quantity: Decimal }> },
  goods: Goods | undefined,
  guestLimit: Decimal | null,
): Result<Decimal> {
  const bounds = quantityBounds(goods?.product.quantityRule ?? null)
  const fault = findQuantityFault(line.quantity, bounds)
  const inAll = sum([line.quantity, ...line.otherLines.map(({ quantity }) => quantity)])
  if (guestLimit !== null && inAll.gt(guestLimit)) return err(cartRefusals.overGuestLimit)
  return fault === null ? ok(line.quantity) : err(brokenQuantityRule(faultText(fault, bounds)))
}

/** Whether two lines are the same one. */
export function isSameLine(one: LineKey, other: LineKey): boolean {
  return (
    one.productId === other.productId &&
    one.deliveryGroupId === other.deliveryGroupId &&
    one.sellingModelId === other.sellingModelId &&
    one.subscriptionTerm === other.subscriptionTerm
  )
}
