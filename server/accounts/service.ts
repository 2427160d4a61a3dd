import type { Executor } from '@hydrant/database/connection/database.ts'
import { isZeroId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { hasRole } from '@hydrant/kernel/identity/roles.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { SessionUser } from '../session/service.ts'
import type { Webstore } from '../webstore/service.ts'
import { accountRefusals } from './errors.ts'
import type { GuestCartLimit, Shopper } from './shopper.ts'
import {
  type Account,
  type BuyerGroup,
  findAccount,
  findAccountsNamed,
  findBuyerGroups,
  findGuestGroups,
  findManagedAccount,
  findManagedAccounts,
  findOwnAccount,
  insertCustomers,
  type NewCustomers,
} from './store.ts'

export type { Account, NewCustomers } from './store.ts'
export type { GuestCartLimit, Shopper } from './shopper.ts'
export { registerBuyer } from './register-buyer.ts'

/** What a request says of its sender. */
export interface SenderFacts {
  readonly webstore: Webstore
  readonly user: SessionUser | null
  readonly guestKey: string | null
  readonly guestCartLimit: GuestCartLimit | null
  readonly currencyIsoCode: string | undefined
  /** The site builder who looks at the shop as the sender would; null or left out when nobody does. */
  readonly previewer?: SessionUser | null
}

/**
 * For whom somebody acts, and what that account may see and pays; the same for every request until the customers
 * change.
 */
export interface Standing {
  /** Null for guests and for users of no account. */
  readonly account: Account | null
  /** Sorted by id. */
  readonly buyerGroups: readonly BuyerGroup[]
}

/**
 * Finds for whom a user, or a guest, acts. `effectiveAccountId` is as sent; undefined when the request names none.
 * Refuses an account that is not the user's own and not theirs to manage, and an id of zeros.
 */
export async function findStanding(
  executor: Executor,
  user: SessionUser | null,
  effectiveAccountId: string | undefined,
): Promise<Result<Standing>> {
  const account = await findActingAccount(executor, user, effectiveAccountId)
  if (!account.ok) return account
  const buyerGroups =
    account.value === null ? await findGuestGroups(executor) : await findBuyerGroups(executor, account.value.id)
  return ok({ account: account.value, buyerGroups })
}

/** On whose behalf a request is made. Refuses a currency that the store does not sell in. */
export function toShopper(
  { webstore, user, guestKey, guestCartLimit, currencyIsoCode, previewer = null }: SenderFacts,
  { account, buyerGroups }: Standing,
): Result<Shopper> {
  const currency = (currencyIsoCode ?? webstore.defaultCurrency).toUpperCase()
  if (!webstore.supportedCurrencies.includes(currency)) return err(accountRefusals.unsupportedCurrency)
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
 * Whom an account, or a guest for null, stands for when a site builder looks at the shop as they would. Refuses what is
 * no account.
 */
export async function findPreviewStanding(executor: Executor, accountId: string | null): Promise<Result<Standing>> {
  if (accountId === null) return findStanding(executor, null, undefined)
  const id = normalizeId(accountId, '001')
  if (id === null) return err(accountRefusals.malformedPreview)
  const account = await findAccount(executor, id)
  return account === null
    ? err(accountRefusals.unknownPreview)
    : ok({ account, buyerGroups: await findBuyerGroups(executor, id) })
}

/** Whether a shopper may see what is not published yet. */
export function mayPreview({ user, previewer }: Shopper): boolean {
  return hasRole((previewer ?? user)?.role, 'site-builder')
}

/** Accounts whose names have some words in them, by name. */
export function findAccountsByName(
  executor: Executor,
  wanted: { readonly words: string; readonly limit: number },
): Promise<Account[]> {
  return findAccountsNamed(executor, wanted)
}

/** On whose behalf a request is made that names its account elsewhere than in its query. */
export async function identifyShopper(
  executor: Executor,
  facts: SenderFacts & { readonly effectiveAccountId: string | undefined },
): Promise<Result<Shopper>> {
  const standing = await findStanding(executor, facts.user, facts.effectiveAccountId)
  return standing.ok ? toShopper(facts, standing.value) : standing
}

async function findActingAccount(
  executor: Executor,
  user: SessionUser | null,
  asked: string | undefined,
): Promise<Result<Account | null>> {
  if (asked !== undefined && asked !== '') {
    if (isZeroId(asked)) return err(accountRefusals.zeroAccount)
    if (normalizeId(asked, '001') === null) return err(accountRefusals.malformedAccount)
    if (user === null) return err(accountRefusals.foreignAccount)
  }
  if (user === null) return ok(null)
  const own = await findOwnAccount(executor, user.id)
  const accountId = asked === undefined || asked === '' ? null : normalizeId(asked, '001')
  if (accountId === null || accountId === own?.id) return ok(own)
  const managed = await findManagedAccount(executor, user.id, accountId)
  return managed === null ? err(accountRefusals.foreignAccount) : ok(managed)
}

/** An account that a user may act for, and whether it is their own. */
export interface ActingAccount {
  readonly account: Account
  readonly isOwn: boolean
}

/** The account that a user belongs to, or null. */
export async function getOwnAccount(executor: Executor, userId: string): Promise<Account | null> {
  return findOwnAccount(executor, userId)
}

/** People count stations: 4 comes before 10. */
const byName = new Intl.Collator('en', { numeric: true })

/** The accounts that a user manages, their own first when it is asked for. */
export async function listManagedAccounts(
  executor: Executor,
  userId: string,
  includeOwn: boolean,
): Promise<ActingAccount[]> {
  const own = includeOwn ? await findOwnAccount(executor, userId) : null
  const managed = (await findManagedAccounts(executor, userId)).toSorted((one, other) =>
    byName.compare(one.name, other.name),
  )
  return [
    ...(own === null ? [] : [{ account: own, isOwn: true }]),
    ...managed.map((account) => ({ account, isOwn: false })),
  ]
}

/** One account that a user may act for; refused when it is unknown or not theirs. */
export async function getActingAccount(
  executor: Executor,
  userId: string,
  accountId: string,
): Promise<Result<ActingAccount>> {
  const id = normalizeId(accountId, '001')
  if (id === null) return err(accountRefusals.unknownAccount)
  const own = await findOwnAccount(executor, userId)
  if (own?.id === id) return ok({ account: own, isOwn: true })
  const managed = await findManagedAccount(executor, userId, id)
  return managed === null ? err(accountRefusals.unknownAccount) : ok({ account: managed, isOwn: false })
}

/** Stores accounts, groups, and who belongs to and manages what. */
export async function createCustomers(executor: Executor, customers: NewCustomers): Promise<void> {
  await insertCustomers(executor, customers)
}
