import { DEFAULT_LOCALE } from '@hydrant/messages/locale.ts'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { isZeroId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { isGranted } from '@hydrant/kernel/identity/permission-sets.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { SessionUser } from '../session/service.ts'
import type { Webstore } from '../webstore/service.ts'
import { accountErrors } from './errors.ts'
import type { GuestCartLimit, Shopper } from './shopper.ts'
import {
  type Account,
  type BuyerGroup,
  findAccount,
  findBuyerGroups,
  findGuestGroups,
  findManagedAccount,
  findManagedAccounts,
  findOwnAccount,
} from './store.ts'

export { findAccountsMatchingName, findOwnAccount, insertCustomers } from './store.ts'
export type { Account } from './store.ts'
export { type GuestCartLimit, type Shopper, toBuyerGroupIds } from './shopper.ts'
export { findColleague, listColleagues, toPersonName } from './colleagues.ts'
export { isExemptFromTax } from './tax-exemption.ts'
export { composeRegistrationRefusedMail } from './registration-requests/refused-mail.ts'
export { registerBuyerUnlessEmailTaken } from './register-buyer.ts'

/** What a request contains about its sender. */
export interface RequestSender {
  readonly webstore: Webstore
  readonly user: SessionUser | null
  readonly guestKey: string | null
  readonly guestCartLimit: GuestCartLimit | null
  readonly currencyIsoCode: string | undefined
  /** The site builder who previews the shop as the sender; null or left out without a preview. */
  readonly previewer?: SessionUser | null
}

/**
 * The account that a user or guest acts for, and the buyer groups that decide what they may see and what they pay. It
 * stays the same for every request until the customers change.
 */
export interface AccountAccess {
  /** Null for guests and for users of no account. */
  readonly account: Account | null
  /** Sorted by id. */
  readonly buyerGroups: readonly BuyerGroup[]
}

/**
 * Finds the account that a user or a guest acts for, with its buyer groups. `effectiveAccountId` is as sent; undefined
 * when the request has none. Returns an error for an account that the user may not act for, and for an id of zeros.
 */
export async function findAccountAccess(
  db: ReadOnlyDb,
  user: SessionUser | null,
  effectiveAccountId: string | undefined,
): Promise<Result<AccountAccess>> {
  const accountResult = await findRequestedOrOwnAccount(db, user, effectiveAccountId)
  if (!accountResult.ok) return accountResult
  const buyerGroups =
    accountResult.value === null ? await findGuestGroups(db) : await findBuyerGroups(db, accountResult.value.id)
  return ok({ account: accountResult.value, buyerGroups })
}

/**
 * Combines sender and account access into the shopper of a request. Returns an error for a currency that the store does
 * not sell in.
 */
export function validateAndCreateShopper(
  { webstore, user, guestKey, guestCartLimit, currencyIsoCode, previewer = null }: RequestSender,
  { account, buyerGroups }: AccountAccess,
): Result<Shopper> {
  const currency = (currencyIsoCode ?? webstore.defaultCurrency).toUpperCase()
  if (!webstore.supportedCurrencies.includes(currency)) return err(accountErrors.unsupportedCurrency)
  return ok({
    webstore,
    user,
    userId: user?.id ?? webstore.guestUserId,
    guestKey: user === null ? guestKey : null,
    guestCartLimit: user === null ? guestCartLimit : null,
    account,
    buyerGroups,
    currency,
    previewer,
  })
}

/**
 * Finds the account and the buyer groups that anybody of an account has, such as in the preview of a site builder, or
 * those of guests for null. Returns an error when the account does not exist.
 */
export async function findPreviewAccess(db: ReadOnlyDb, accountId: string | null): Promise<Result<AccountAccess>> {
  if (accountId === null) return findAccountAccess(db, null, undefined)
  const id = normalizeId(accountId, '001')
  if (id === null) return err(accountErrors.malformedPreviewAccount)
  const account = await findAccount(db, id)
  return account === null
    ? err(accountErrors.unknownPreviewAccount)
    : ok({ account, buyerGroups: await findBuyerGroups(db, id) })
}

/**
 * Creates the shopper that stands for any buyer of an account, or for guests (null), to find out what they see and pay.
 * Returns an error for an account that does not exist, and for a currency that the store does not sell in.
 */
export async function createNamelessShopper(
  db: ReadOnlyDb,
  {
    webstore,
    accountId,
    currencyIsoCode,
  }: Pick<RequestSender, 'webstore' | 'currencyIsoCode'> & { readonly accountId: string | null },
): Promise<Result<Shopper>> {
  const access = await findPreviewAccess(db, accountId)
  if (!access.ok) return err(accountErrors.noSuchAccount)
  const sender = { webstore, user: null, guestKey: null, guestCartLimit: null, currencyIsoCode }
  return validateAndCreateShopper(sender, access.value)
}

/** Whether a shopper may see unpublished content. */
export function canPreview({ user, previewer }: Shopper): boolean {
  return hasRole((previewer ?? user)?.role, 'site-builder')
}

/**
 * Creates the shopper of a request from its sender and the requested effective account. Returns an error when that
 * account is not available to the user, or the store does not sell in the currency.
 */
export async function identifyShopper(
  db: ReadOnlyDb,
  sender: RequestSender & { readonly effectiveAccountId: string | undefined },
): Promise<Result<Shopper>> {
  const accountAccessResult = await findAccountAccess(db, sender.user, sender.effectiveAccountId)
  return accountAccessResult.ok ? validateAndCreateShopper(sender, accountAccessResult.value) : accountAccessResult
}

/** Finds the requested account, or the user's own when none is requested; an error when it is not available to them. */
async function findRequestedOrOwnAccount(
  db: ReadOnlyDb,
  user: SessionUser | null,
  requestedId: string | undefined,
): Promise<Result<Account | null>> {
  if (requestedId !== undefined && requestedId !== '') {
    if (isZeroId(requestedId)) return err(accountErrors.zeroAccount)
    if (normalizeId(requestedId, '001') === null) return err(accountErrors.malformedAccount)
    if (user === null) return err(accountErrors.foreignAccount)
  }
  if (user === null) return ok(null)
  const own = await findOwnAccount(db, user.id)
  const accountId = requestedId === undefined || requestedId === '' ? null : normalizeId(requestedId, '001')
  if (accountId === null || accountId === own?.id) return ok(own)
  const other = await findOtherAccount(db, user, accountId)
  return other === null ? err(accountErrors.foreignAccount) : ok(other)
}

/** What decides for which accounts a user may act. */
type ActingUser = Pick<SessionUser, 'id' | 'permissionSets'>

/** Whether a user may act for every account: staff who may change customers (decision 107). */
export function mayActForEveryAccount(user: Pick<SessionUser, 'permissionSets'> | null): boolean {
  return user !== null && isGranted(user.permissionSets, 'customers', 'write')
}

/** Finds an account that is not a user's own and that they may act for; null when they may not, or there is none. */
function findOtherAccount(db: ReadOnlyDb, user: ActingUser, accountId: string): Promise<Account | null> {
  return mayActForEveryAccount(user) ? findAccount(db, accountId) : findManagedAccount(db, user.id, accountId)
}

/** An available account: one that a user may select as the effective account, and whether it is their own. */
export interface AvailableAccount {
  readonly account: Account
  readonly isOwn: boolean
}

/** Sorts numbers in names by value: Station 4 comes before Station 10. */
const nameCollator = new Intl.Collator(DEFAULT_LOCALE, { numeric: true })

/** Lists the accounts that a user manages, with their own one first on request. */
export async function listManagedAccounts(
  db: ReadOnlyDb,
  userId: string,
  includeOwn: boolean,
): Promise<AvailableAccount[]> {
  const own = includeOwn ? await findOwnAccount(db, userId) : null
  const managed = (await findManagedAccounts(db, userId)).toSorted((one, other) =>
    nameCollator.compare(one.name, other.name),
  )
  return [
    ...(own === null ? [] : [{ account: own, isOwn: true }]),
    ...managed.map((account) => ({ account, isOwn: false })),
  ]
}

/** Finds an available account of a user by its id. Returns an error when it is unknown or not available to them. */
export async function resolveAvailableAccount(
  db: ReadOnlyDb,
  user: ActingUser | null,
  accountId: string,
): Promise<Result<AvailableAccount>> {
  const id = normalizeId(accountId, '001')
  if (id === null || user === null) return err(accountErrors.unknownAccount)
  const own = await findOwnAccount(db, user.id)
  if (own?.id === id) return ok({ account: own, isOwn: true })
  const other = await findOtherAccount(db, user, id)
  return other === null ? err(accountErrors.unknownAccount) : ok({ account: other, isOwn: false })
}
