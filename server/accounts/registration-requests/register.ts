import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { type Authentication, logSecurityEvent } from '../../session/service.ts'
import { accountErrors } from '../errors.ts'
import { countRegistration } from '../registration-limit.ts'
import { insertRequest } from './store.ts'

/** What an applicant says of their company besides its name. */
export interface ApplicantDetails {
  readonly phoneNumber?: string | undefined
  readonly street?: string | undefined
  readonly city?: string | undefined
  readonly region?: string | undefined
  readonly postalCode?: string | undefined
  readonly country?: string | undefined
  readonly taxId?: string | undefined
  readonly note?: string | undefined
}

/** Somebody who asks to become a customer; name and email address are valid. */
export interface Applicant extends ApplicantDetails {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly companyName?: string | undefined
  readonly clientAddress: string
}

/**
 * Stores a request to become a customer for staff; there is neither a user nor an account yet, so that nothing of it
 * signs in. Returns an error without a company, and when the client address has registered too often. The result is the
 * same when the shop knows the applicant: only staff see that.
 */
export async function storeRegistrationRequest(
  authentication: Authentication,
  { companyName = '', clientAddress, ...applicant }: Applicant,
): Promise<Result<null>> {
  if (companyName.trim() === '') return err(accountErrors.missingCompany)
  const limitResult = await countRegistration(authentication, clientAddress)
  if (!limitResult.ok) return limitResult
  await authentication.database.transaction((tx) =>
    insertRequest(tx, {
      id: newId('0RR'),
      email: applicant.email,
      firstName: applicant.firstName,
      lastName: applicant.lastName,
      companyName: companyName.trim(),
      phoneNumber: trimToNull(applicant.phoneNumber),
      street: trimToNull(applicant.street),
      city: trimToNull(applicant.city),
      state: trimToNull(applicant.region),
      zip: trimToNull(applicant.postalCode),
      country: trimToNull(applicant.country),
      taxId: trimToNull(applicant.taxId),
      note: trimToNull(applicant.note),
      language: currentLocale(),
    }),
  )
  logSecurityEvent(authentication.log, 'registration-requested', { userId: null, address: clientAddress })
  return ok(null)
}

function trimToNull(text = ''): string | null {
  return text.trim() === '' ? null : text.trim()
}
