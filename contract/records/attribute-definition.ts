import { defineRecord } from './definition.ts'

/** An attribute by which buyers compare and filter products; products have values for it. */
export const attributeDefinition = defineRecord({
  name: 'AttributeDefinition',
  label: 'Attribute Definition',
  labelPlural: 'Attribute Definitions',
  keyPrefix: '0tj',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'always', length: 80, isRequired: true },
    DeveloperName: {
      label: 'Developer Name',
      type: 'string',
      writable: 'on-create',
      length: 80,
      isRequired: true,
      isUnique: true,
      isExternalId: true,
    },
    DataType: {
      label: 'Data Type',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      default: 'Text',
      values: ['Text', 'Number', 'Checkbox', 'Date'],
    },
    IsFacet__c: { label: 'Filter', type: 'boolean', writable: 'always', default: false },
    Sequence__c: { label: 'Sequence', type: 'int', writable: 'always', precision: 9, isRequired: true, default: 0 },
  },
})
