import { defineRecord } from './definition.ts'

/** The shop as an organization of the platform, of which there is one: clients read it when they sign in. */
export const organization = defineRecord({
  name: 'Organization',
  label: 'Organization',
  labelPlural: 'Organizations',
  keyPrefix: '00D',
  subject: 'administration',
  seenBy: 'admin',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'never', length: 80, isRequired: true },
    InstanceName: { label: 'Instance Name', type: 'string', writable: 'never', length: 5 },
    IsSandbox: { label: 'Is Sandbox', type: 'boolean', writable: 'never' },
    NamespacePrefix: { label: 'Namespace Prefix', type: 'string', writable: 'never', length: 15 },
    OrganizationType: { label: 'Edition', type: 'string', writable: 'never', length: 40 },
    TrialExpirationDate: { label: 'Trial Expiration Date', type: 'datetime', writable: 'never' },
  },
})
