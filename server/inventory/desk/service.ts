import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/inventory.js'
import { findPreconditionError, type Precondition, recordChange } from '../../records/service.ts'
import * as store from './store.ts'

const stockErrors = {
  unknownLevel: { code: 'ITEM_NOT_FOUND', message: messages.unknownLevel },
} as const satisfies Record<string, DomainError>

/** A change of what is on hand. */
export interface Adjustment {
  /** Negative for what is taken away. */
  readonly change: Decimal
  readonly reason: string
  /** The level as the caller knows it. */
  readonly precondition: Precondition
}

/**
 * Adjusts what is on hand of a level, with an entry of the history that has the reason. Returns an error, and changes
 * nothing, for a change of zero, when less than zero would be on hand, or when the level has changed meanwhile.
 */
export function adjustStock(
  database: store.Database,
  stockLevelId: string,
  { change, reason, precondition }: Adjustment,
): Promise<Result<store.StoredLevel>> {
  return database.transaction(async (tx) => {
    const id = normalizeId(stockLevelId, 'a01')
    const level = id === null ? null : await store.lockLevel(tx, id)
    if (level === null) return err<DomainError>(stockErrors.unknownLevel)
    const mismatch = findPreconditionError(precondition, level)
    if (mismatch !== null) return err(mismatch)
    const onHand = level.onHand.plus(change)
    if (change.eq(0) || onHand.lt(0))
      return err<DomainError>({
        code: 'INVALID_OPERATION',
        message: () => messages.cannotAdjust({ quantity: toText(level.onHand) }),
      })
    await store.updateOnHand(tx, level.id, onHand)
    await recordChange(tx, {
      objectName: 'StockLevel__c',
      recordId: level.id,
      operation: 'adjust-stock',
      oldValues: { QuantityOnHand__c: toText(level.onHand) },
      newValues: { QuantityOnHand__c: toText(onHand), reason: reason.trim() },
    })
    return ok({ ...level, onHand })
  })
}

/** Finds the orders that have taken stock of a product from a location. They are of an area after this one. */
export type FindOrdersWithStock = (
  db: store.ReadOnlyDb,
  place: Pick<store.StoredLevel, 'productId' | 'locationId'>,
) => Promise<
  ReadonlyArray<{ readonly orderSummaryId: string; readonly orderNumber: string; readonly quantity: Decimal }>
>

/** Loads the carts and orders that the stock of a level is set aside for; an error when there is no such level. */
export function loadReservations(
  { database, findOrdersWithStock }: { database: store.Database; findOrdersWithStock: FindOrdersWithStock },
  stockLevelId: string,
) {
  return database.query(async (db) => {
    const id = normalizeId(stockLevelId, 'a01')
    const level = id === null ? null : await store.findLevel(db, id)
    if (level === null) return err<DomainError>(stockErrors.unknownLevel)
    return ok({
      reservations: await store.findReservations(db, level),
      orders: await findOrdersWithStock(db, level),
    })
  })
}
