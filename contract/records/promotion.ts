import { defineRecord } from './definition.ts'

/** A field with ids, `;` between them. Without a value it is for all. */
const idList = (label: string) => ({ label, type: 'textarea', writable: 'always', length: 32_000 }) as const
const count = (label: string) => ({ label, type: 'int', writable: 'always', precision: 9, minimum: 1 }) as const
const amount = (label: string) =>
  ({ label, type: 'currency', writable: 'always', precision: 15, scale: 3, minimum: 0 }) as const

/** A promotion with what it takes off, for what and for whom. One that is not automatic needs a coupon. */
export const promotion = defineRecord({
  name: 'Promotion',
  label: 'Promotion',
  labelPlural: 'Promotions',
  keyPrefix: '0c8',
  subject: 'marketing',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'always', length: 255, isRequired: true },
    DisplayName: { label: 'Display Name', type: 'string', writable: 'always', length: 255, isRequired: true },
    TermsAndConditions: { label: 'Terms and Conditions', type: 'textarea', writable: 'always', length: 32_000 },
    IsActive: { label: 'Active', type: 'boolean', writable: 'always', default: false },
    IsAutomatic: { label: 'Automatic', type: 'boolean', writable: 'always', default: true },
    ExclusivityType: {
      label: 'Exclusivity Type',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      default: 'No',
      values: ['No', 'Global'],
    },
    PriorityNumber: { label: 'Priority', type: 'int', writable: 'always', precision: 9, isRequired: true, default: 0 },
    StartDateTime: { label: 'Start', type: 'datetime', writable: 'always' },
    EndDateTime: { label: 'End', type: 'datetime', writable: 'always' },
    TargetType__c: {
      label: 'Target Type',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      values: ['Item', 'Cart', 'Shipping'],
    },
    AdjustmentType__c: {
      label: 'Adjustment Type',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      values: ['PercentageDiscount', 'AmountDiscount'],
    },
    AdjustmentValue__c: {
      label: 'Adjustment',
      type: 'double',
      writable: 'always',
      precision: 15,
      scale: 6,
      isRequired: true,
      minimum: 0,
    },
    CurrencyIsoCode: {
      label: 'Currency ISO Code',
      type: 'string',
      writable: 'on-create',
      length: 3,
      isRequired: true,
      isDefaultedByShop: true,
    },
    MinimumAmount__c: amount('Minimum Amount'),
    MinimumQuantity__c: { label: 'Minimum Quantity', type: 'double', writable: 'always', precision: 9, minimum: 1 },
    MaximumDiscount__c: amount('Maximum Discount'),
    BuyQuantity__c: count('Quantity to Buy'),
    GetQuantity__c: count('Rewarded Quantity'),
    IsSameProduct__c: { label: 'Rewards the Same Product', type: 'boolean', writable: 'always', default: false },
    ApplicationLimit__c: count('Times per Order'),
    ProductIds__c: idList('Product IDs'),
    CategoryIds__c: idList('Category IDs'),
    QualifyingProductIds__c: idList('IDs of Products to Buy'),
    QualifyingCategoryIds__c: idList('IDs of Categories to Buy'),
    BuyerGroupIds__c: idList('Buyer Group IDs'),
    MaximumUsageCount: count('Maximum Usage Count'),
    MaximumUsageCountPerAccount__c: count('Maximum Usage Count per Account'),
    UsageCount__c: { label: 'Usage Count', type: 'int', writable: 'never', precision: 9, isRequired: true },
  },
})
