import { defineRecord } from './definition.ts'

/** A change that staff or a program made. Nobody changes or deletes an entry. */
export const changeHistory = defineRecord({
  name: 'ChangeHistory__c',
  label: 'Change',
  labelPlural: 'Changes',
  keyPrefix: 'a0H',
  subject: 'administration',
  seenBy: 'admin',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    Position__c: { label: 'Position', type: 'double', writable: 'never', precision: 15, scale: 0, isRequired: true },
    Object__c: { label: 'Object', type: 'string', writable: 'never', length: 80, isRequired: true },
    RecordId__c: { label: 'Changed Record ID', type: 'string', writable: 'never', length: 80 },
    Operation__c: { label: 'Operation', type: 'string', writable: 'never', length: 80, isRequired: true },
    OldValues__c: { label: 'Old Values', type: 'textarea', writable: 'never', length: 131_072 },
    NewValues__c: { label: 'New Values', type: 'textarea', writable: 'never', length: 131_072 },
    UserId__c: { label: 'User ID', type: 'string', writable: 'never', length: 18 },
    UserName__c: { label: 'User Name', type: 'string', writable: 'never', length: 255 },
    IntegrationId__c: { label: 'Integration ID', type: 'string', writable: 'never', length: 18 },
    ActingForAccountId__c: { label: 'Acting for Account ID', type: 'string', writable: 'never', length: 18 },
    ClientAddress__c: { label: 'Client Address', type: 'string', writable: 'never', length: 80 },
    RequestId__c: { label: 'Request ID', type: 'string', writable: 'never', length: 80 },
    Hash__c: { label: 'Hash', type: 'string', writable: 'never', length: 64 },
  },
})
