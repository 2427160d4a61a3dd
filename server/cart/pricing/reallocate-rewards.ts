import {
  type CartSize,
  calculateRewards,
  isAcrossLines,
  type AvailablePromotion,
  MAX_REWARDED_LINES,
  type Rewards,
} from '../../promotions/service.ts'
import type { CartLine } from '../cart.ts'
import { findRewardableLines } from '../lines/line-store.ts'
import { loadPurchasables, findPurchasable } from './load-purchasables.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { type BasePrice, calculateBasePrice, calculateLinePrice } from './price-line.ts'
import { toRewardableLine } from './rewardable-line.ts'
import type { ReadOnlyDb } from '../store.ts'

/** The change of lines from which the rewards of promotions across lines are recalculated. */
export interface RewardChange {
  /** The promotions whose minimums the cart reaches after the change. */
  readonly promotions: readonly AvailablePromotion[]
  /** The lines that are removed or replaced by the drafts. */
  readonly removedLines: readonly CartLine[]
  readonly linesWithBase: ReadonlyArray<{ readonly line: Omit<CartLine, 'price'>; readonly basePrice: BasePrice }>
  /** Amount and quantities of the cart after the change. */
  readonly size: CartSize
}

/** The rewards of promotions across lines after a change of lines. */
export interface ReallocatedRewards {
  /** The rewards of the changed lines. */
  readonly rewards: Rewards
  /** The other lines whose reward changes. */
  readonly otherLines: ReadonlyArray<{ readonly before: CartLine; readonly after: CartLine }>
}

/**
 * Recalculates the rewards of the promotions across lines that a change affects. A promotion rewards only the cheapest
 * lines, up to `MAX_REWARDED_LINES`, so besides the changed lines only that many others are read.
 */
export async function reallocateRewards(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  change: RewardChange,
): Promise<ReallocatedRewards> {
  const affectedPromotions = findAffectedPromotions(change)
  if (affectedPromotions.length === 0) return { rewards: new Map(), otherLines: [] }
  const changedIds = new Set(
    [...change.removedLines, ...change.linesWithBase.map(({ line }) => line)].map(({ id }) => id),
  )
  const storedLines = new Map<string, CartLine>()
  for (const { id: promotionId } of affectedPromotions) {
    const lines = await findRewardableLines(db, loaded.cart.id, {
      promotionId,
      exceptLineIds: [...changedIds],
      limit: MAX_REWARDED_LINES,
    })
    for (const line of lines) storedLines.set(line.id, line)
  }
  const candidates = [
    ...[...storedLines.values()].map((line) => ({ line, basePrice: line.price })),
    ...change.linesWithBase,
  ].map(toRewardableLine)
  const rewards = calculateRewards(affectedPromotions, candidates, change.size.countedUnitsByPromotion)
  const linesToReprice = [...storedLines.values()].filter((line) =>
    affectedPromotions.some(({ id }) => findRewardedQuantity(line, id) !== rewards.get(line.id)?.get(id)),
  )
  return {
    rewards,
    otherLines: await calculateRepricedLines(db, loaded, {
      linesToReprice,
      affectedPromotions,
      rewards,
      promotions: change.promotions,
    }),
  }
}

function findAffectedPromotions({ promotions, removedLines, linesWithBase }: RewardChange): AvailablePromotion[] {
  const touchedPromotionIds = new Set(
    [...removedLines.map(({ price }) => price), ...linesWithBase.map(({ basePrice }) => basePrice)].flatMap(
      ({ sets }) => [...sets.countedBy, ...sets.rewardedBy],
    ),
  )
  return promotions.filter((promotion) => isAcrossLines(promotion) && touchedPromotionIds.has(promotion.id))
}

function findRewardedQuantity({ price }: CartLine, promotionId: string): number | undefined {
  return price.reductions.find((reduction) => reduction.promotionId === promotionId)?.rewardedQuantity
}

interface Repricing {
  readonly linesToReprice: readonly CartLine[]
  readonly affectedPromotions: readonly AvailablePromotion[]
  readonly rewards: Rewards
  readonly promotions: readonly AvailablePromotion[]
}

async function calculateRepricedLines(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  { linesToReprice, affectedPromotions, rewards, promotions }: Repricing,
): Promise<ReallocatedRewards['otherLines']> {
  if (linesToReprice.length === 0) return []
  const { currencyIsoCode } = loaded.cart
  const purchasables = await loadPurchasables(db, loaded, linesToReprice)
  return linesToReprice.map((before) => {
    const otherRewards = before.price.reductions.flatMap(({ promotionId, rewardedQuantity }) =>
      rewardedQuantity === undefined || affectedPromotions.some(({ id }) => id === promotionId)
        ? []
        : [[promotionId, rewardedQuantity] as const],
    )
    const basePrice = calculateBasePrice(before, findPurchasable(purchasables, before), {
      promotions: loaded.discounts.promotions,
      currencyIsoCode,
    })
    const price = calculateLinePrice(before, basePrice, {
      promotions,
      rewards: new Map([...otherRewards, ...(rewards.get(before.id) ?? [])]),
      currencyIsoCode,
    })
    return { before, after: { ...before, price } }
  })
}
