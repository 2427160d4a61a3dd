import { defineRecord } from './definition.ts'

/** Price breaks that prices share: by quantity, or by the term of a subscription. */
export const priceAdjustmentSchedule = defineRecord({
  name: 'PriceAdjustmentSchedule',
  label: 'Price Adjustment Schedule',
  labelPlural: 'Price Adjustment Schedules',
  keyPrefix: '84X',
  subject: 'prices',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'always', length: 255, isRequired: true },
    AdjustmentMethod: {
      label: 'Adjustment Method',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      default: 'Range',
      values: ['Range', 'Slab'],
    },
    ScheduleType: {
      label: 'Schedule Type',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      default: 'Volume',
      values: ['Volume', 'Term'],
    },
    IsActive: { label: 'Active', type: 'boolean', writable: 'always', default: true, onlyValue: true },
  },
})
