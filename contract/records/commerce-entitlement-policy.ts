import { defineRecord } from './definition.ts'

/** A right to see products, and to see their prices. */
export const commerceEntitlementPolicy = defineRecord({
  name: 'CommerceEntitlementPolicy',
  label: 'Commerce Entitlement Policy',
  labelPlural: 'Commerce Entitlement Policies',
  keyPrefix: '1Ce',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'always', length: 255, isRequired: true, isUnique: true },
    CanViewProduct: { label: 'View Product', type: 'boolean', writable: 'always', default: true, onlyValue: true },
    CanViewPrice: { label: 'View Price', type: 'boolean', writable: 'always', default: false },
    IsActive: { label: 'Active', type: 'boolean', writable: 'always', default: true, onlyValue: true },
    IncludesNewProducts__c: { label: 'Includes New Products', type: 'boolean', writable: 'always', default: false },
  },
})
