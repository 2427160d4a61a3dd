import {
  type CartSize,
  findRewards,
  isAcrossLines,
  type OpenPromotion,
  REWARDED_LINES,
  type Rewards,
} from '../promotions/service.ts'
import type { CartLine } from './cart.ts'
import { findRewardLines } from './line-store.ts'
import { loadGoods } from './load-goods.ts'
import type { OpenCart } from './open-cart.ts'
import { type BasePrice, basePrice, reducedPrice } from './price-line.ts'
import { goodsOf, rewardable } from './reprice-cart.ts'
import type { Executor } from './store.ts'

/** A change of lines, as far as offers across lines follow from it. */
export interface RewardChange {
  /** Those for which the cart is large enough after the change. */
  readonly promotions: readonly OpenPromotion[]
  /** Lines that are removed, or that the drafts take the place of. */
  readonly gone: readonly CartLine[]
  readonly based: ReadonlyArray<{ readonly line: Omit<CartLine, 'price'>; readonly base: BasePrice }>
  /** The cart after the change. */
  readonly size: CartSize
}

/** What a change of lines does to the rewards of offers across lines. */
export interface MovedRewards {
  /** For the changed lines. */
  readonly rewards: Rewards
  /** The other lines that are rewarded otherwise now. */
  readonly others: ReadonlyArray<{ readonly before: CartLine; readonly after: CartLine }>
}

/**
 * Finds out how a change of lines moves the rewards of the offers that it concerns. An offer rewards the cheapest
 * lines, and only so many: those that it rewarded before and those that it rewards now are among the changed lines and
 * the first of the others.
 */
export async function moveRewards(executor: Executor, open: OpenCart, change: RewardChange): Promise<MovedRewards> {
  const concerned = promotionsConcerned(change)
  if (concerned.length === 0) return { rewards: new Map(), others: [] }
  const changed = new Set([...change.gone, ...change.based.map(({ line }) => line)].map(({ id }) => id))
  const stored = new Map<string, CartLine>()
  for (const { id: promotionId } of concerned) {
    const lines = await findRewardLines(executor, open.cart.id, {
      promotionId,
      without: [...changed],
      limit: REWARDED_LINES,
    })
    for (const line of lines) stored.set(line.id, line)
  }
  const candidates = [...[...stored.values()].map((line) => ({ line, base: line.price })), ...change.based].map(
    rewardable,
  )
  const rewards = findRewards(concerned, candidates, change.size.piecesByPromotion)
  const moved = [...stored.values()].filter((line) =>
    concerned.some(({ id }) => piecesOf(line, id) !== rewards.get(line.id)?.get(id)),
  )
  return {
    rewards,
    others: await repriced(executor, open, { moved, concerned, rewards, promotions: change.promotions }),
  }
}

function promotionsConcerned({ promotions, gone, based }: RewardChange): OpenPromotion[] {
  const touched = new Set(
    [...gone.map(({ price }) => price), ...based.map(({ base }) => base)].flatMap(({ sets }) => [
      ...sets.countedBy,
      ...sets.rewardedBy,
    ]),
  )
  return promotions.filter((promotion) => isAcrossLines(promotion) && touched.has(promotion.id))
}

function piecesOf({ price }: CartLine, promotionId: string): number | undefined {
  return price.reductions.find((reduction) => reduction.promotionId === promotionId)?.pieces
}

interface Repricing {
  readonly moved: readonly CartLine[]
  readonly concerned: readonly OpenPromotion[]
  readonly rewards: Rewards
  readonly promotions: readonly OpenPromotion[]
}

async function repriced(
  executor: Executor,
  open: OpenCart,
  { moved, concerned, rewards, promotions }: Repricing,
): Promise<MovedRewards['others']> {
  if (moved.length === 0) return []
  const { currencyIsoCode } = open.cart
  const goods = await loadGoods(executor, open, moved)
  return moved.map((before) => {
    const kept = before.price.reductions.flatMap(({ promotionId, pieces }) =>
      pieces === undefined || concerned.some(({ id }) => id === promotionId) ? [] : [[promotionId, pieces] as const],
    )
    const base = basePrice(before, goodsOf(goods, before), { promotions: open.offers.promotions, currencyIsoCode })
    const price = reducedPrice(before, base, {
      promotions,
      rewards: new Map([...kept, ...(rewards.get(before.id) ?? [])]),
      currencyIsoCode,
    })
    return { before, after: { ...before, price } }
  })
}
