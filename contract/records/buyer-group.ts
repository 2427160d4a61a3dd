import { defineRecord } from './definition.ts'

/** A set of accounts that see the same products and pay by the same price books. */
export const buyerGroup = defineRecord({
  name: 'BuyerGroup',
  label: 'Buyer Group',
  labelPlural: 'Buyer Groups',
  keyPrefix: '0ZI',
  subject: 'customers',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'always', length: 255, isRequired: true, isUnique: true },
    IsGuest__c: { label: 'For Guests', type: 'boolean', writable: 'never' },
  },
})
