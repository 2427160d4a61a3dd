import type { CartInventoryReservation } from '@hydrant/contract/shop/cart-reservation.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import * as messages from '@hydrant/messages/compiled/server/cart.js'
import type { ReservedPart } from '../../inventory/service.ts'
import type { CartLine } from '../cart.ts'
import type { CartReservation } from './reserve-cart.ts'

type ItemReservation = CartInventoryReservation['inventoryItemReservations'][number]

/** Converts the result of a reservation to a response body. */
export function toReservationBody({ lines, seconds, result }: CartReservation): CartInventoryReservation {
  if (result.ok) {
    const partsByLine = Map.groupBy(result.value.parts, ({ lineId }) => lineId)
    const items = lines.flatMap((line) => toReservedItems(line, partsByLine.get(line.id) ?? []))
    return {
      success: true,
      errorCode: null,
      errorMessage: null,
      reservationIdentifier: result.value.id,
      durationInSeconds: seconds,
      inventoryItemReservations: items,
    }
  }
  const { code, shortages } = result.error
  const shortLineIds = new Set(shortages.map(({ lineId }) => lineId))
  const [first, ...otherShortLines] = lines.filter(({ id }) => shortLineIds.has(id))
  return {
    success: false,
    errorCode: code,
    errorMessage: describeShortage(first, otherShortLines.length),
    reservationIdentifier: null,
    durationInSeconds: null,
    inventoryItemReservations: lines.map((line) => ({
      ...toUnreservedItem(line),
      quantity: 0,
      ...(shortLineIds.has(line.id) && { errorCode: code, errorMessage: describeShortage(line, 0) }),
    })),
  }
}

/**
 * Creates one row per location, or a single row for a line whose product is not tracked or is a kit, whose parts are
 * reserved.
 */
function toReservedItems(line: CartLine, parts: readonly ReservedPart[]): ItemReservation[] {
  if (parts.length === 0 || parts.some(({ productId }) => productId !== line.productId)) return [toUnreservedItem(line)]
  return parts.map(({ id, quantity, locationId }) => ({
    ...toUnreservedItem(line),
    id,
    quantity: Number(quantity),
    reservedAtLocationId: locationId,
  }))
}

function toUnreservedItem(line: CartLine): ItemReservation {
  return {
    id: createIdFromKey('10i', line.id),
    productId: line.productId,
    quantity: Number(line.quantity),
    itemReservationSourceId: line.id,
    reservedAtLocationId: null,
    errorCode: null,
    errorMessage: null,
  }
}

function describeShortage(line: CartLine | undefined, others: number): string {
  return messages.notEnoughOf({ product: line?.name ?? messages.aProduct(), others })
}
