import { defineRecord } from './definition.ts'

/** Who pays which taxes is part of what they pay. */
const SUBJECT = 'prices'

/**
 * A certificate by which an account is exempt from tax. It comes with its file by `createTaxCertificate`, which also sets
 * until when the account is exempt.
 */
export const taxCertificate = defineRecord({
  name: 'TaxCertificate__c',
  label: 'Tax Certificate',
  labelPlural: 'Tax Certificates',
  keyPrefix: 'a0T',
  subject: 'customers',
  seenBy: 'staff',
  createdBy: 'nobody',
  updatedBy: 'nobody',
  deletedBy: 'admin',
  fields: {
    Account__c: {
      label: 'Account ID',
      type: 'reference',
      writable: 'never',
      isRequired: true,
      reference: {
        to: 'Account',
        relationshipName: 'Account__r',
        childRelationshipName: 'TaxCertificates__r',
        isDeletedWithParent: true,
      },
    },
    Name: {
      label: 'Certificate Number',
      type: 'string',
      writable: 'never',
      length: 80,
      isRequired: true,
      subject: SUBJECT,
    },
    /** The last day on which it is valid, as its beginning in UTC. */
    ValidUntil__c: { label: 'Valid Until', type: 'datetime', writable: 'never', subject: SUBJECT },
    FileName__c: { label: 'File', type: 'string', writable: 'never', length: 255, isRequired: true, subject: SUBJECT },
  },
})
