import { afterAll, beforeAll, expect, test } from 'vitest'
import { couponRedemption, promotion, promotionRedemption } from '@hydrant/database/schema/promotions.ts'
import { createIdFromKey, newId } from '@hydrant/kernel/identity/record-id.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { eq } from 'drizzle-orm'
import { openPurchaseTestShop, shopIds, type PurchaseTestShop } from '../testing/purchase-test-shop.ts'
import { tryIncrementRedemptions } from './store.ts'
import { insertPromotions } from './service.ts'

let shop: PurchaseTestShop
beforeAll(async () => {
  shop = await openPurchaseTestShop()
})
afterAll(() => shop.close())

const ids = ['one', 'other'].map((name) => createIdFromKey('0c8', `limited ${name}`))

test('forty concurrent orders redeem a limited promotion exactly as often as allowed, without a deadlock [CART-04] [CHK-06]', async () => {
  const [one, other] = ids
  const offer = {
    displayName: 'Limited',
    targetType: 'Item' as const,
    adjustmentType: 'PercentageDiscount' as const,
    adjustmentValue: '10',
  }
  await shop.database.transaction((tx) =>
    insertPromotions(
      tx,
      [
        { ...offer, id: one!, name: 'one', redemptionLimit: 10 },
        { ...offer, id: other!, name: 'other', redemptionLimitPerAccount: 7 },
      ],
      [],
    ),
  )
  const accounts = [shopIds.county, shopIds.plant]
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      runOrRollBack(shop.database, async (tx) => {
        const accountId = accounts[index % 2]!
        const isCounted = await tryIncrementRedemptions(tx, {
          kind: 'promotion',
          ids: index % 3 === 0 ? [other!, one!] : [one!, other!],
          accountId,
        })
        return isCounted
          ? { ok: true as const, value: accountId }
          : { ok: false as const, error: { code: 'LIMIT_EXCEEDED', message: () => '', status: 400 } }
      }),
    ),
  )
  const successful = results.filter(({ ok }) => ok)
  expect(successful).toHaveLength(10)
  const stored = await shop.database.query(async (db) => ({
    whole: (await db.select().from(promotion).where(eq(promotion.id, one!)))[0]?.redemptions,
    byAccount: (await db.select().from(promotionRedemption)).map(({ redemptions }) => redemptions),
    coupons: await db.select().from(couponRedemption),
  }))
  expect(stored.whole).toBe(10)
  expect(stored.byAccount.reduce((sum, redemptions) => sum + redemptions, 0)).toBe(10)
  expect(Math.max(...stored.byAccount)).toBeLessThanOrEqual(7)
  expect(stored.coupons).toEqual([])
})

test('a coupon that is limited by account is counted for each account [CART-04]', async () => {
  const promotionId = newId('0c8')
  const couponId = newId('cpn')
  await shop.database.transaction((tx) =>
    insertPromotions(
      tx,
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
  const redeemCoupon = (accountId: string | null) =>
    shop.database.transaction((tx) => tryIncrementRedemptions(tx, { kind: 'coupon', ids: [couponId], accountId }))
  const redeemed = await Promise.all(
    [shopIds.county, shopIds.county, shopIds.county, shopIds.plant, null].map(redeemCoupon),
  )
  expect(redeemed.filter(Boolean)).toHaveLength(3)
  expect(redeemed[4]).toBe(false)
})
