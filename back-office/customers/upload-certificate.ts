import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import * as messages from '@hydrant/messages/compiled/back-office/customers.js'
import type { FormError } from '../shell/office-errors.ts'

/** The inputs of the form for a certificate; number and day are called as the call calls them. */
export const CERTIFICATE_INPUTS = { file: 'file', number: 'number', validUntil: 'validUntil' } as const

/** How large the file of a certificate is at most. */
export const MAX_CERTIFICATE_MEGABYTES = 8

/** Returns what is wrong with the file of a form before it is sent on; null when nothing is. */
export function findFileError(file: FormDataEntryValue | null): FormError | null {
  if (!(file instanceof File) || file.size === 0)
    return { message: messages.noCertificateFile(), fields: [CERTIFICATE_INPUTS.file] }
  return file.size > MAX_CERTIFICATE_MEGABYTES * 1024 * 1024
    ? {
        message: messages.certificateTooLarge({ megabytes: String(MAX_CERTIFICATE_MEGABYTES) }),
        fields: [CERTIFICATE_INPUTS.file],
      }
    : null
}

/** Uploads the certificate that a form describes. */
export async function uploadCertificate(
  staff: StaffClient,
  accountId: string,
  { file, number, validUntil }: { readonly file: File; readonly number: string; readonly validUntil: string },
): Promise<void> {
  // The type that a browser says a file has counts for nothing: the server finds it out from the bytes.
  const body = new Blob([await file.arrayBuffer()], { type: 'application/octet-stream' })
  const query = { fileName: file.name.slice(-255) || 'certificate', number, ...(validUntil !== '' && { validUntil }) }
  await staff.createTaxCertificate(accountId, body, { query })
}
