import { defineRecord } from './definition.ts'

/** A form that somebody has sent on a page, with what was entered as a JSON list of fields. Its reader says when it is done. */
export const formSubmission = defineRecord({
  name: 'FormSubmission__c',
  label: 'Form Submission',
  labelPlural: 'Form Submissions',
  keyPrefix: '0Fs',
  subject: 'marketing',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'staff',
  deletedBy: 'nobody',
  fields: {
    Name: {
      label: 'Reference Number',
      type: 'string',
      writable: 'never',
      length: 80,
      isRequired: true,
      isUnique: true,
    },
    Kind__c: {
      label: 'Kind',
      type: 'picklist',
      writable: 'never',
      isRequired: true,
      values: ['contact', 'quote', 'order-form', 'membership'],
    },
    Status__c: {
      label: 'Status',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      values: ['new', 'done', 'aside'],
    },
    Title__c: { label: 'Title', type: 'string', writable: 'never', length: 255, isRequired: true },
    PagePath__c: { label: 'Page', type: 'string', writable: 'never', length: 2000, isRequired: true },
    PageVersion__c: { label: 'Version of the Page', type: 'int', writable: 'never', precision: 9, isRequired: true },
    FormId__c: { label: 'Form', type: 'string', writable: 'never', length: 255, isRequired: true },
    Fields__c: { label: 'Fields', type: 'textarea', writable: 'never', length: 131_072, isRequired: true },
    SenderName__c: { label: 'Name of the Sender', type: 'string', writable: 'never', length: 255 },
    SenderEmail__c: { label: 'Email of the Sender', type: 'string', writable: 'never', length: 255 },
    UserId__c: {
      label: 'User ID',
      type: 'reference',
      writable: 'never',
      reference: { to: 'User', relationshipName: 'User__r', childRelationshipName: 'FormSubmissions__r' },
    },
    AccountId__c: {
      label: 'Account ID',
      type: 'reference',
      writable: 'never',
      reference: { to: 'Account', relationshipName: 'Account__r', childRelationshipName: 'FormSubmissions__r' },
    },
    HandledDate__c: { label: 'Handled', type: 'datetime', writable: 'never' },
    HandledById__c: {
      label: 'Handled By ID',
      type: 'reference',
      writable: 'never',
      reference: { to: 'User', relationshipName: 'HandledBy__r' },
    },
  },
})
