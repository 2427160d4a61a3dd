import { defineRecord } from './definition.ts'

/** The catalogue of the store, which has one. */
export const productCatalog = defineRecord({
  name: 'ProductCatalog',
  label: 'Catalog',
  labelPlural: 'Catalogs',
  keyPrefix: '0ZS',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'nobody',
  fields: {
    Name: { label: 'Name', type: 'string', writable: 'never', length: 255, isRequired: true },
    NumberOfCategories: {
      label: 'Number of Categories',
      type: 'int',
      writable: 'never',
      precision: 9,
      isRequired: true,
    },
  },
})
