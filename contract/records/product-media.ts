import { defineRecord } from './definition.ts'

/** A picture or document of a product, where it is shown, and its place among the others there. */
export const productMedia = defineRecord({
  name: 'ProductMedia',
  label: 'Product Media',
  labelPlural: 'Product Media',
  keyPrefix: 'a03',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  uniqueTogether: [['ProductId', 'ElectronicMediaGroupId', 'ElectronicMediaId']],
  fields: {
    ProductId: {
      label: 'Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'Product',
        childRelationshipName: 'ProductMedia',
        isDeletedWithParent: true,
      },
    },
    ElectronicMediaId: {
      label: 'Media ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: { to: 'ManagedContent', relationshipName: 'ElectronicMedia', childRelationshipName: 'ProductMedia' },
    },
    ElectronicMediaGroupId: {
      label: 'Media Group ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'ElectronicMediaGroup',
        relationshipName: 'ElectronicMediaGroup',
        childRelationshipName: 'ProductMedia',
      },
    },
    SortOrder: { label: 'Sort Order', type: 'int', writable: 'always', precision: 9, isRequired: true, default: 0 },
  },
})
