import { defineRecord } from './definition.ts'

/** A person of an account. In this shop that is the user who belongs to it, so contacts are written as users. */
export const contact = defineRecord({
  name: 'Contact',
  label: 'Contact',
  labelPlural: 'Contacts',
  keyPrefix: '003',
  subject: 'customers',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    Name: { label: 'Full Name', type: 'string', writable: 'never', length: 121, isRequired: true },
    FirstName: { label: 'First Name', type: 'string', writable: 'never', length: 80 },
    LastName: { label: 'Last Name', type: 'string', writable: 'never', length: 80, isRequired: true },
    Email: { label: 'Email', type: 'string', writable: 'never', length: 254 },
    Phone: { label: 'Business Phone', type: 'string', writable: 'never', length: 40 },
    AccountId: {
      label: 'Account ID',
      type: 'reference',
      writable: 'never',
      reference: { to: 'Account', relationshipName: 'Account', childRelationshipName: 'Contacts' },
    },
  },
})
