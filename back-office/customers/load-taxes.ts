import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { getFieldText, getRecordId, type StoredRecord } from '../records/field-value.ts'
import { formatId } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'

/** A certificate by which an account is exempt from tax. */
export interface TaxCertificate {
  readonly id: string
  readonly number: string
  readonly fileName: string
  /** The last day on which it is valid, as people write it; null: it does not end. */
  readonly validUntil: string | null
  readonly uploadedDate: string
}

/** What is known of the taxes of an account. */
export interface Taxes {
  /** `ended`: it is exempt as it is stored, and the last day is over. */
  readonly state: 'taxed' | 'exempt' | 'ended'
  /** The last day of the exemption, as people write it; null: no end is known. */
  readonly until: string | null
  /** Newest first. */
  readonly certificates: readonly TaxCertificate[]
  /** Whether the user may upload certificates. */
  readonly mayUpload: boolean
  /** Whether the user may end the exemption. */
  readonly mayEnd: boolean
}

/** How many certificates are shown. */
const MAX_CERTIFICATES = 20

/** Loads what is known of the taxes of an account; null for those who may not know. */
export async function loadTaxes(
  staff: StaffClient,
  account: StoredRecord,
  { objects, isExemptWritable }: { readonly objects: readonly ObjectSummary[]; readonly isExemptWritable: boolean },
): Promise<Taxes | null> {
  const isExempt = getFieldText(account, 'IsTaxExempt__c')
  if (isExempt === null) return null
  const until = getFieldText(account, 'TaxExemptUntil__c')
  const condition = `Account__c = ${formatId(getRecordId(account))}`
  const { records } = await awaitOrErrorPage(
    staff.query(
      `SELECT Id, Name, ValidUntil__c, FileName__c, CreatedDate FROM TaxCertificate__c WHERE ${condition} ORDER BY CreatedDate DESC LIMIT ${MAX_CERTIFICATES}`,
    ),
  )
  return {
    state: findState(isExempt === 'true', until),
    until: until === null ? null : formatDate(until),
    certificates: records.map((record) => {
      const validUntil = getFieldText(record, 'ValidUntil__c')
      return {
        id: getRecordId(record),
        number: getFieldText(record, 'Name') ?? '',
        fileName: getFieldText(record, 'FileName__c') ?? '',
        validUntil: validUntil === null ? null : formatDate(validUntil),
        uploadedDate: getFieldText(record, 'CreatedDate') ?? '',
      }
    }),
    // Who may change prices may, as the call for it says; price books tell whether they do.
    mayUpload: objects.some(({ name, updateable }) => name === 'Pricebook2' && updateable),
    mayEnd: isExemptWritable,
  }
}

function findState(isExempt: boolean, until: string | null): Taxes['state'] {
  if (!isExempt) return 'taxed'
  return isOver(until) ? 'ended' : 'exempt'
}

/** Whether a last day, as the beginning of it in UTC, is over. */
function isOver(until: string | null): boolean {
  return until !== null && until.slice(0, 10) < new Date().toISOString().slice(0, 10)
}
