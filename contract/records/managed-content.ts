import { defineRecord } from './definition.ts'

/**
 * A picture or document of the shop: one that was uploaded, or the URL of a file elsewhere. What pages and content show
 * is changed only by who may change those.
 */
export const managedContent = defineRecord({
  name: 'ManagedContent',
  label: 'Managed Content',
  labelPlural: 'Managed Content',
  keyPrefix: '2pm',
  subject: 'catalogue',
  otherSubjects: ['site'],
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: { label: 'Title', type: 'string', writable: 'always', length: 255, isRequired: true },
    ContentKey: {
      label: 'Content Key',
      type: 'string',
      writable: 'never',
      length: 80,
      isRequired: true,
      isUnique: true,
      isExternalId: true,
    },
    ContentType__c: {
      label: 'Content Type',
      type: 'picklist',
      writable: 'on-create',
      isRequired: true,
      default: 'Image',
      values: ['Image', 'Document', 'Video'],
    },
    AlternateText__c: { label: 'Alternative Text', type: 'textarea', writable: 'always', length: 4000 },
    IsDecorative__c: { label: 'Decorative', type: 'boolean', writable: 'always', default: false },
    ExternalUrl__c: { label: 'External URL', type: 'string', writable: 'on-create', length: 2000, isUnique: true },
    FileName__c: { label: 'File Name', type: 'string', writable: 'never', length: 255 },
    MimeType__c: { label: 'MIME Type', type: 'string', writable: 'never', length: 255 },
    Width__c: { label: 'Width in Pixels', type: 'int', writable: 'never', precision: 9 },
    Height__c: { label: 'Height in Pixels', type: 'int', writable: 'never', precision: 9 },
  },
})
