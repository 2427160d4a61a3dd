import { defineRecord } from './definition.ts'

/** The price breaks of a price, which has at most one schedule of them. */
export const pricebookEntryAdjustment = defineRecord({
  name: 'PricebookEntryAdjustment',
  label: 'Price Book Entry Adjustment',
  labelPlural: 'Price Book Entry Adjustments',
  keyPrefix: '84Z',
  subject: 'prices',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    PricebookEntryId: {
      label: 'Price Book Entry ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      isUnique: true,
      reference: {
        to: 'PricebookEntry',
        relationshipName: 'PricebookEntry',
        childRelationshipName: 'PricebookEntryAdjustments',
        isDeletedWithParent: true,
      },
    },
    PriceAdjustmentScheduleId: {
      label: 'Price Adjustment Schedule ID',
      type: 'reference',
      writable: 'always',
      isRequired: true,
      reference: {
        to: 'PriceAdjustmentSchedule',
        relationshipName: 'PriceAdjustmentSchedule',
        childRelationshipName: 'PricebookEntryAdjustments',
      },
    },
  },
})
