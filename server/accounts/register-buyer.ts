import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import {
  addressKey,
  type Authentication,
  checkNewPassword,
  countTry,
  createNewUser,
  hashOfPassword,
  logSecurity,
  secondsToWindowEnd,
} from '../session/service.ts'
import { registeringOf, type Webstore } from '../webstore/service.ts'
import { accountRefusals } from './errors.ts'
import { findBuyerGroupNamed, findGuestGroups, insertCustomers } from './store.ts'

/** How many registrations one client address may try in an hour. */
const REGISTRATIONS_PER_HOUR = 10
const HOUR_SECONDS = 60 * 60

/** Somebody who registers. */
export interface Registrant {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly companyName?: string | undefined
  readonly clientAddress: string
}

/**
 * Makes a user with an account of their own, in the buyer group that the store's settings name, or in the guests'
 * groups. Refused where the store does not let people register, when a field cannot be used, and when the address has
 * registered too often. Whether the email address was taken is not told: then nothing is changed.
 */
export async function registerBuyer(
  authentication: Authentication,
  webstore: Webstore,
  registrant: Registrant,
): Promise<Result<null>> {
  const { isEnabled, buyerGroup } = registeringOf(webstore)
  if (!isEnabled) return err(accountRefusals.registrationOff)
  const { database, log } = authentication
  const [firstName, lastName, email] = [
    registrant.firstName.trim(),
    registrant.lastName.trim(),
    registrant.email.trim().toLowerCase(),
  ]
  const fault =
    checkNames(firstName, lastName, email) ?? checkNewPassword(authentication, 'request.password', registrant.password)
  if (fault !== null) return err(fault)
  const counted = await countRegistration(authentication, registrant.clientAddress)
  if (!counted.ok) return counted
  // Also for an address that is taken: the time that it takes tells nothing either.
  const passwordHash = await hashOfPassword(registrant.password)
  const userId = newId('005')
  const isNew = await database.transaction(async (executor) => {
    if (
      !(await createNewUser(executor, {
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
    const company = registrant.companyName?.trim() ?? ''
    const named = buyerGroup === null ? null : await findBuyerGroupNamed(executor, buyerGroup)
    const groups = named === null ? await findGuestGroups(executor) : [named]
    await insertCustomers(executor, {
      accounts: [{ id: accountId, name: company === '' ? `${firstName} ${lastName}` : company }],
      groups: [],
      groupMembers: groups.map(({ id }) => ({ buyerGroupId: id, accountId })),
      members: [{ userId, accountId }],
      managed: [],
    })
    return true
  })
  logSecurity(log, isNew ? 'user-registered' : 'registration-of-known-user', {
    userId: isNew ? userId : null,
    address: registrant.clientAddress,
  })
  return ok(null)
}

function checkNames(firstName: string, lastName: string, email: string): DomainError | null {
  if (firstName === '') return accountRefusals.noFirstName
  if (lastName === '') return accountRefusals.noLastName
  return isEmailAddress(email) ? null : accountRefusals.noEmail
}

async function countRegistration({ database }: Authentication, clientAddress: string): Promise<Result<null>> {
  const key = `registration ${addressKey(clientAddress)}`
  return database.read(async (executor) => {
    const isFree = await countTry(executor, { key, limit: REGISTRATIONS_PER_HOUR, windowSeconds: HOUR_SECONDS })
    return isFree
      ? ok(null)
      : err({ ...accountRefusals.tooManyRegistrations, retryAfterSeconds: await secondsToWindowEnd(executor, key) })
  })
}
