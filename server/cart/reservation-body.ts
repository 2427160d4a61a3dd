import type { CartInventoryReservation } from '@hydrant/contract/shop/cart-reservation.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import type { ReservedPart } from '../inventory/service.ts'
import type { CartLine } from './cart.ts'
import type { CartReservation } from './reserve-cart.ts'

type ItemReservation = CartInventoryReservation['inventoryItemReservations'][number]

/** What became of the wish to hold a cart's stock, as the wire tells it. */
export function reservationBody({ lines, outcome }: CartReservation): CartInventoryReservation {
  if (outcome.ok) {
    const ofLines = Map.groupBy(outcome.value.parts, ({ lineId }) => lineId)
    const items = lines.flatMap((line) => heldItems(line, ofLines.get(line.id) ?? []))
    return {
      success: true,
      errorCode: null,
      errorMessage: null,
      reservationIdentifier: outcome.value.id,
      inventoryItemReservations: items,
    }
  }
  const { code, shortages } = outcome.error
  const short = new Set(shortages.map(({ lineId }) => lineId))
  const [first, ...others] = lines.filter(({ id }) => short.has(id))
  const more = others.length === 0 ? '' : ` The same goes for ${others.length} more.`
  return {
    success: false,
    errorCode: code,
    errorMessage: `${tooFew(first)}${more}`,
    reservationIdentifier: null,
    inventoryItemReservations: lines.map((line) => ({
      ...emptyItem(line),
      quantity: 0,
      ...(short.has(line.id) && { errorCode: code, errorMessage: tooFew(line) }),
    })),
  }
}

/** One row a location, or one for the line when its product is not tracked or is a set, of which parts are held. */
function heldItems(line: CartLine, parts: readonly ReservedPart[]): ItemReservation[] {
  if (parts.length === 0 || parts.some(({ productId }) => productId !== line.productId)) return [emptyItem(line)]
  return parts.map(({ id, quantity, locationId }) => ({
    ...emptyItem(line),
    id,
    quantity: Number(quantity),
    reservedAtLocationId: locationId,
  }))
}

function emptyItem(line: CartLine): ItemReservation {
  return {
    id: idFromKey('10i', line.id),
    productId: line.productId,
    quantity: Number(line.quantity),
    itemReservationSourceId: line.id,
    reservedAtLocationId: null,
    errorCode: null,
    errorMessage: null,
  }
}

function tooFew(line: CartLine | undefined): string {
  return `There is not enough of ${line?.name ?? 'a product'} left.`
}
