import { LANGUAGE_CODES } from '@hydrant/kernel/locale/language-code.ts'
import { defineRecord } from './definition.ts'

/** What labels are translated of. */
export const LABEL_KINDS = ['Attribute', 'AttributeValue', 'Unit', 'DeliveryMethod', 'SellingModel'] as const

/**
 * A label that many products or orders share in another language: the name of an attribute, one of its values, a unit or
 * pack, a delivery method, a selling model. It is found by the label as the shop writes it, so that a word is translated
 * once, however many products have it.
 */
export const labelTranslation = defineRecord({
  name: 'LabelTranslation__c',
  label: 'Label Translation',
  labelPlural: 'Label Translations',
  keyPrefix: 'a0W',
  subject: 'catalogue',
  seenBy: 'staff',
  createdBy: 'staff',
  updatedBy: 'staff',
  deletedBy: 'staff',
  uniqueTogether: [['Kind__c', 'Label__c', 'Language__c']],
  fields: {
    Kind__c: {
      label: 'Kind',
      type: 'picklist',
      writable: 'on-create',
      isRequired: true,
      values: LABEL_KINDS,
    },
    Label__c: { label: 'Label', type: 'string', writable: 'on-create', isRequired: true, length: 255 },
    Language__c: {
      label: 'Language',
      type: 'picklist',
      writable: 'on-create',
      isRequired: true,
      values: LANGUAGE_CODES,
      isLanguage: true,
    },
    Translation__c: { label: 'Translation', type: 'string', writable: 'always', isRequired: true, length: 255 },
  },
})
