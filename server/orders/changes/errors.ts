import { type DomainError, invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/orders.js'

/** Errors of cancelling quantities of orders. */
export const changeErrors = {
  noQuantity: invalidFieldError('quantity', messages.noQuantityToCancel),
} as const satisfies Record<string, DomainError>

/** The error for a line that is none of the order. */
export function unknownItemError(id: string): DomainError {
  return invalidFieldError('orderItemSummaryId', () => messages.unknownLineOfOrder({ id }))
}

/** The error for a line of which less can be cancelled than was requested. */
export function tooMuchToCancelError({
  sku,
  available,
}: {
  readonly sku: string
  readonly available: string
}): DomainError {
  return { code: 'INVALID_OPERATION', message: () => messages.tooMuchToCancel({ sku, available }) }
}
