import { toBatches } from '@hydrant/database/connection/batches.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { hasCode } from '@hydrant/database/connection/with-retry.ts'
import { createColumnPlaceholders, type Placeholders, defineStatement } from '@hydrant/database/connection/statement.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Cart, CartLine, DeliveryGroup } from './cart.ts'
import { type CartRow, SAVED_COLUMNS, toCart, toCartRow } from './cart-row-store.ts'
import { serializeGroupRows, buildGroupsInsert } from './delivery/delivery-store.ts'
import { saveLines } from './lines/line-store.ts'
import { serializeLineRows, buildLinesUpsert } from './lines/line-row-store.ts'

export type { Database, ReadOnlyDb, Transaction }

/** The owner of a cart: a buyer with an account and a currency, or a guest with a secret key. */
export type CartOwner =
  | { readonly ownerId: string; readonly accountId: string | null; readonly currencyIsoCode: string }
  | { readonly guestKey: string }

/** Finds the primary live cart of an owner, or null. */
export async function findLiveCart(db: ReadOnlyDb, cartOwner: CartOwner): Promise<Cart | null> {
  return toCartOrNull(await createLiveCartQuery(cartOwner).find(db))
}

/** Finds the primary live cart of an owner, or null, and locks its row until the transaction ends. */
export async function findLiveCartForUpdate(tx: Transaction, cartOwner: CartOwner): Promise<Cart | null> {
  return toCartOrNull(await createLiveCartQuery(cartOwner).findForUpdate(tx))
}

function createLiveCartQuery(cartOwner: CartOwner): ReturnType<typeof createGuestCartQuery> {
  return 'guestKey' in cartOwner
    ? createGuestCartQuery(cartOwner)
    : createOwnerCartQuery({ ...cartOwner, accountId: cartOwner.accountId ?? '' })
}

// The conditions repeat those of the partial unique indexes of live carts, with literals instead of parameters: in a
// cached plan PostgreSQL can use a partial index only when the query has the same literals.
const isLiveSql = sql`${cart.status} in ('Active', 'Checkout', 'Processing')`
const createGuestCartQuery = prepareLiveCartQuery<{ guestKey: string }>(({ guestKey }) =>
  and(eq(cart.guestKey, guestKey), isLiveSql),
)
const createOwnerCartQuery = prepareLiveCartQuery<{ ownerId: string; accountId: string; currencyIsoCode: string }>(
  ({ ownerId, accountId, currencyIsoCode }) =>
    and(
      eq(cart.ownerId, ownerId),
      sql`coalesce(${cart.accountId}, '') = ${accountId}`,
      eq(cart.currencyIsoCode, currencyIsoCode),
      sql`${cart.type} = 'Cart' and not ${cart.isSecondary}`,
      isLiveSql,
    ),
)

function prepareLiveCartQuery<Owner extends object>(toCondition: (params: Placeholders<Owner>) => SQL | undefined) {
  // The indexes are unique, so at most one row matches.
  const query = (db: ReadOnlyDb, params: Placeholders<Owner>) => db.select().from(cart).where(toCondition(params))
  const find = defineStatement<Owner>()(query)
  const findForUpdate = defineStatement<Owner>()((tx: Transaction, params) => query(tx, params).for('update'))
  return (owner: Owner) => ({
    find: (db: ReadOnlyDb) => find(db, owner),
    findForUpdate: (tx: Transaction) => findForUpdate(tx, owner),
  })
}

/** Finds a cart by its id. */
export async function findCart(db: ReadOnlyDb, id: string): Promise<Cart | null> {
  return toCartOrNull(await cartQuery(db, { id }))
}

/** Finds a cart by its id, and locks its row until the transaction ends. */
export async function findCartForUpdate(tx: Transaction, id: string): Promise<Cart | null> {
  return toCartOrNull(await cartQueryForUpdate(tx, { id }))
}

function toCartOrNull([row]: Array<typeof cart.$inferSelect>): Cart | null {
  return row === undefined ? null : toCart(row)
}

const cartQuery = defineStatement<{ id: string }>()((db, { id }) => db.select().from(cart).where(eq(cart.id, id)))
const cartQueryForUpdate = defineStatement<{ id: string }>()((tx: Transaction, { id }) =>
  tx.select().from(cart).where(eq(cart.id, id)).for('update'),
)

/** A cart to insert. */
export type NewCartRow = Pick<
  Cart,
  | 'id'
  | 'webstoreId'
  | 'accountId'
  | 'ownerId'
  | 'guestKey'
  | 'name'
  | 'type'
  | 'isSecondary'
  | 'isSavedForLater'
  | 'sentById'
  | 'currencyIsoCode'
  | 'customFields'
>

/**
 * Inserts an empty cart, which is then locked, with its delivery groups; null when its owner has a live one already.
 */
