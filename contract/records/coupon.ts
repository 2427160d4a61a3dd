import { defineRecord } from './definition.ts'

/** A code that unlocks a promotion; case does not matter. */
export const coupon = defineRecord({
  name: 'Coupon',
  label: 'Coupon',
  labelPlural: 'Coupons',
  keyPrefix: '0lC',
  subject: 'marketing',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    CouponCode: {
      label: 'Coupon Code',
      type: 'string',
      writable: 'always',
      length: 255,
      isRequired: true,
      isUnique: true,
      isExternalId: true,
    },
    PromotionId: {
      label: 'Promotion ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Promotion',
        relationshipName: 'Promotion',
        childRelationshipName: 'PromotionCoupons',
        isDeletedWithParent: true,
      },
    },
    Status: {
      label: 'Status',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      default: 'Active',
      values: ['Active', 'Inactive'],
    },
    RedemptionLimitAllBuyers: {
      label: 'Redemption Limit of All Buyers',
      type: 'int',
      writable: 'always',
      precision: 9,
      minimum: 1,
    },
    RedemptionLimitPerBuyer: {
      label: 'Redemption Limit per Buyer',
      type: 'int',
      writable: 'always',
      precision: 9,
      minimum: 1,
    },
    RedemptionCount__c: { label: 'Redemptions', type: 'int', writable: 'never', precision: 9, isRequired: true },
  },
})
