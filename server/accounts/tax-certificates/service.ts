import type { IncomingMessage } from 'node:http'
import { CERTIFICATE_BYTES } from '@hydrant/contract/shared/limits.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { receivePrivateFile } from '../../media/upload/service.ts'
import { recordChange } from '../../records/service.ts'
import { accountErrors } from '../errors.ts'
import { toUtcDay } from '../tax-exemption.ts'
import {
  type CertificateFile,
  deleteCertificate,
  findCertificateFile,
  hasAccount,
  insertCertificate,
  lockExemption,
  updateExemption,
} from './store.ts'

/** What is known of a certificate that is uploaded. */
export interface NewCertificate {
  readonly accountId: string
  readonly number: string
  /** The name of the file. */
  readonly fileName: string
  /** The last day on which it is valid, such as `2027-06-30`; undefined: it does not end. */
  readonly validUntil: string | undefined
}

/**
 * Stores a certificate with its file, and makes its account exempt from tax until the end of its last day; returns its
 * id. Returns an error for an unknown account, without a number, for a day that there is not or that is over, and for a
 * file that is too large, broken, or neither a PDF nor an image.
 */
export async function uploadCertificate(
  database: Database,
  incoming: IncomingMessage,
  { accountId, fileName, validUntil, ...certificate }: NewCertificate,
): Promise<Result<string>> {
  const number = certificate.number.trim()
  if (number === '') return err(accountErrors.missingCertificateNumber)
  if (validUntil !== undefined && !isDay(validUntil)) return err(accountErrors.unknownCertificateDay)
  if (validUntil !== undefined && validUntil < toUtcDay(new Date())) return err(accountErrors.endedCertificate)
  if (!(await database.query((db) => hasAccount(db, accountId)))) return err(accountErrors.unknownCertificateAccount)
  const file = await receivePrivateFile(incoming, { maxBytes: CERTIFICATE_BYTES })
  if (!file.ok) return file
  const exemption = { isTaxExempt: true, taxExemptUntil: validUntil ?? null }
  return database.transaction(async (tx) => {
    const before = await lockExemption(tx, accountId)
    if (before === null) return err(accountErrors.unknownCertificateAccount)
    const { mimeType, body } = file.value
    const id = await insertCertificate(tx, {
      accountId,
      number,
      validUntil: exemption.taxExemptUntil,
      fileName,
      mimeType,
      body,
    })
    await updateExemption(tx, accountId, exemption)
    await recordChange(tx, {
      objectName: 'TaxCertificate__c',
      recordId: id,
      operation: 'create',
      newValues: { Account__c: accountId, Name: number, ValidUntil__c: validUntil ?? null, FileName__c: fileName },
    })
    await recordChange(tx, {
      objectName: 'Account',
      recordId: accountId,
      operation: 'update',
      oldValues: { IsTaxExempt__c: before.isTaxExempt, TaxExemptUntil__c: before.taxExemptUntil },
      newValues: { IsTaxExempt__c: true, TaxExemptUntil__c: exemption.taxExemptUntil },
    })
    return ok(id)
  })
}

/** Loads the file of a certificate. Returns an error when there is none of this id. */
export async function loadCertificateFile(db: ReadOnlyDb, id: string): Promise<Result<CertificateFile>> {
  const file = await findCertificateFile(db, id)
  return file === null ? err(accountErrors.unknownCertificate) : ok(file)
}

/** Deletes a certificate with its file; the exemption of its account stays as it is. */
export async function removeCertificate(tx: Transaction, id: string): Promise<Result<null>> {
  await deleteCertificate(tx, id)
  return ok(null)
}

/** Whether there is a day: `2027-02-30` is none. */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.valueOf()) && toUtcDay(moment) === text
}
