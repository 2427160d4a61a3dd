import { defineRecord } from './definition.ts'

/** In what quantities products are sold: from a minimum to a maximum, in steps of an increment. */
export const purchaseQuantityRule = defineRecord({
  name: 'PurchaseQuantityRule',
  label: 'Purchase Quantity Rule',
  labelPlural: 'Purchase Quantity Rules',
  keyPrefix: '0lK',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'always', length: 255, isRequired: true },
    Minimum: { label: 'Minimum', type: 'double', writable: 'always', precision: 12, scale: 2, isRequired: true },
    Maximum: { label: 'Maximum', type: 'double', writable: 'always', precision: 12, scale: 2, isRequired: true },
    Increment: { label: 'Increment', type: 'double', writable: 'always', precision: 12, scale: 2, isRequired: true },
  },
})
