import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import {
  type Authentication,
  findNewPasswordError,
  registerUserUnlessEmailTaken,
  hashPassword,
  logSecurityEvent,
  mailEmailVerification,
  mailRegistrationOfKnownAddress,
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
 * Registers a user with an account of their own, or stores their request where registrations need approval. The account
 * is in the buyer group that the store's settings name, or in the guests' groups. While a mail server sends the mails, the
 * user has no password: the link in their mail lets them choose one, whatever the registration says, because only the
 * owner of the address reads it. Returns an error where registration is switched off, when a field is invalid, and when
 * the client address has registered too often. When the email address is taken, nothing is stored, its owner is told by
 * mail, and the result is the same, so that nobody else learns of it.
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
  const passwordError = await findPasswordError(authentication, password)
  if (passwordError !== null) return err(passwordError)
  const limitResult = await countRegistration(authentication, registrant.clientAddress)
  if (!limitResult.ok) return limitResult
  const { hasMailServer, secret } = authentication
  // The password is hashed also when the email address is taken, so that the duration does not reveal that.
  const passwordHash = hasMailServer || password === undefined ? null : await hashPassword(password)
  const userId = newId('005')
  const isRegistered = await database.transaction(async (tx) => {
    const person = {
      id: userId,
      email,
      firstName,
      lastName,
      phoneNumber: null,
      language: currentLocale(),
      role: 'buyer',
      passwordHash,
    } as const
    if (!(await registerUserUnlessEmailTaken(tx, person))) {
      if (hasMailServer)
        await mailRegistrationOfKnownAddress(tx, secret, { email, clientAddress: registrant.clientAddress })
      return false
    }
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
    if (hasMailServer) await mailEmailVerification(tx, secret, { userId, email })
    return true
  })
  logSecurityEvent(log, isRegistered ? 'user-registered' : 'registration-of-known-user', {
    userId: isRegistered ? userId : null,
    address: registrant.clientAddress,
  })
  return ok(null)
}

/** Where a mail lets people choose their password, the one of a registration is not used. */
async function findPasswordError(
  authentication: Authentication,
  password: string | undefined,
): Promise<DomainError | null> {
  if (authentication.hasMailServer) return null
  return password === undefined
    ? accountErrors.missingPassword
    : findNewPasswordError(authentication, 'password', password)
}

function findNameOrEmailError(firstName: string, lastName: string, email: string): DomainError | null {
  if (firstName === '') return accountErrors.missingFirstName
  if (lastName === '') return accountErrors.missingLastName
  return isEmailAddress(email) ? null : accountErrors.invalidEmail
}
