import { defineRecord } from './definition.ts'

/** The rate of a tax treatment in a country, or in one of its states. The rates of both add up; each place has one. */
export const taxRate = defineRecord({
  name: 'TaxRate__c',
  label: 'Tax Rate',
  labelPlural: 'Tax Rates',
  keyPrefix: '1tx',
  subject: 'administration',
  seenBy: 'admin',
  createdBy: 'admin',
  updatedBy: 'admin',
  deletedBy: 'admin',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'always', length: 255, isRequired: true },
    Description__c: { label: 'Description', type: 'textarea', writable: 'always', length: 4000 },
    Treatment__c: {
      label: 'Tax Treatment',
      type: 'string',
      writable: 'always',
      length: 255,
      isRequired: true,
      default: 'standard',
    },
    Country__c: { label: 'Country', type: 'string', writable: 'always', length: 2, isRequired: true },
    State__c: { label: 'State', type: 'string', writable: 'always', length: 80 },
    RatePercent__c: {
      label: 'Rate in Percent',
      type: 'double',
      writable: 'always',
      precision: 9,
      scale: 6,
      isRequired: true,
      minimum: 0,
    },
    Priority__c: { label: 'Priority', type: 'int', writable: 'always', precision: 9, isRequired: true, default: 0 },
  },
})
