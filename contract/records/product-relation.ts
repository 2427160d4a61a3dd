import { defineRecord } from './definition.ts'

/** A product that the page of another one mentions: what goes with it, what it is repaired with, what replaces it. */
export const productRelation = defineRecord({
  name: 'ProductRelation__c',
  label: 'Product Relation',
  labelPlural: 'Product Relations',
  keyPrefix: 'a0R',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  uniqueTogether: [['Product__c', 'RelatedProduct__c', 'RelationshipType__c']],
  fields: {
    Product__c: {
      label: 'Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'Product__r',
        childRelationshipName: 'ProductRelations__r',
        isDeletedWithParent: true,
      },
    },
    RelatedProduct__c: {
      label: 'Related Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'RelatedProduct__r',
        childRelationshipName: 'RelatedToProducts__r',
        isDeletedWithParent: true,
      },
    },
    RelationshipType__c: {
      label: 'Relationship Type',
      type: 'picklist',
      writable: 'on-create',
      isRequired: true,
      values: ['Accessories', 'SpareParts', 'Alternatives', 'Successor', 'CrossSell'],
    },
    SortOrder__c: {
      label: 'Sort Order',
      type: 'int',
      writable: 'always',
      precision: 9,
      isRequired: true,
      default: 0,
    },
  },
})
