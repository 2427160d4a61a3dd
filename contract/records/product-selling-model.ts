import { defineRecord } from './definition.ts'

/** A way to sell products: once, for a term, or until it is cancelled. */
export const productSellingModel = defineRecord({
  name: 'ProductSellingModel',
  label: 'Product Selling Model',
  labelPlural: 'Product Selling Models',
  keyPrefix: '0jP',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'always', length: 255, isRequired: true },
    SellingModelType: {
      label: 'Selling Model Type',
      type: 'picklist',
      writable: 'on-create',
      isRequired: true,
      values: ['OneTime', 'TermDefined', 'Evergreen'],
    },
    PricingTerm: { label: 'Pricing Term', type: 'int', writable: 'on-create', precision: 5, minimum: 1 },
    PricingTermUnit: {
      label: 'Pricing Term Unit',
      type: 'picklist',
      writable: 'on-create',
      values: ['Months', 'Annual'],
    },
    Status: {
      label: 'Status',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      default: 'Active',
      onlyValue: 'Active',
      values: ['Active'],
    },
    MinimumTerm__c: { label: 'Minimum Term', type: 'int', writable: 'always', precision: 5, minimum: 1 },
    MaximumTerm__c: { label: 'Maximum Term', type: 'int', writable: 'always', precision: 5, minimum: 1 },
    TermIncrement__c: { label: 'Term Increment', type: 'int', writable: 'always', precision: 5, minimum: 1 },
  },
})
