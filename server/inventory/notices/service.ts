import { createHash } from 'node:crypto'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { type DomainError, err, invalidFieldError, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import * as messages from '@hydrant/messages/compiled/server/inventory.js'
import type { Shopper } from '../../accounts/service.ts'
import { findSellableProducts, translateProducts } from '../../catalogue/service.ts'
import { insertMail } from '../../mail/service.ts'
import { countAttempt, countAttemptOfAddress, verifyOneTimeToken } from '../../session/service.ts'
import { findAvailability } from '../service.ts'
import { CONFIRMATION_DAYS, DAY_MS } from './lifetimes.ts'
import type { NoticeWithProduct, Transaction } from './store.ts'
import * as store from './store.ts'

export { createStockNoticeComposers } from './mails.ts'
export { sendStockNotices } from './send-notices.ts'

const noticeErrors = {
  unknownProduct: { code: 'ITEM_NOT_FOUND', message: messages.unknownAwaitedProduct },
  notAwaited: { code: 'INVALID_OPERATION', message: messages.notAwaited },
  malformedEmail: invalidFieldError('email', messages.malformedNoticeEmail),
  tooMany: { code: 'REQUEST_LIMIT_EXCEEDED', message: messages.tooManyNotices },
  tooManyOfUser: { code: 'LIMIT_EXCEEDED', message: messages.tooManyNoticesOfUser },
  unknownNotice: { code: 'ITEM_NOT_FOUND', message: messages.unknownNotice },
} as const satisfies Record<string, DomainError>

const HOUR_SECONDS = 60 * 60

/** How often guests may ask in an hour: from one client address, and for one email address. */
const GUESTS_PER_HOUR = { ofAddress: 30, forEmail: 5 }

/** How many products a user can wait for. */
const NOTICES_PER_USER = 200

/** How far a notice is. */
export type NoticeState = 'Unconfirmed' | 'Waiting' | 'Notified'

/** A product that somebody wants a mail about. */
export interface NoticeRequest {
  readonly productId: string
  /** Of a guest. */
  readonly email: string | null
  readonly clientAddress: string
}

/**
 * Stores who wants a mail when a product can be ordered again. A guest is mailed a link that confirms it. Returns an error
 * for a product that the shopper does not see or that can be ordered now, and when a guest asks too often.
 */
export function requestNotice(
  database: store.Database,
  shopper: Shopper,
  request: NoticeRequest,
): Promise<Result<NoticeState>> {
  return runOrRollBack(database, async (tx): Promise<Result<NoticeState>> => {
    const productResult = await resolveAwaitedProduct(tx, shopper, request.productId)
    if (!productResult.ok) return productResult
    const productId = productResult.value
    const { user, account } = shopper
    if (user === null) return requestNoticeOfGuest(tx, { ...request, productId })
    if ((await store.findNoticesOfUser(tx, user.id)).length >= NOTICES_PER_USER) return err(noticeErrors.tooManyOfUser)
    await store.insertNoticeOfUser(tx, {
      id: newId('a0U'),
      productId,
      userId: user.id,
      accountId: account?.id ?? null,
    })
    return ok('Waiting')
  })
}

/** Returns the id of a product that the shopper could buy if there was stock of it, or an error. */
async function resolveAwaitedProduct(tx: Transaction, shopper: Shopper, productId: string): Promise<Result<string>> {
  const id = normalizeId(productId, '01t')
  const product = id === null ? undefined : (await findSellableProducts(tx, shopper, [id])).get(id)
  if (product === undefined) return err(noticeErrors.unknownProduct)
  const isSold = !product.isRetired && product.productClass !== 'VariationParent'
  const quantity = (await findAvailability(tx, [product.id])).available.get(product.id)
  return isSold && quantity !== undefined && quantity <= 0 ? ok(product.id) : err(noticeErrors.notAwaited)
}

async function requestNoticeOfGuest(tx: Transaction, request: NoticeRequest): Promise<Result<NoticeState>> {
  const email = request.email?.trim().toLowerCase() ?? ''
  if (!isEmailAddress(email)) return err(noticeErrors.malformedEmail)
  const limitResult = await countRequest(tx, { ...request, email })
  if (!limitResult.ok) return limitResult
  const notice = await store.findOrInsertNoticeOfGuest(tx, {
    id: newId('a0U'),
    productId: request.productId,
    email,
    language: currentLocale(),
  })
  // Nobody but its owner learns that an address waits already.
  if (notice.confirmedAt === null)
    await insertMail(tx, { kind: 'StockNoticeConfirmation', recordId: notice.id, to: email })
  return ok('Unconfirmed')
}

async function countRequest(
  tx: Transaction,
  { clientAddress, email }: Pick<NoticeRequest, 'clientAddress'> & { readonly email: string },
): Promise<Result<null>> {
  const error = noticeErrors.tooMany
  const what = 'stock-notice'
  const ofAddress = await countAttemptOfAddress(tx, { what, clientAddress, perHour: GUESTS_PER_HOUR.ofAddress, error })
  if (!ofAddress.ok) return ofAddress
  const emailKey = `${what} name ${createHash('sha256').update(email).digest('base64url')}`
  return countAttempt(tx, { key: emailKey, limit: GUESTS_PER_HOUR.forEmail, windowSeconds: HOUR_SECONDS, error })
}

/** Lists what a shopper waits for, with names in the language of the request; guests have none. */
export async function listNotices(db: store.ReadOnlyDb, shopper: Shopper): Promise<readonly NoticeWithProduct[]> {
  return shopper.user === null ? [] : translateNames(db, shopper, await store.findNoticesOfUser(db, shopper.user.id))
}

async function translateNames(
  db: store.ReadOnlyDb,
  { webstore }: Pick<Shopper, 'webstore'>,
  notices: readonly NoticeWithProduct[],
): Promise<readonly NoticeWithProduct[]> {
  const names = notices.map(({ notice, productName }) => ({ id: notice.productId, name: productName }))
  const shown = await translateProducts(db, webstore, names)
  return notices.map((each, position) => ({ ...each, productName: shown[position]?.name ?? each.productName }))
}

/** Ends a notice of a user; returns an error when they have none with this id. */
export function endNotice(database: store.Database, { user }: Shopper, noticeId: string): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    const isEnded = user !== null && (await store.deleteNotice(tx, noticeId, user.id))
    return isEnded ? ok(null) : err(noticeErrors.unknownNotice)
  })
}

