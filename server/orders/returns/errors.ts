import { type DomainError, invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/returns.js'

/** Errors of returns. */
export const returnErrors = {
  noQuantity: invalidFieldError('quantity', messages.noQuantity),
  unknownReturnOrder: { code: 'ITEM_NOT_FOUND', message: messages.unknownReturnOrder },
  lessReceived: invalidFieldError('quantityReceived', messages.lessReceived),
} as const satisfies Record<string, DomainError>

/** The error for a line of which less can come back than was requested. */
export function tooMuchToReturnError(values: { readonly sku: string; readonly available: string }): DomainError {
  return { code: 'INVALID_OPERATION', message: () => messages.tooMuchToReturn(values) }
}

/** The error for a line that is none of the return order. */
export function unknownReturnLineError(id: string): DomainError {
  return invalidFieldError('returnOrderLineItemId', () => messages.unknownReturnLine({ id }))
}

/** The error for a line of a return order of which less is expected than is to be processed. */
export function tooMuchExpectedError(available: string): DomainError {
  return { code: 'INVALID_OPERATION', message: () => messages.lessExpected({ available }) }
}
