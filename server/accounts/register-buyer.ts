import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import {
  type Authentication,
  findNewPasswordError,
  countAttemptOfAddress,
  registerUserUnlessEmailTaken,
  hashPassword,
  logSecurityEvent,
  mailEmailVerification,
} from '../session/service.ts'
import { toRegistrationSettings, type Webstore } from '../webstore/service.ts'
import { accountErrors } from './errors.ts'
import { findBuyerGroupByName, findGuestGroups, insertCustomers } from './store.ts'

/** The maximum number of registrations that one client address may attempt in an hour. */
const MAX_REGISTRATIONS_PER_HOUR = 10

/** The input of a registration. */
export interface Registrant {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly companyName?: string | undefined
  readonly clientAddress: string
}

/**
 * Registers a user with an account of their own, in the buyer group that the store's settings name, or in the guests'
 * groups. Returns an error where registration is switched off, when a field is invalid, and when the client address has
 * registered too often. When the email address is taken, nothing is stored and the result is the same, so that nobody
 * learns of it. While a mail server sends the mails, they sign in once they have confirmed their address.
 */
export async function registerBuyerUnlessEmailTaken(
  authentication: Authentication,
  webstore: Webstore,
  registrant: Registrant,
): Promise<Result<null>> {
  const { isEnabled, buyerGroup } = toRegistrationSettings(webstore)
  if (!isEnabled) return err(accountErrors.registrationDisabled)
  const { database, log } = authentication
  const [firstName, lastName, email] = [
    registrant.firstName.trim(),
    registrant.lastName.trim(),
    registrant.email.trim().toLowerCase(),
  ]
  const inputError =
    findNameOrEmailError(firstName, lastName, email) ??
    (await findNewPasswordError(authentication, 'password', registrant.password))
  if (inputError !== null) return err(inputError)
  const limitResult = await countRegistrationWithinLimit(authentication, registrant.clientAddress)
  if (!limitResult.ok) return limitResult
  // The password is hashed also when the email address is taken, so that the duration does not reveal that.
  const passwordHash = await hashPassword(registrant.password)
  const userId = newId('005')
  const isRegistered = await database.transaction(async (tx) => {
    if (
      !(await registerUserUnlessEmailTaken(tx, {
        id: userId,
        email,
        firstName,
        lastName,
        phoneNumber: null,
        role: 'buyer',
        passwordHash,
      }))
    )
      return false
    const accountId = newId('001')
    const companyName = registrant.companyName?.trim() ?? ''
    const namedGroup = buyerGroup === null ? null : await findBuyerGroupByName(tx, buyerGroup)
    const groups = namedGroup === null ? await findGuestGroups(tx) : [namedGroup]
    await insertCustomers(tx, {
      accounts: [{ id: accountId, name: companyName === '' ? `${firstName} ${lastName}` : companyName }],
      groups: [],
      groupMembers: groups.map(({ id }) => ({ buyerGroupId: id, accountId })),
      members: [{ userId, accountId }],
      managed: [],
    })
    if (authentication.hasMailServer) await mailEmailVerification(tx, { userId, email })
    return true
  })
  logSecurityEvent(log, isRegistered ? 'user-registered' : 'registration-of-known-user', {
    userId: isRegistered ? userId : null,
    address: registrant.clientAddress,
  })
  return ok(null)
}

function findNameOrEmailError(firstName: string, lastName: string, email: string): DomainError | null {
  if (firstName === '') return accountErrors.missingFirstName
  if (lastName === '') return accountErrors.missingLastName
  return isEmailAddress(email) ? null : accountErrors.invalidEmail
}

/** Counts a registration of a client address; returns an error when that address has reached its limit. */
async function countRegistrationWithinLimit(
  { database }: Authentication,
  clientAddress: string,
): Promise<Result<null>> {
  return database.transaction((tx) =>
    countAttemptOfAddress(tx, {
      what: 'registration',
      clientAddress,
      perHour: MAX_REGISTRATIONS_PER_HOUR,
      error: accountErrors.tooManyRegistrations,
    }),
  )
}
