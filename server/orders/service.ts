import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findSellableProducts, type SellableProduct } from '../catalogue/service.ts'
import { findPaymentsOfOrder, type Payment } from '../payments/service.ts'
import { recordSales } from '../recommendations/service.ts'
import { addressKey, countTry, giveBackTry, pauseTries } from '../session/service.ts'
import { orderRefusals } from './errors.ts'
import type { Order, OrderDelivery, OrderDraft, OrderItem } from './order.ts'
import { insertEvent } from './outbox/store.ts'
import { newReferenceNumber, readReferenceNumber } from './reference-number.ts'
import * as store from './store.ts'

export type { Order, OrderDelivery, OrderDraft, OrderItem } from './order.ts'
export {
  announceEvent,
  claimEvents,
  findEvents,
  findGivenUpEvents,
  markDelivered,
  markFailed,
  type OutboxEvent,
  releaseEvents,
  resendEvent,
} from './outbox/store.ts'

/** A line that is about to be ordered, and the parts of it that locations have given. */
export interface OrderedLine {
  readonly item: Omit<OrderItem, 'id'>
  readonly taken: ReadonlyArray<{ readonly productId: string; readonly locationId: string; readonly quantity: Decimal }>
}

/** Stores an order, and the news of it for other systems, in the caller's transaction. */
export async function storeOrder(
  executor: Executor,
  draft: OrderDraft,
  parts: { readonly deliveries: readonly OrderDelivery[]; readonly lines: readonly OrderedLine[] },
): Promise<Order> {
  const unnumbered = {
    ...draft,
    id: newId('1Os'),
    referenceNumber: newReferenceNumber(),
    status: 'Created',
    orderedAt: new Date(),
  }
  const numbered = parts.lines.map((line) => ({ ...line, item: { ...line.item, id: newId('10u') } }))
  const allocations = numbered.flatMap(({ item, taken }) =>
    taken.map((part) => ({ id: newId('0aL'), orderItemId: item.id, ...part })),
  )
  const order = await store.insertOrder(executor, unnumbered, {
    deliveries: parts.deliveries,
    items: numbered.map(({ item }) => item),
    allocations,
  })
  // A guest is a buyer of one order.
  const buyerId = order.accountId ?? order.ownerId ?? order.id
  await Promise.all([
    insertEvent(executor, {
      type: 'OrderPlaced',
      recordId: order.id,
      payload: placedEvent(
        order,
        numbered.map(({ item }) => item),
      ),
    }),
    recordSales(executor, {
      orderId: order.id,
      buyerId,
      products: numbered.map(({ item }) => ({ productId: item.productId, quantity: toText(item.quantity) })),
    }),
  ])
  return order
}

/** The id of the order of a reference number, or null. */
export async function findOrderId(executor: Executor, referenceNumber: string): Promise<string | null> {
  const found = await store.findOrder(executor, { id: null, referenceNumber, orderNumber: null })
  return found?.id ?? null
}

/** A page of the orders of the account acted for, newest first. */
export async function listOrders(
  executor: Executor,
  shopper: Shopper,
  listing: Omit<store.OrderQuery, 'accountId' | 'ownerId'> & { readonly ownOnly: boolean },
): Promise<{ orders: Order[]; total: number }> {
  const { ownOnly, ...page } = listing
  const accountId = shopper.account?.id ?? null
  return store.findOrders(executor, {
    ...page,
    accountId,
    ownerId: ownOnly || accountId === null ? shopper.userId : null,
  })
}

/** An order with its lines, and what of their products can still be shown. */
export interface OrderView {
  readonly order: Order
  readonly deliveries: readonly OrderDelivery[]
  readonly items: readonly OrderItem[]
  readonly payments: readonly Payment[]
  readonly products: ReadonlyMap<string, SellableProduct>
}

/** Which order is looked up, and how a guest proves it to be theirs. */
export interface OrderQuestion {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
}

/** The proof of a guest: in the request itself, or in its `verification`. */
export interface OrderProof {
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly verification?: { readonly email?: string | null; readonly phoneNumber?: string | null } | null | undefined
}

/** The order that a request names, with the proof that came along. */
export function orderQuestion(name: string, { email, phone, verification }: OrderProof): OrderQuestion {
  return {
    name: name.trim(),
    email: email ?? verification?.email ?? null,
    phone: phone ?? verification?.phoneNumber ?? null,
  }
}

