import { defineRecord } from './definition.ts'

/** A price book. The standard one has the original prices, which are struck through where another book has a price. */
export const pricebook2 = defineRecord({
  name: 'Pricebook2',
  label: 'Price Book',
  labelPlural: 'Price Books',
  keyPrefix: '01s',
  subject: 'prices',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    Name: {
      label: 'Price Book Name',
      type: 'string',
      writable: 'always',
      length: 255,
      isRequired: true,
      isUnique: true,
    },
    IsActive: { label: 'Active', type: 'boolean', writable: 'always', default: false },
    IsStandard: { label: 'Is Standard Price Book', type: 'boolean', writable: 'never' },
    ValidFrom: { label: 'Valid From', type: 'datetime', writable: 'always' },
    ValidTo: { label: 'Valid To', type: 'datetime', writable: 'always' },
    Priority__c: {
      label: 'Priority',
      type: 'int',
      writable: 'always',
      isRequired: true,
      default: 100,
      minimum: 0,
      precision: 9,
    },
  },
})
