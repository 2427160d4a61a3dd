import { defineRecord } from './definition.ts'

/** A customer with its own address. */
export const account = defineRecord({
  name: 'Account',
  label: 'Account',
  labelPlural: 'Accounts',
  keyPrefix: '001',
  subject: 'customers',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: { label: 'Account Name', type: 'string', writable: 'always', length: 255, isRequired: true },
    AccountNumber: {
      label: 'Account Number',
      type: 'string',
      writable: 'always',
      length: 40,
      isUnique: true,
      isExternalId: true,
    },
    ParentId: {
      label: 'Parent Account ID',
      type: 'reference',
      writable: 'always',
      reference: { to: 'Account', relationshipName: 'Parent', childRelationshipName: 'ChildAccounts' },
    },
    BillingStreet: { label: 'Billing Street', type: 'textarea', writable: 'always', length: 255 },
    BillingCity: { label: 'Billing City', type: 'string', writable: 'always', length: 40 },
    BillingState: { label: 'Billing State/Province', type: 'string', writable: 'always', length: 80 },
    BillingPostalCode: { label: 'Billing Zip/Postal Code', type: 'string', writable: 'always', length: 20 },
    BillingCountry: { label: 'Billing Country Code', type: 'string', writable: 'always', length: 2 },
    IsTaxExempt__c: {
      label: 'Tax Exempt',
      type: 'boolean',
      writable: 'always',
      default: false,
      // Who pays taxes is part of what they pay.
      subject: 'prices',
    },
    /** The last day of the exemption (in UTC); empty: it does not end. */
    TaxExemptUntil__c: {
      label: 'Tax Exempt Until',
      type: 'datetime',
      isDay: true,
      writable: 'always',
      subject: 'prices',
    },
  },
})
