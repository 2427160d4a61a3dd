import { defineRecord } from './definition.ts'

/** An attribute of a set, with the options that variations choose from: a JSON list of `value`, `label` and `colorHexCode`. */
export const productAttributeSetItem = defineRecord({
  name: 'ProductAttributeSetItem',
  label: 'Product Attribute Set Item',
  labelPlural: 'Product Attribute Set Items',
  keyPrefix: '0iX',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  uniqueTogether: [['ProductAttributeSetId', 'Field']],
  fields: {
    ProductAttributeSetId: {
      label: 'Product Attribute Set ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'ProductAttributeSet',
        relationshipName: 'ProductAttributeSet',
        childRelationshipName: 'ProductAttributeSetItems',
        isDeletedWithParent: true,
      },
    },
    Field: { label: 'Field', type: 'string', writable: 'on-create', length: 80, isRequired: true },
    Label__c: { label: 'Label', type: 'string', writable: 'always', length: 80, isRequired: true },
    Sequence: { label: 'Sequence', type: 'int', writable: 'always', precision: 9, isRequired: true, default: 0 },
    ViewType__c: {
      label: 'View',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      default: 'Dropdown',
      values: ['Dropdown', 'Pill', 'ColorSwatch'],
    },
    Options__c: { label: 'Options', type: 'textarea', writable: 'always', length: 32_000, isRequired: true },
  },
})
