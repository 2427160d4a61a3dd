import { type DomainError, invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/orders.js'

/** Errors of the fulfillment of orders. */
export const fulfillmentErrors = {
  unknownFulfillmentOrder: { code: 'ITEM_NOT_FOUND', message: messages.unknownFulfillmentOrder },
  unknownDelivery: invalidFieldError('orderDeliveryGroupSummaryId', messages.unknownDeliveryOfOrder),
  awaitingApproval: { code: 'INVALID_OPERATION', message: messages.awaitingApproval },
  onHold: { code: 'INVALID_OPERATION', message: messages.onHold },
  noQuantity: invalidFieldError('quantity', messages.noQuantityToSend),
  alreadySent: { code: 'INVALID_OPERATION', message: messages.alreadySent },
  nothingToSend: { code: 'INVALID_OPERATION', message: messages.nothingToSend },
  invalidDeliveryDate: invalidFieldError('expectedDeliveryDate', messages.invalidDeliveryDate),
  notHttps: invalidFieldError('trackingUrl', messages.trackingUrlNotHttps),
} as const satisfies Record<string, DomainError>

/** The error for a location that does not exist. */
export function unknownLocationError(id: string): DomainError {
  return invalidFieldError('fulfilledFromLocationId', () => messages.unknownLocation({ id }))
}

/** The error for a line that is none of the delivery. */
export function unknownLineError(id: string): DomainError {
  return invalidFieldError('orderItemSummaryId', () => messages.unknownLineOfDelivery({ id }))
}

/** The error for a line of which less is left than is to be sent. */
export function tooMuchError({ sku, available }: { readonly sku: string; readonly available: string }): DomainError {
  return { code: 'INVALID_OPERATION', message: () => messages.tooMuchToSend({ sku, available }) }
}

/** The error for a line that is none of the fulfillment order. */
export function unknownFulfillmentLineError(id: string): DomainError {
  return invalidFieldError('fulfillmentOrderLineItemId', () => messages.unknownFulfillmentLine({ id }))
}

/** The error for a line of a fulfillment order that has less than is to be taken out. */
export function tooMuchToCancelError(available: string): DomainError {
  return { code: 'INVALID_OPERATION', message: () => messages.tooMuchToTakeOut({ available }) }
}
