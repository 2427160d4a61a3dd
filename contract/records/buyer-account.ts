import { defineRecord } from './definition.ts'

/** An account as one that can buy. Every account of this shop can, so that there is one for each. */
export const buyerAccount = defineRecord({
  name: 'BuyerAccount',
  label: 'Buyer Account',
  labelPlural: 'Buyer Accounts',
  keyPrefix: '0bj',
  subject: 'customers',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'never', length: 255, isRequired: true },
    BuyerId: {
      label: 'Buyer ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'Account',
        relationshipName: 'Buyer',
        childRelationshipName: 'BuyerAccounts',
        isDeletedWithParent: true,
      },
    },
    BuyerStatus: { label: 'Buyer Status', type: 'picklist', writable: 'never', isRequired: true, values: ['Active'] },
    CommerceType: { label: 'Commerce Type', type: 'picklist', writable: 'never', isRequired: true, values: ['Buyer'] },
    IsActive: { label: 'Active', type: 'boolean', writable: 'never' },
  },
})
