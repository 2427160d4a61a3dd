import { LANGUAGE_CODES } from '@hydrant/kernel/locale/language-code.ts'
import { defineRecord } from './definition.ts'

/**
 * The name and description of a product in another language. A text that is left out is shown in the language without a
 * country, and otherwise in the product's own words.
 */
export const product2DataTranslation = defineRecord({
  name: 'Product2DataTranslation',
  label: 'Product Data Translation',
  labelPlural: 'Product Data Translations',
  keyPrefix: 'a0L',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  uniqueTogether: [['ParentId', 'Language']],
  fields: {
    ParentId: {
      label: 'Product ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'Product2',
        relationshipName: 'Parent',
        childRelationshipName: 'Product2DataTranslations',
        isDeletedWithParent: true,
      },
    },
    Language: {
      label: 'Language',
      type: 'picklist',
      writable: 'on-create',
      isRequired: true,
      values: LANGUAGE_CODES,
      isLanguage: true,
    },
    Name: { label: 'Product Name', type: 'string', writable: 'always', length: 255 },
    Description: { label: 'Product Description', type: 'textarea', writable: 'always', length: 32_000 },
  },
})
