import { defineRecord } from './definition.ts'

/** A place that stock is sent from. All places of this shop are warehouses with stock. */
export const location = defineRecord({
  name: 'Location',
  label: 'Location',
  labelPlural: 'Locations',
  keyPrefix: '131',
  subject: 'stock',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: { label: 'Location Name', type: 'string', writable: 'always', length: 255, isRequired: true },
    LocationType: {
      label: 'Location Type',
      type: 'picklist',
      writable: 'always',
      isRequired: true,
      default: 'Warehouse',
      values: ['Warehouse'],
      onlyValue: 'Warehouse',
    },
    IsInventoryLocation: {
      label: 'Inventory Location',
      type: 'boolean',
      writable: 'always',
      default: true,
      onlyValue: true,
    },
    Priority__c: { label: 'Priority', type: 'int', writable: 'always', isRequired: true, default: 0, precision: 9 },
  },
})
