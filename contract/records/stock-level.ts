import { defineRecord } from './definition.ts'

/** How much of a product is at a location. A product without any stock level is not tracked and always available. */
export const stockLevel = defineRecord({
  name: 'StockLevel__c',
  label: 'Stock Level',
  labelPlural: 'Stock Levels',
  keyPrefix: 'a01',
  subject: 'stock',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  uniqueTogether: [['Product__c', 'Location__c']],
  fields: {
    Product__c: {
      label: 'Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'Product__r',
        childRelationshipName: 'StockLevels__r',
        isDeletedWithParent: true,
      },
    },
    Location__c: {
      label: 'Location ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: { to: 'Location', relationshipName: 'Location__r', childRelationshipName: 'StockLevels__r' },
    },
    QuantityOnHand__c: {
      label: 'Quantity On Hand',
      type: 'double',
      writable: 'always',
      precision: 12,
      scale: 6,
      isRequired: true,
      minimum: 0,
    },
    SafetyStock__c: {
      label: 'Safety Stock',
      type: 'double',
      writable: 'always',
      precision: 12,
      scale: 6,
      isRequired: true,
      default: 0,
      minimum: 0,
    },
    QuantityReserved__c: { label: 'Quantity Reserved', type: 'double', writable: 'never', precision: 18, scale: 6 },
  },
})
