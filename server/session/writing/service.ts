import type { Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/session.js'
import { integrityError } from '../../records/service.ts'
import { deleteTokenRowsOfUser } from '../one-time-token-store.ts'
import { deleteAllResets, deleteAllSessions } from '../password-reset-store.ts'
import { findUserWithRights } from '../rights/service.ts'
import {
  findNamesAndEmail,
  insertUserWithoutPassword,
  isLastActiveAdministrator,
  isProgramActing,
  lockAdministrators,
  updateUser,
} from './store.ts'

/** Changes of a user; undefined values stay as they are. Name and email address are one: people sign in with it. */
export interface UserChanges {
  readonly username?: string | undefined
  readonly email?: string | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | undefined
  readonly phoneNumber?: string | null | undefined
  /** BCP 47; null: that of the store. */
  readonly language?: string | null | undefined
  readonly isActive?: boolean | undefined
}

/**
 * Creates a buyer who has no password yet and returns their id: they choose one by the link that the sign-in page mails.
 * Returns an error for an email address that is none, or another one than the user name.
 */
export async function createUserWithoutPassword(
  tx: Transaction,
  { username, ...values }: UserChanges & { readonly email: string; readonly lastName: string },
): Promise<Result<string>> {
  const error = findEmailError(username, values.email)
  if (error !== null) return err(error)
  const id = newId('005')
  const { email, firstName = null, lastName, phoneNumber = null, language = null, isActive = true } = values
  await insertUserWithoutPassword(tx, {
    id,
    email: email.toLowerCase(),
    name: toName(firstName, lastName),
    firstName,
    lastName,
    phoneNumber,
    language,
    isActive,
  })
  return ok(id)
}

/**
 * Changes a user. Whoever is deactivated is signed out at once, with their programs; links that were mailed to a former
 * address end. Returns an error as `createUserWithoutPassword` does, for the deactivation and for
 * another address of the last administrator who can sign in, and for a program that changes the address of staff.
 */
export async function changeUser(tx: Transaction, id: string, changes: UserChanges): Promise<Result<null>> {
  const { username, email = username, isActive, firstName, lastName, phoneNumber, language } = changes
  const error = email === undefined ? null : findEmailError(username, email)
  if (error !== null) return err(error)
  // Programs choose no passwords; by the address of staff they could have one mailed to them.
  if (email !== undefined && isProgramActing() && (await isStaff(tx, id)))
    return err(integrityError('Email', messages.staffEmailByProgram))
  if (isActive === false) {
    await lockAdministrators(tx)
    if (await isLastActiveAdministrator(tx, id)) return err(integrityError('IsActive', messages.lastAdministrator))
  }
  const existing = await findNamesAndEmail(tx, id)
  // Nobody could mend a mistake in it: they sign in with it only after a mail to it was answered.
  if (email !== undefined && email.toLowerCase() !== existing.email) {
    await lockAdministrators(tx)
    if (await isLastActiveAdministrator(tx, id)) return err(integrityError('Email', messages.lastAdministratorEmail))
  }
  const name = toName(firstName === undefined ? existing.firstName : firstName, lastName ?? existing.lastName)
  await updateUser(tx, id, { name, email: email?.toLowerCase(), firstName, lastName, phoneNumber, language, isActive })
  if (isActive === false) await deleteAllSessions(tx, id)
  if (isActive === false || email !== undefined) {
    await deleteAllResets(tx, id)
    for (const purpose of ['email change', 'second factor', 'sign-in step'] as const)
      await deleteTokenRowsOfUser(tx, { purpose, userId: id })
  }
  return ok(null)
}

async function isStaff(tx: Transaction, userId: string): Promise<boolean> {
  return (await findUserWithRights(tx, { userId, integrationId: null })).permissionSets.length > 0
}

function findEmailError(username: string | undefined, email: string): DomainError | null {
  if (!isEmailAddress(email)) {
    const field = username === email ? 'Username' : 'Email'
    return integrityError(field, () => messages.recordEmail({ field }))
  }
  return username === undefined || username.toLowerCase() === email.toLowerCase()
    ? null
    : integrityError('Email', messages.differentEmail)
}

function toName(firstName: string | null, lastName: string | null): string {
  return [firstName, lastName].filter((part) => part !== null && part !== '').join(' ')
}