/** Finds an order of a signed-in buyer by its id. */
export async function readOrder(
  executor: Executor,
  shopper: Shopper,
  orderSummaryId: string,
): Promise<Result<OrderView>> {
  const id = normalizeId(orderSummaryId, '1Os')
  return id === null
    ? err(orderRefusals.unknownOrder)
    : lookUpOrder(executor, shopper, { name: id, email: null, phone: null })
}

/**
 * Finds an order by id, reference number or number. A guest proves it to be theirs by e-mail address or phone number,
 * and cannot name it by its number: numbers are counted, and whoever knows an address could try them all.
 */
export async function lookUpOrder(
  executor: Executor,
  shopper: Shopper,
  asked: OrderQuestion,
): Promise<Result<OrderView>> {
  if (shopper.user === null && asked.email === null && asked.phone === null) return err(orderRefusals.guestWithoutProof)
  const order = await store.findOrder(executor, {
    id: normalizeId(asked.name, '1Os'),
    referenceNumber: readReferenceNumber(asked.name),
    orderNumber: shopper.user === null ? null : asked.name,
  })
  if (order === null || !mayRead(shopper, order, asked)) return err(orderRefusals.unknownOrder)
  const items = await store.findItems(executor, order.id)
  const products = await findSellableProducts(executor, shopper, [...new Set(items.map(({ productId }) => productId))])
  return ok({
    order,
    deliveries: await store.findDeliveries(executor, order.id),
    items,
    payments: await findPaymentsOfOrder(executor, order.id),
    products,
  })
}

/**
 * How often guests of one client address may fail in a minute to prove an order to be theirs, and after how many
 * failures each further one makes the next try wait.
 */
const TRIES_PER_MINUTE = 20
const PAUSES = { freeTries: 5, longestSeconds: 30 }

/**
 * Looks an order up for a page or a program. A guest's try is counted before anything is compared, in the database and
 * so for all processes, and given back when it succeeds: nobody finds out by trying which email address belongs to an
 * order. Buyers prove nothing and are not counted.
 */
export async function lookUpLimited(
  database: Database,
  shopper: Shopper,
  { clientAddress, ...asked }: OrderQuestion & { readonly clientAddress: string },
): Promise<Result<OrderView>> {
  const lookUp = () => database.read((executor) => lookUpOrder(executor, shopper, asked))
  if (shopper.user !== null || (asked.email === null && asked.phone === null)) return lookUp()
  const key = `order ${addressKey(clientAddress)}`
  const isFree = await database.read((executor) =>
    countTry(executor, { key, limit: TRIES_PER_MINUTE, windowSeconds: 60 }),
  )
  if (!isFree) return err(orderRefusals.tooManyLookups)
  const found = await lookUp()
  await database.read((executor) => (found.ok ? giveBackTry(executor, key) : pauseTries(executor, { key, ...PAUSES })))
  return found
}

function mayRead(
  shopper: Shopper,
  order: Order,
  proof: { readonly email: string | null; readonly phone: string | null },
): boolean {
  if (order.ownerId === null) return isProven(order, proof)
  if (shopper.user === null) return false
  return shopper.account === null ? order.ownerId === shopper.user.id : order.accountId === shopper.account.id
}

function isProven(
  { contactInfo }: Order,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
): boolean {
  const sameEmail =
    email !== null && email.trim() !== '' && contactInfo?.['email']?.toLowerCase() === email.trim().toLowerCase()
  const samePhone =
    phone !== null && digits(phone) !== '' && digits(contactInfo?.['phoneNumber'] ?? '') === digits(phone)
  return sameEmail || samePhone
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '')
}

function placedEvent(order: Order, items: readonly OrderItem[]) {
  return {
    orderSummaryId: order.id,
    orderNumber: order.orderNumber,
    referenceNumber: order.referenceNumber,
    accountId: order.accountId,
    ownerId: order.ownerId,
    currencyIsoCode: order.currencyIsoCode,
    purchaseOrderNumber: order.purchaseOrderNumber,
    grandTotalAmount: toText(order.grandTotalAmount),
    items: items.map(({ id, productId, sku, quantity, totalPrice, totalTax }) => ({
      id,
      productId,
      sku,
      quantity: toText(quantity),
      totalPrice: toText(totalPrice),
      totalTax: toText(totalTax),
    })),
  }
}
