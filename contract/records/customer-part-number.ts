import { defineRecord } from './definition.ts'

/** The longest number, as it is written. */
export const CUSTOMER_PART_NUMBER_LENGTH = 80

/** What an account calls a product: the buyers of the account find the product by it. */
export const customerPartNumber = defineRecord({
  name: 'CustomerPartNumber__c',
  label: 'Customer Part Number',
  labelPlural: 'Customer Part Numbers',
  keyPrefix: 'a0V',
  subject: 'customers',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: {
      label: 'Customer Part Number',
      type: 'string',
      writable: 'always',
      length: CUSTOMER_PART_NUMBER_LENGTH,
      isRequired: true,
    },
    Account__c: {
      label: 'Account ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Account',
        relationshipName: 'Account__r',
        childRelationshipName: 'CustomerPartNumbers__r',
        isDeletedWithParent: true,
      },
    },
    Product__c: {
      label: 'Product ID',
      type: 'reference',
      writable: 'always',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'Product__r',
        childRelationshipName: 'CustomerPartNumbers__r',
        isDeletedWithParent: true,
      },
    },
    /** Whether somebody entered it, or a buyer noted it at a line of an order or list. */
    Source__c: {
      label: 'Source',
      type: 'picklist',
      writable: 'never',
      isRequired: true,
      values: ['Entered', 'Learned'],
    },
  },
})
