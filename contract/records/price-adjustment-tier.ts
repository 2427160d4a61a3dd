import { defineRecord } from './definition.ts'

/** One price break of a schedule: from its lower bound up to and including its upper bound. */
export const priceAdjustmentTier = defineRecord({
  name: 'PriceAdjustmentTier',
  label: 'Price Adjustment Tier',
  labelPlural: 'Price Adjustment Tiers',
  keyPrefix: '84Y',
  subject: 'prices',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    PriceAdjustmentScheduleId: {
      label: 'Price Adjustment Schedule ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'PriceAdjustmentSchedule',
        relationshipName: 'PriceAdjustmentSchedule',
        childRelationshipName: 'PriceAdjustmentTiers',
        isDeletedWithParent: true,
      },
    },
    LowerBound: {
      label: 'Lower Bound',
      type: 'double',
      writable: 'always',
      precision: 12,
      scale: 2,
      isRequired: true,
      minimum: 0,
    },
    UpperBound: { label: 'Upper Bound', type: 'double', writable: 'always', precision: 12, scale: 2, minimum: 0 },
    TierType: {
      label: 'Tier Type',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      values: ['AdjustmentAmount', 'AdjustmentPercentage'],
    },
    TierValue: {
      label: 'Tier Value',
      type: 'double',
      writable: 'always',
      precision: 15,
      scale: 6,
      isRequired: true,
      minimum: 0,
    },
  },
})
