import type { PromotionTrial } from '@hydrant/contract/admin/promotions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRecordClient, type RecordClient } from '../records/testing/record-client.ts'
import { openPurchaseTestShop, type PurchaseTestShop, shopIds } from '../testing/purchase-test-shop.ts'
import { createStaffUser } from '../testing/staff-with-sets.ts'

let shop: PurchaseTestShop
let records: RecordClient

beforeAll(async () => {
  shop = await openPurchaseTestShop()
  records = await openRecordClient(shop)
})
afterAll(() => shop.close())

test('a promotion is tried on a sample cart before it runs, at the prices of an account only by who may read them [ADM-43]', async () => {
  const promotionId = await records.create('Promotion', {
    Name: 'Hose week',
    DisplayName: 'Hose week',
    TargetType__c: 'Item',
    AdjustmentType__c: 'PercentageDiscount',
    AdjustmentValue__c: 10,
    MinimumQuantity__c: 3,
    ProductIds__c: shopIds.hose,
    IsAutomatic: false,
    StartDateTime: '2099-01-01T00:00:00Z',
  })
  const marketing = await createStaffUser(shop, records, { name: 'Mara', sets: ['Marketing'] })
  const tryOut = (quantity: number | string, more: object = {}, token = marketing.token) =>
    shop.send<PromotionTrial>('POST', `/admin/promotions/${promotionId}/actions/try`, {
      token,
      body: { cartItems: [{ productId: shopIds.hose, quantity }], ...more },
    })
  const { body: before } = await tryOut(2)
  expect(before).toMatchObject({ isApplied: false, adjustments: [] })
  expect(before.total).toBe(before.totalBefore)
  const { body: trial } = await tryOut('3')
  const taken = Number(trial.totalBefore) / 10
  expect(Number(trial.totalBefore) - Number(trial.total)).toBeCloseTo(taken, 2)
  expect(trial).toMatchObject({
    isApplied: true,
    items: [{ productId: shopIds.hose, quantity: '3', amount: trial.total }],
    adjustments: [{ promotionId, displayName: 'Hose week' }],
  })

  expect((await tryOut(3, { accountId: shopIds.county })).status).toBe(403)
  const assignment = { name: 'Paul', sets: ['Marketing', 'Prices'] } as const
  const both = await createStaffUser(shop, records, assignment)
  expect((await tryOut(3, { accountId: shopIds.county }, both.token)).body).toMatchObject({ isApplied: true })
  expect((await tryOut(3, { accountId: '001000000000001' }, both.token)).status).toBe(404)
  expect((await tryOut('none')).status).toBe(400)
  expect((await tryOut(3, { currencyIsoCode: 'XYZ' })).status).toBe(400)
  expect(await records.read('Promotion', promotionId)).toMatchObject({ IsActive: false, UsageCount__c: 0 })
})
