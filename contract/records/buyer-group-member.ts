import { defineRecord } from './definition.ts'

/** An account in a buyer group. */
export const buyerGroupMember = defineRecord({
  name: 'BuyerGroupMember',
  label: 'Buyer Group Member',
  labelPlural: 'Buyer Group Members',
  keyPrefix: '0ZJ',
  subject: 'customers',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'nobody',
  deletedBy: 'staff',
  uniqueTogether: [['BuyerGroupId', 'BuyerId']],
  fields: {
    BuyerGroupId: {
      label: 'Buyer Group ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'BuyerGroup',
        relationshipName: 'BuyerGroup',
        childRelationshipName: 'BuyerGroupMembers',
        isDeletedWithParent: true,
      },
    },
    BuyerId: {
      label: 'Buyer ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Account',
        relationshipName: 'Buyer',
        childRelationshipName: 'BuyerGroupMembers',
        isDeletedWithParent: true,
      },
    },
  },
})
