import { defineRecord } from './definition.ts'

/** Where media of products are shown: in lists, on product pages, or as documents there. The same in every shop. */
export const electronicMediaGroup = defineRecord({
  name: 'ElectronicMediaGroup',
  label: 'Electronic Media Group',
  labelPlural: 'Electronic Media Groups',
  keyPrefix: '2mg',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'never', length: 255, isRequired: true },
    DeveloperName: {
      label: 'Developer Name',
      type: 'string',
      writable: 'never',
      length: 80,
      isRequired: true,
      isUnique: true,
      isExternalId: true,
    },
    UsageType: {
      label: 'Usage Type',
      type: 'picklist',
      writable: 'never',
      isRequired: true,
      values: ['Listing', 'Standard', 'Attachment'],
    },
  },
})
