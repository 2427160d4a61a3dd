import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import {
  type Authentication,
  findNewPasswordError,
  registerUserUnlessEmailTaken,
  hashPassword,
  logSecurityEvent,
  mailEmailVerification,
} from '../session/service.ts'
import { toRegistrationSettings, type Webstore } from '../webstore/service.ts'
import { accountErrors } from './errors.ts'
import { countRegistration } from './registration-limit.ts'
import { type ApplicantDetails, storeRegistrationRequest } from './registration-requests/register.ts'
import { findBuyerGroupByName, findGuestGroups, insertCustomers } from './store.ts'

/** The input of a registration. */
export interface Registrant extends ApplicantDetails {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password?: string | undefined
  readonly companyName?: string | undefined
  readonly clientAddress: string
}

/**
 * Registers a user with an account of their own, or stores their request where registrations need approval: in the buyer group that the store's settings name, or in the guests'
 * groups. Returns an error where registration is switched off, when a field is invalid, and when the client address has
 * registered too often. When the email address is taken, nothing is stored and the result is the same, so that nobody
 * learns of it. While a mail server sends the mails, they sign in once they have confirmed their address.
 */
export async function registerBuyerUnlessEmailTaken(
  authentication: Authentication,
  webstore: Webstore,
  registrant: Registrant,
): Promise<Result<null>> {
  const { isEnabled, needsApproval, buyerGroup } = toRegistrationSettings(webstore)
  if (!isEnabled) return err(accountErrors.registrationDisabled)
  const { database, log } = authentication
  const [firstName, lastName, email] = [
    registrant.firstName.trim(),
    registrant.lastName.trim(),
    registrant.email.trim().toLowerCase(),
  ]
  const { password } = registrant
  const nameError = findNameOrEmailError(firstName, lastName, email)
  if (nameError !== null) return err(nameError)
  if (needsApproval) return storeRegistrationRequest(authentication, { ...registrant, firstName, lastName, email })
  if (password === undefined) return err(accountErrors.missingPassword)
  const passwordError = await findNewPasswordError(authentication, 'password', password)
  if (passwordError !== null) return err(passwordError)
  const limitResult = await countRegistration(authentication, registrant.clientAddress)
  if (!limitResult.ok) return limitResult
  // The password is hashed also when the email address is taken, so that the duration does not reveal that.
  const passwordHash = await hashPassword(password)
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
