import { defineRecord } from './definition.ts'

/** An event for other systems, with its content as JSON and how far its delivery is. */
export const shopEvent = defineRecord({
  name: 'ShopEvent__c',
  label: 'Event',
  labelPlural: 'Events',
  keyPrefix: 'a06',
  subject: 'administration',
  seenBy: 'admin',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    Position__c: { label: 'Position', type: 'int', writable: 'never', precision: 15, isRequired: true },
    Type__c: { label: 'Type', type: 'string', writable: 'never', length: 80, isRequired: true },
    RecordId__c: { label: 'Record ID', type: 'string', writable: 'never', length: 18, isRequired: true },
    Payload__c: { label: 'Payload', type: 'textarea', writable: 'never', length: 131_072, isRequired: true },
    Status__c: {
      label: 'Status',
      type: 'picklist',
      writable: 'never',
      isRequired: true,
      values: ['Waiting', 'Delivered', 'GivenUp'],
    },
    DeliveredDate__c: { label: 'Delivered', type: 'datetime', writable: 'never' },
    Attempts__c: { label: 'Failed Attempts', type: 'int', writable: 'never', precision: 9, isRequired: true },
    LastFailure__c: { label: 'Last Failure', type: 'textarea', writable: 'never', length: 4000 },
  },
})
