import type { PromotionTrial, PromotionTrialInput } from '@hydrant/contract/admin/promotions.ts'
import { isGranted } from '@hydrant/kernel/identity/permission-sets.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { sum, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { createNamelessShopper, type Shopper, toBuyerGroupIds } from '../accounts/service.ts'
import { applyPromotionsToLines } from './apply-promotions-to-lines.ts'
import { filterAndSortAvailablePromotions, sortPromotions } from './available-promotions.ts'
import { promotionErrors } from './errors.ts'
import { priceSampleLines } from './evaluate.ts'
import { findPromotionsWithoutCoupon } from './find-available-discounts.ts'
import { findPromotion, type ReadOnlyDb } from './store.ts'

/**
 * Calculates a sample cart as if a promotion were running beside those that are. Its buyer groups and its currency count;
 * its dates, its coupons and its limits do not. Returns an error for a promotion, an account or a product that does not
 * exist, and for an account when the member of staff may not read prices.
 */
export async function tryPromotion(
  db: ReadOnlyDb,
  requester: Shopper,
  { promotionId, input }: { readonly promotionId: string; readonly input: PromotionTrialInput },
): Promise<Result<PromotionTrial>> {
  const id = normalizeId(promotionId, '0c8')
  const promotion = id === null ? null : await findPromotion(db, id)
  if (promotion === null) return err(promotionErrors.unknownPromotion)
  const shopperResult = await createSampleShopper(db, requester, input)
  if (!shopperResult.ok) return shopperResult
  const shopper = shopperResult.value
  const linesResult = await priceSampleLines(db, shopper, input.cartItems)
  if (!linesResult.ok) return linesResult
  const lines = linesResult.value
  const running = await findPromotionsWithoutCoupon(db, shopper)
  const [tried] = filterAndSortAvailablePromotions(
    [{ ...promotion, startsAt: null, endsAt: null, requiresCoupon: false, isUsedUp: false }],
    {
      now: new Date(),
      buyerGroupIds: toBuyerGroupIds(shopper),
      currencyIsoCode: shopper.currency,
      couponCodes: new Map(),
    },
  )
  const promotions = sortPromotions([
    ...running.filter((other) => other.id !== promotion.id),
    ...(tried === undefined ? [] : [tried]),
  ])
  const { reductions, cartReductions, amounts, total } = applyPromotionsToLines(promotions, lines, shopper.currency)
  const applied = [...reductions.flat(), ...cartReductions]
  return ok({
    currencyIsoCode: shopper.currency,
    isApplied: applied.some((reduction) => reduction.promotionId === promotion.id),
    items: lines.map(({ productId, quantity, amount }, index) => ({
      productId,
      quantity: toText(quantity),
      amountBefore: toMoneyText(amount, shopper.currency),
      amount: toMoneyText(amounts[index] ?? ZERO, shopper.currency),
    })),
    totalBefore: toMoneyText(sum(lines.map(({ amount }) => amount)), shopper.currency),
    total: toMoneyText(total, shopper.currency),
    adjustments: promotions.flatMap((one) => {
      const own = applied.filter((reduction) => reduction.promotionId === one.id)
      const amount = toMoneyText(sum(own.map((reduction) => reduction.amount)), shopper.currency)
      return own.length === 0 ? [] : [{ promotionId: one.id, displayName: one.displayName, amount }]
    }),
  })
}

/** Creates the shopper of a sample cart: a guest, or any buyer of an account. */
async function createSampleShopper(
  db: ReadOnlyDb,
  { webstore, user, currency }: Shopper,
  { accountId = null, currencyIsoCode }: PromotionTrialInput,
): Promise<Result<Shopper>> {
  if (accountId !== null && !isGranted(user?.permissionSets ?? [], 'prices', 'read'))
    return err(promotionErrors.mayNotReadPrices)
  return createNamelessShopper(db, { webstore, accountId, currencyIsoCode: currencyIsoCode ?? currency })
}