/** What the link of a mail lets its holder do. */
export interface NoticeLink {
  readonly token: string
  /** Signs the tokens. */
  readonly secret: string
}

/** Finds the notice that a link is for, with the name of its product in the language of the request, as `findLinkedNotice`. */
export async function readLinkedNotice(
  db: store.ReadOnlyDb,
  shopper: Shopper,
  link: NoticeLink,
): Promise<Result<NoticeWithProduct>> {
  const found = await findLinkedNotice(db, link)
  if (!found.ok) return found
  const [named = found.value] = await translateNames(db, shopper, [found.value])
  return ok(named)
}

/** Finds the notice that a link is for; an error when it has expired or ended. */
async function findLinkedNotice(db: store.ReadOnlyDb, link: NoticeLink): Promise<Result<NoticeWithProduct>> {
  const id = verifyOneTimeToken('stock notice', link.token, link.secret)
  const found = id === null ? null : await store.findNotice(db, id)
  return found === null || hasExpired(found) ? err(noticeErrors.unknownNotice) : ok(found)
}

function hasExpired({ notice }: NoticeWithProduct): boolean {
  return notice.confirmedAt === null && Date.now() - notice.createdAt.getTime() > CONFIRMATION_DAYS * DAY_MS
}

/** Confirms or ends a notice by the link of a mail; an error when it has expired or ended. */
export function followLink(
  database: store.Database,
  link: NoticeLink & { readonly action: 'confirm' | 'end' },
): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    const found = await findLinkedNotice(tx, link)
    if (!found.ok) return found
    const { id } = found.value.notice
    if (link.action === 'end') await store.deleteNotice(tx, id)
    else await store.confirmNotice(tx, id)
    return ok(null)
  })
}

/** Returns how far a notice is. */
export function toNoticeState({ confirmedAt, notifiedAt }: NoticeWithProduct['notice']): NoticeState {
  if (notifiedAt !== null) return 'Notified'
  return confirmedAt === null ? 'Unconfirmed' : 'Waiting'
}

/** How long a guest waits at most. */
const GUEST_DAYS = 180
/** As long as its mail is stored, which reads it. */
const NOTIFIED_DAYS = 90

/** Deletes notices that guests have not confirmed or waited for too long, and those whose mails are deleted. */
export async function deleteExpiredNotices(database: store.Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await database.transaction((tx) =>
    store.deleteOldNotices(tx, {
      unconfirmedBefore: before(CONFIRMATION_DAYS),
      guestsBefore: before(GUEST_DAYS),
      notifiedBefore: before(NOTIFIED_DAYS),
    }),
  )
}
