import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'

const MAX_PO_NUMBER_LENGTH = 50
const MAX_BUYER_FIELD_LENGTH = 80

/** Returns the error message for a purchase order number that is too long; undefined when it is valid or empty. */
export function findPoNumberLengthError(text: string): string | undefined {
  const { length } = text.trim()
  return length > MAX_PO_NUMBER_LENGTH
    ? messages.poNumberTooLong({
        maximum: formatQuantity(String(MAX_PO_NUMBER_LENGTH)),
        length: formatQuantity(String(length)),
      })
    : undefined
}

/** Returns the error message for an attention line or a cost center that is too long; undefined when it is valid. */
export function findBuyerFieldLengthError(text: string): string | undefined {
  const { length } = text.trim()
  return length > MAX_BUYER_FIELD_LENGTH
    ? messages.entryTooLong({
        maximum: formatQuantity(String(MAX_BUYER_FIELD_LENGTH)),
        length: formatQuantity(String(length)),
      })
    : undefined
}

/** The maximum number of arrangements in one call. */
export const MAX_ARRANGEMENTS_PER_CALL = 200
