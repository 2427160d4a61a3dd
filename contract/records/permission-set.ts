import { defineRecord } from './definition.ts'

/** What a person may do who has it. The permission sets are the same in every shop. */
export const permissionSet = defineRecord({
  name: 'PermissionSet',
  label: 'Permission Set',
  labelPlural: 'Permission Sets',
  keyPrefix: '0PS',
  subject: 'administration',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    Name: {
      label: 'Permission Set Name',
      type: 'string',
      writable: 'never',
      length: 80,
      isRequired: true,
      isUnique: true,
      isExternalId: true,
    },
    Label: { label: 'Permission Set Label', type: 'string', writable: 'never', length: 80, isRequired: true },
    Description: { label: 'Description', type: 'string', writable: 'never', length: 255 },
  },
})
