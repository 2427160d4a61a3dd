import { defineRecord } from './definition.ts'

/** The attributes by which the variations of some products differ, such as size and color. */
export const productAttributeSet = defineRecord({
  name: 'ProductAttributeSet',
  label: 'Product Attribute Set',
  labelPlural: 'Product Attribute Sets',
  keyPrefix: '0iY',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  fields: {
    DeveloperName: {
      label: 'Developer Name',
      type: 'string',
      writable: 'always',
      length: 80,
      isRequired: true,
      isUnique: true,
      isExternalId: true,
    },
    MasterLabel: { label: 'Label', type: 'string', writable: 'always', length: 80, isRequired: true },
  },
})
