import { defineRecord } from './definition.ts'

/** An account that a user may buy for besides their own. */
export const delegatedAccount = defineRecord({
  name: 'DelegatedAccount',
  label: 'External Managed Account',
  labelPlural: 'External Managed Accounts',
  keyPrefix: 'a02',
  subject: 'customers',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'nobody',
  deletedBy: 'staff',
  uniqueTogether: [['ManagedById', 'TargetId']],
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'never', length: 255, isRequired: true },
    ManagedById: {
      label: 'User ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'User',
        relationshipName: 'ManagedBy',
        childRelationshipName: 'DelegatedAccounts',
        isDeletedWithParent: true,
      },
    },
    ParentId: {
      label: 'Account ID',
      type: 'reference',
      writable: 'never',
      reference: { to: 'Account', relationshipName: 'Parent' },
    },
    TargetId: {
      label: 'Target Account ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: { to: 'Account', relationshipName: 'Target', childRelationshipName: 'DelegatedAccounts' },
    },
    AccessBuyFor: { label: 'Buy For', type: 'boolean', writable: 'on-create', default: true, onlyValue: true },
  },
})
