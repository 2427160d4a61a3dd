import { coupon as couponDefinition } from '@hydrant/contract/records/coupon.ts'
import type { RecordChanges } from '@hydrant/contract/records/definition.ts'
import { promotion as promotionDefinition } from '@hydrant/contract/records/promotion.ts'
import { coupon, promotion } from '@hydrant/database/schema/promotions.ts'
import { type AnyColumn, sql } from 'drizzle-orm'
import { defineStoredObject, type StoredObject, toSystemColumns } from '../records/service.ts'
import { PROMOTION_PART_OBJECTS } from './part-records.ts'
import {
  changeCoupon,
  changePromotion,
  createCoupon,
  createPromotion,
  removeCoupon,
  removePromotion,
} from './writing/service.ts'

/** The objects of this area in the record API. */
export const PROMOTION_OBJECTS: readonly StoredObject[] = [
  defineStoredObject(promotionDefinition, {
    table: promotion,
    columns: (table) => ({
      ...toSystemColumns(table),
      Name: table.name,
      DisplayName: table.displayName,
      TermsAndConditions: table.termsAndConditions,
      IsActive: table.isActive,
      IsAutomatic: sql`not ${table.requiresCoupon}`,
      ExclusivityType: sql`case when ${table.isExclusive} then 'Global' else 'No' end`,
      PriorityNumber: table.priority,
      StartDateTime: table.startsAt,
      EndDateTime: table.endsAt,
      TargetType__c: table.targetType,
      AdjustmentType__c: table.adjustmentType,
      AdjustmentValue__c: table.adjustmentValue,
      CurrencyIsoCode: table.currencyIsoCode,
      MinimumAmount__c: table.minimumAmount,
      MinimumQuantity__c: table.minimumQuantity,
      MaximumDiscount__c: table.maximumDiscount,
      BuyQuantity__c: table.buyQuantity,
      GetQuantity__c: table.getQuantity,
      IsSameProduct__c: table.isSameProduct,
      ApplicationLimit__c: table.applicationLimit,
      ProductIds__c: joinIds(table.productIds),
      CategoryIds__c: joinIds(table.categoryIds),
      QualifyingProductIds__c: joinIds(table.qualifyingProductIds),
      QualifyingCategoryIds__c: joinIds(table.qualifyingCategoryIds),
      BuyerGroupIds__c: joinIds(table.buyerGroupIds),
      MaximumUsageCount: table.redemptionLimit,
      MaximumUsageCountPerAccount__c: table.redemptionLimitPerAccount,
      UsageCount__c: table.redemptions,
    }),
    defaults: ({ webstore }) => ({ CurrencyIsoCode: webstore.defaultCurrency }),
    create: (tx, values, { webstore }) =>
      createPromotion(
        tx,
        {
          ...toPromotion(values),
          name: values.Name,
          displayName: values.DisplayName,
          targetType: toTargetType(values.TargetType__c) ?? 'Item',
          adjustmentType: toAdjustmentType(values.AdjustmentType__c) ?? 'PercentageDiscount',
          adjustmentValue: values.AdjustmentValue__c,
          currencyIsoCode: values.CurrencyIsoCode.toUpperCase(),
        },
        webstore.supportedCurrencies,
      ),
    update: (tx, id, changes) => changePromotion(tx, id, toPromotion(changes)),
    delete: removePromotion,
  }),
  defineStoredObject(couponDefinition, {
    table: coupon,
    columns: (table) => ({
      ...toSystemColumns(table),
      CouponCode: table.code,
      PromotionId: table.promotionId,
      Status: sql`case when ${table.isActive} then 'Active' else 'Inactive' end`,
      RedemptionLimitAllBuyers: table.redemptionLimit,
      RedemptionLimitPerBuyer: table.redemptionLimitPerAccount,
      RedemptionCount__c: table.redemptions,
    }),
    create: (tx, values) =>
      createCoupon(tx, { ...toCoupon(values), promotionId: values.PromotionId, code: values.CouponCode }),
    update: (tx, id, changes) => changeCoupon(tx, id, toCoupon(changes)),
    delete: removeCoupon,
  }),
  ...PROMOTION_PART_OBJECTS,
]

function joinIds(ids: AnyColumn) {
  return sql`array_to_string(${ids}, ';')`
}

function toPromotion(changes: RecordChanges<typeof promotionDefinition>) {
  const { IsAutomatic: isAutomatic, ExclusivityType: exclusivity } = changes
  return {
    name: changes.Name,
    displayName: changes.DisplayName,
    termsAndConditions: changes.TermsAndConditions,
    isActive: changes.IsActive,
    requiresCoupon: isAutomatic === undefined ? undefined : !isAutomatic,
    isExclusive: exclusivity === undefined ? undefined : exclusivity === 'Global',
    priority: changes.PriorityNumber,
    startsAt: toDate(changes.StartDateTime),
    endsAt: toDate(changes.EndDateTime),
    targetType: toTargetType(changes.TargetType__c),
    adjustmentType: toAdjustmentType(changes.AdjustmentType__c),
    adjustmentValue: changes.AdjustmentValue__c,
    minimumAmount: changes.MinimumAmount__c,
    minimumQuantity: changes.MinimumQuantity__c,
    maximumDiscount: changes.MaximumDiscount__c,
    buyQuantity: changes.BuyQuantity__c,
    getQuantity: changes.GetQuantity__c,
    isSameProduct: changes.IsSameProduct__c,
    applicationLimit: changes.ApplicationLimit__c,
    productIds: toIds(changes.ProductIds__c),
    categoryIds: toIds(changes.CategoryIds__c),
    qualifyingProductIds: toIds(changes.QualifyingProductIds__c),
    qualifyingCategoryIds: toIds(changes.QualifyingCategoryIds__c),
    buyerGroupIds: toIds(changes.BuyerGroupIds__c),
    redemptionLimit: changes.MaximumUsageCount,
    redemptionLimitPerAccount: changes.MaximumUsageCountPerAccount__c,
  }
}

function toCoupon(changes: RecordChanges<typeof couponDefinition>) {
  return {
    code: changes.CouponCode,
    isActive: changes.Status === undefined ? undefined : changes.Status === 'Active',
    redemptionLimit: changes.RedemptionLimitAllBuyers,
    redemptionLimitPerAccount: changes.RedemptionLimitPerBuyer,
  }
}

function toTargetType(text: string | undefined): 'Item' | 'Cart' | 'Shipping' | undefined {
  return text === 'Item' || text === 'Cart' || text === 'Shipping' ? text : undefined
}

function toAdjustmentType(text: string | undefined): 'PercentageDiscount' | 'AmountDiscount' | undefined {
  return text === 'PercentageDiscount' || text === 'AmountDiscount' ? text : undefined
}

function toDate(text: string | null | undefined): Date | null | undefined {
  return typeof text === 'string' ? new Date(text) : text
}

function toIds(text: string | null | undefined): string[] | null | undefined {
  return typeof text === 'string' ? text.split(';').map((id) => id.trim()) : text
}
