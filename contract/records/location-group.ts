import { defineRecord } from './definition.ts'

/** Locations that serve the shop together. */
export const locationGroup = defineRecord({
  name: 'LocationGroup',
  label: 'Location Group',
  labelPlural: 'Location Groups',
  keyPrefix: '0gh',
  subject: 'stock',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    LocationGroupName: {
      label: 'Location Group Name',
      type: 'string',
      writable: 'always',
      length: 255,
      isRequired: true,
    },
    IsEnabled: { label: 'Enabled', type: 'boolean', writable: 'always', default: true, onlyValue: true },
  },
})
