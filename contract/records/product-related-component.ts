import { defineRecord } from './definition.ts'

/** A part of a set or bundle. */
export const productRelatedComponent = defineRecord({
  name: 'ProductRelatedComponent',
  label: 'Product Related Component',
  labelPlural: 'Product Related Components',
  keyPrefix: '0dS',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  uniqueTogether: [['ParentProductId', 'ChildProductId']],
  fields: {
    ParentProductId: {
      label: 'Parent Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'ParentProduct',
        childRelationshipName: 'ParentProductRelatedComponents',
        isDeletedWithParent: true,
      },
    },
    ChildProductId: {
      label: 'Child Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'ChildProduct',
        childRelationshipName: 'ChildProductRelatedComponents',
      },
    },
    Quantity: {
      label: 'Quantity',
      type: 'double',
      writable: 'always',
      precision: 9,
      isRequired: true,
      default: 1,
      minimum: 1,
    },
    IsComponentRequired: { label: 'Required', type: 'boolean', writable: 'always', default: true },
    Sequence: { label: 'Sequence', type: 'int', writable: 'always', precision: 9, isRequired: true, default: 0 },
  },
})
