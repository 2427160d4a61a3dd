import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { findCountry } from '@hydrant/kernel/address/countries.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { isCurrencyCode } from '@hydrant/kernel/money/currencies.ts'
import { type DomainError, err, invalidFieldError, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/setup.js'
import { recordChange } from '../records/service.ts'
import { findOtherPriceCurrency } from '../pricing/service.ts'
import {
  type Authentication,
  createAdministratorUnlessEmailTaken,
  findNewPasswordError,
  hasAdministrator,
  hashPassword,
  logSecurityEvent,
} from '../session/service.ts'
import { lockWebstoreTable, type Market, updateMarket } from '../webstore/service.ts'
import { setupErrors } from './errors.ts'
import { deleteTokens, hasToken, insertToken } from './store.ts'
import { createToken, hashToken } from './token.ts'

/** How many tokens of earlier starts stay valid: several machines may start at once, and each prints its own. */
const OTHER_TOKENS = 9

/** The input of a setup. */
export interface SetupInput extends Market {
  readonly token: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly clientAddress: string
}

/**
 * Creates a one-time token for the first administrator, and returns the path of the page, with the token, at which they
 * set the shop up; null when there is an administrator. Only the token's hash is stored.
 */
export async function createSetupPathIfNoAdministrator(database: Database): Promise<string | null> {
  if (await database.query(hasAdministrator)) return null
  const token = createToken()
  const isStored = await database.transaction(async (tx) => {
    // A setup that is committed meanwhile would leave this token behind.
    await lockWebstoreTable(tx)
    if (await hasAdministrator(tx)) return false
    await insertToken(tx, { tokenHash: hashToken(token), otherTokens: OTHER_TOKENS })
    return true
  })
  return isStored ? `/setup?token=${token}` : null
}

/**
 * Checks that the shop can be set up with a token. Returns an error when it has an administrator already, and for a
 * token that no start has printed.
 */
export async function checkToken(db: ReadOnlyDb, token: string): Promise<Result<null>> {
  if (await hasAdministrator(db)) return err(setupErrors.alreadySetUp)
  return (await hasToken(db, hashToken(token))) ? ok(null) : err(setupErrors.wrongToken)
}

/**
 * Makes the first administrator and lets the shop sell in one market; all tokens end. Returns the administrator's email
 * address, or an error when the shop cannot be set up with the token, when another setup was faster, or when a field is
 * invalid.
 */
export async function setUpShop(authentication: Authentication, input: SetupInput): Promise<Result<string>> {
  const { database, log } = authentication
  const person = {
    id: newId('005'),
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    email: input.email.trim().toLowerCase(),
    phoneNumber: null,
  }
  const checked = await database.query((db) => checkToken(db, input.token))
  if (!checked.ok) {
    logSecurityEvent(log, 'setup-failed', { userId: null, address: input.clientAddress })
    return checked
  }
  const inputError =
    findInputError(person, input) ?? (await findNewPasswordError(authentication, 'password', input.password))
  if (inputError !== null) return err(inputError)
  const passwordHash = await hashPassword(input.password)
  const result = await database.transaction(async (tx): Promise<Result<string>> => {
    // Of two setups at the same moment, one waits here until the other is stored.
    await lockWebstoreTable(tx)
    const stillOpen = await checkToken(tx, input.token)
    if (!stillOpen.ok) return stillOpen
    const otherCurrency = await findOtherPriceCurrency(tx, input.currency)
    if (otherCurrency !== null) return err(otherPricesError(otherCurrency))
    if (!(await createAdministratorUnlessEmailTaken(tx, { ...person, passwordHash })))
      return err(setupErrors.takenEmail)
    await recordChange(tx, {
      objectName: 'User',
      recordId: person.id,
      operation: 'set-up-shop',
      newValues: { email: person.email, country: input.country, currencyIsoCode: input.currency },
    })
    await updateMarket(tx, input)
    await deleteTokens(tx)
    return ok(person.email)
  })
  if (result.ok) logSecurityEvent(log, 'shop-set-up', { userId: person.id, address: input.clientAddress })
  return result
}

function findInputError(
  { firstName, lastName, email }: Pick<SetupInput, 'firstName' | 'lastName' | 'email'>,
  { country, currency }: Market,
): DomainError | null {
  if (firstName === '') return setupErrors.missingFirstName
  if (lastName === '') return setupErrors.missingLastName
  if (!isEmailAddress(email)) return setupErrors.invalidEmail
  // Codes in small letters are found as well, but are stored nowhere.
  if (findCountry(country)?.code !== country) return setupErrors.unknownCountry
  return isCurrencyCode(currency) ? null : setupErrors.unknownCurrency
}

function otherPricesError(currency: string): DomainError {
  return invalidFieldError('currencyIsoCode', () => messages.otherPrices({ currency }))
}
