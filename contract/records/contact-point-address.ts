import { defineRecord } from './definition.ts'

/**
 * An address of an account. The country is a code of two letters; a state can be written by its name and is stored as a
 * code.
 */
export const contactPointAddress = defineRecord({
  name: 'ContactPointAddress',
  label: 'Contact Point Address',
  labelPlural: 'Contact Point Addresses',
  keyPrefix: '8lW',
  subject: 'customers',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'always', length: 255, isRequired: true },
    ParentId: {
      label: 'Parent ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Account',
        relationshipName: 'Parent',
        childRelationshipName: 'ContactPointAddresses',
        isDeletedWithParent: true,
      },
    },
    AddressType: {
      label: 'Address Type',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      default: 'Shipping',
      values: ['Billing', 'Shipping'],
    },
    IsDefault: { label: 'Default', type: 'boolean', writable: 'always', default: false },
    Street: { label: 'Street', type: 'textarea', writable: 'always', length: 255, isRequired: true },
    City: { label: 'City', type: 'string', writable: 'always', length: 255 },
    State: { label: 'State', type: 'string', writable: 'always', length: 255 },
    PostalCode: { label: 'Postal Code', type: 'string', writable: 'always', length: 20 },
    Country: { label: 'Country', type: 'string', writable: 'always', length: 2, isRequired: true },
    CompanyName__c: { label: 'Company Name', type: 'string', writable: 'always', length: 255 },
    PhoneNumber__c: { label: 'Phone Number', type: 'string', writable: 'always', length: 255 },
  },
})