export async function insertCartIfNoneIsLive(
  tx: Transaction,
  values: NewCartRow,
  groups: readonly DeliveryGroup[],
): Promise<Cart | null> {
  const [row] = await insertCartStatement(tx, {
    ...values,
    customFields: [...values.customFields],
    groups: serializeGroupRows(groups),
  })
  return row === undefined ? null : toCart(row)
}

const NEW_CART_COLUMNS = [
  'id',
  'webstoreId',
  'accountId',
  'ownerId',
  'guestKey',
  'name',
  'type',
  'isSecondary',
  'isSavedForLater',
  'sentById',
  'currencyIsoCode',
  'customFields',
] as const satisfies Array<keyof NewCartRow>

const insertCartStatement = defineStatement<NewCartRow & { groups: string }>()((tx: Transaction) => {
  const inserted = tx
    .$with('made')
    .as(tx.insert(cart).values(createColumnPlaceholders(cart, NEW_CART_COLUMNS)).onConflictDoNothing().returning())
  const groups = tx.$with('groups').as(buildGroupsInsert(tx, sql`exists (select from made)`))
  return tx.with(inserted, groups).select().from(inserted)
})

/** Updates totals, status, purchase order and pricing key of a cart, and increments its version. */
export async function updateCart(tx: Transaction, changed: Cart): Promise<void> {
  await saveCartStatement(tx, toCartRow(changed))
}

/** Updates only the status and the purchase order of a cart, and increments its version. */
export async function updateStatusAndPurchaseOrder(
  tx: Transaction,
  { id, status, purchaseOrderNumber }: Cart,
): Promise<void> {
  await saveStatusStatement(tx, { id, status, purchaseOrderNumber, updatedAt: new Date() })
}

/** Whether an error says that the owner already has another primary cart (unique violation). */
export function isPrimaryCartConflict(error: unknown): boolean {
  return hasCode(error, '23505')
}

/**
 * Inserts a new cart with its delivery groups and lines, usually in one statement. Throws an error for which
 * `isPrimaryCartConflict` is true when its owner already has a live cart.
 */
export async function insertCartWithLines(
  tx: Transaction,
  { cart: created, groups }: { readonly cart: Cart; readonly groups: readonly DeliveryGroup[] },
  lines: readonly CartLine[],
): Promise<void> {
  const [first = [], ...otherBatches] = toBatches(lines)
  await insertCartWithLinesStatement(tx, {
    ...created,
    ...toCartRow(created),
    groups: serializeGroupRows(groups),
    lines: serializeLineRows(first),
  })
  for (const batch of otherBatches) await saveLines(tx, batch)
}

/** Updates a cart together with its new and changed lines, usually in one statement. */
export async function saveCartWithLines(tx: Transaction, changed: Cart, lines: readonly CartLine[]): Promise<void> {
  const [first = [], ...otherBatches] = toBatches(lines)
  for (const batch of otherBatches) await saveLines(tx, batch)
  if (first.length === 0) await updateCart(tx, changed)
  else await saveCartWithLinesStatement(tx, { ...toCartRow(changed), lines: serializeLineRows(first) })
}

const buildCartUpdate = (tx: Transaction, { id }: Placeholders<{ id: string }>) =>
  tx
    .update(cart)
    .set({ ...createColumnPlaceholders(cart, SAVED_COLUMNS), version: sql`${cart.version} + 1` })
    .where(eq(cart.id, id))

const saveStatusStatement = defineStatement<Pick<CartRow, 'id' | 'status' | 'purchaseOrderNumber' | 'updatedAt'>>()(
  (tx: Transaction, { id }) =>
    tx
      .update(cart)
      .set({
        ...createColumnPlaceholders(cart, ['status', 'purchaseOrderNumber', 'updatedAt']),
        version: sql`${cart.version} + 1`,
      })
      .where(eq(cart.id, id)),
)
const saveCartStatement = defineStatement<CartRow>()(buildCartUpdate)
const saveCartWithLinesStatement = defineStatement<CartRow & { lines: string }>()((tx: Transaction, params) =>
  buildLinesUpsert(tx.with(tx.$with('saved').as(buildCartUpdate(tx, params)))),
)

/** Builds the statement that closes the cart with the id of its parameter `cartId`, which was ordered. */
export function buildCartClosing(tx: Transaction, { cartId }: Placeholders<{ cartId: string }>) {
  return tx
    .update(cart)
    .set({ status: 'Closed', version: sql`${cart.version} + 1`, updatedAt: sql`clock_timestamp()` })
    .where(eq(cart.id, cartId))
}

const insertCartWithLinesStatement = defineStatement<
  Omit<NewCartRow, 'customFields'> & CartRow & { groups: string; lines: string }
>()((tx: Transaction) => {
  const columns = [...new Set([...NEW_CART_COLUMNS, ...SAVED_COLUMNS])]
  const inserted = tx.$with('made').as(tx.insert(cart).values(createColumnPlaceholders(cart, columns)))
  const groups = tx.$with('groups').as(buildGroupsInsert(tx))
  return buildLinesUpsert(tx.with(inserted, groups))
})
