import { LANGUAGE_CODES } from '@hydrant/kernel/locale/language-code.ts'
import { defineRecord } from './definition.ts'

/**
 * The name and description of a category in another language. A text that is left out is shown in the language without a
 * country, and otherwise in the category's own words.
 */
export const productCategoryDataTranslation = defineRecord({
  name: 'ProductCategoryDataTranslation',
  label: 'Category Data Translation',
  labelPlural: 'Category Data Translations',
  keyPrefix: 'a0K',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  uniqueTogether: [['ParentId', 'Language']],
  fields: {
    ParentId: {
      label: 'Category ID',
      type: 'reference',
      writable: 'on-create',
      isRequired: true,
      reference: {
        to: 'ProductCategory',
        relationshipName: 'Parent',
        childRelationshipName: 'ProductCategoryDataTranslations',
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
    Name: { label: 'Category Name', type: 'string', writable: 'always', length: 255 },
    Description: { label: 'Description', type: 'textarea', writable: 'always', length: 32_000 },
  },
})
