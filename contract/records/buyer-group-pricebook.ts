import { defineRecord } from './definition.ts'

/** A price book that a buyer group pays by. The priority is that of the book. A book that no group has is for everyone. */
export const buyerGroupPricebook = defineRecord({
  name: 'BuyerGroupPricebook',
  label: 'Buyer Group Price Book',
  labelPlural: 'Buyer Group Price Books',
  keyPrefix: '0Zl',
  subject: 'prices',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  uniqueTogether: [['BuyerGroupId', 'Pricebook2Id']],
  fields: {
    BuyerGroupId: {
      label: 'Buyer Group ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'BuyerGroup',
        relationshipName: 'BuyerGroup',
        childRelationshipName: 'BuyerGroupPricebooks',
      },
    },
    Pricebook2Id: {
      label: 'Price Book ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Pricebook2',
        relationshipName: 'Pricebook2',
        childRelationshipName: 'BuyerGroupPricebooks',
        isDeletedWithParent: true,
      },
    },
    IsActive: { label: 'Active', type: 'boolean', writable: 'always', default: true, onlyValue: true },
    Priority: { label: 'Priority', type: 'int', writable: 'never', isRequired: true, precision: 9 },
  },
})
