import { LANGUAGE_CODES } from '@hydrant/kernel/locale/language-code.ts'
import { defineRecord } from './definition.ts'

/** A person who can sign in, with their email address. Nobody is deleted; whoever is inactive cannot sign in. */
export const user = defineRecord({
  name: 'User',
  label: 'User',
  labelPlural: 'Users',
  keyPrefix: '005',
  subject: 'customers',
  seenBy: 'staff',
  createdBy: 'admin',
  updatedBy: 'admin',
  deletedBy: 'nobody',
  fields: {
    Username: {
      label: 'Username',
      type: 'string',
      writable: 'always',
      length: 254,
      isRequired: true,
      isUnique: true,
      isExternalId: true,
    },
    Email: { label: 'Email', type: 'string', writable: 'always', length: 254, isRequired: true, isUnique: true },
    Name: { label: 'Full Name', type: 'string', writable: 'never', length: 121, isRequired: true },
    FirstName: { label: 'First Name', type: 'string', writable: 'always', length: 80 },
    LastName: { label: 'Last Name', type: 'string', writable: 'always', length: 80, isRequired: true },
    Phone: { label: 'Phone', type: 'string', writable: 'always', length: 40 },
    LanguageLocaleKey: {
      label: 'Language',
      type: 'picklist',
      writable: 'always',
      values: LANGUAGE_CODES,
      isLanguage: true,
    },
    IsActive: { label: 'Active', type: 'boolean', writable: 'always', default: true },
    AccountId: {
      label: 'Account ID',
      type: 'reference',
      writable: 'always',
      reference: { to: 'Account', relationshipName: 'Account', childRelationshipName: 'Users' },
    },
    ContactId: {
      label: 'Contact ID',
      type: 'reference',
      writable: 'never',
      reference: { to: 'Contact', relationshipName: 'Contact' },
    },
    Role__c: {
      label: 'Role',
      type: 'picklist',
      writable: 'never',
      isRequired: true,
      values: ['buyer', 'site-builder', 'admin'],
    },
  },
})
