import { afterAll, beforeAll, expect, test } from 'vitest'
import { couponRedemption, promotion, promotionRedemption } from '@hydrant/database/schema/promotions.ts'
import { idFromKey, newId } from '@hydrant/kernel/identity/record-id.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { eq } from 'drizzle-orm'
import { openTradeShop, trade, type TradeShop } from '../testing/trade-shop.ts'
import { countRedemptions } from './store.ts'
import { createPromotions } from './service.ts'

let shop: TradeShop
beforeAll(async () => {
  shop = await openTradeShop()
})
afterAll(() => shop.close())

const ids = ['one', 'other'].map((name) => idFromKey('0c8', `limited ${name}`))

test('forty orders at once are given a limited offer as often as it may be, and no order waits for another for ever [CART-04] [CHK-06]', async () => {
  const [one, other] = ids
  const offer = {
    displayName: 'Limited',
    targetType: 'Item' as const,
    adjustmentType: 'PercentageDiscount' as const,
    adjustmentValue: '10',
  }
  await shop.database.transaction((executor) =>
    createPromotions(
      executor,
      [
        { ...offer, id: one!, name: 'one', redemptionLimit: 10 },
        { ...offer, id: other!, name: 'other', redemptionLimitPerAccount: 7 },
      ],
      [],
    ),
  )
  const accounts = [trade.county, trade.plant]
  const counted = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      transactional(shop.database, async (executor) => {
        const accountId = accounts[index % 2]!
        const isGiven = await countRedemptions(executor, {
          kind: 'promotion',
          ids: index % 3 === 0 ? [other!, one!] : [one!, other!],
          accountId,
        })
        return isGiven
          ? { ok: true as const, value: accountId }
          : { ok: false as const, error: { code: 'LIMIT_EXCEEDED', message: '', status: 400 } }
      }),
    ),
  )
  const given = counted.filter(({ ok }) => ok)
  expect(given).toHaveLength(10)
  const stored = await shop.database.read(async (executor) => ({
    whole: (await executor.select().from(promotion).where(eq(promotion.id, one!)))[0]?.redemptions,
    byAccount: (await executor.select().from(promotionRedemption)).map(({ redemptions }) => redemptions),
    coupons: await executor.select().from(couponRedemption),
  }))
  expect(stored.whole).toBe(10)
  expect(stored.byAccount.reduce((sum, redemptions) => sum + redemptions, 0)).toBe(10)
  expect(Math.max(...stored.byAccount)).toBeLessThanOrEqual(7)
  expect(stored.coupons).toEqual([])
})

test('a coupon for each account is counted for each [CART-04]', async () => {
  const promotionId = newId('0c8')
  const couponId = newId('cpn')
  await shop.database.transaction((executor) =>
    createPromotions(
      executor,
      [
        {
          id: promotionId,
          name: 'by code',
          displayName: 'By code',
          targetType: 'Cart',
          adjustmentType: 'PercentageDiscount',
          adjustmentValue: '5',
          requiresCoupon: true,
        },
      ],
      [{ id: couponId, promotionId, code: 'EACH', redemptionLimitPerAccount: 2 }],
    ),
  )
  const use = (accountId: string | null) =>
    shop.database.transaction((executor) => countRedemptions(executor, { kind: 'coupon', ids: [couponId], accountId }))
  const used = await Promise.all([trade.county, trade.county, trade.county, trade.plant, null].map(use))
  expect(used.filter(Boolean)).toHaveLength(3)
  expect(used[4]).toBe(false)
})
