import { CUSTOMER_PART_NUMBER_LENGTH } from '@hydrant/contract/records/customer-part-number.ts'
import { CUSTOMER_PART_NUMBERS_PER_ACCOUNT } from '@hydrant/contract/shared/limits.ts'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { type DomainError, invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/customer-part-numbers.js'

/** Errors concerning customer part numbers. */
export const numberErrors = {
  noAccount: { code: 'INSUFFICIENT_ACCESS', message: messages.noAccount },
  unknownNumber: { code: 'ITEM_NOT_FOUND', message: messages.unknownNumber },
  unknownProduct: { code: 'ITEM_NOT_FOUND', message: messages.unknownProduct },
  ambiguousPartNumber: { code: 'INVALID_API_INPUT', message: messages.ambiguousPartNumber },
  malformedToken: { code: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: messages.malformedToken },
  malformedNumber: invalidFieldError('number', describeNumber),
  /** The same for a record. */
  malformedName: { code: 'FIELD_INTEGRITY_EXCEPTION', message: describeNumber, fields: ['Name'] },
  takenNumber: { code: 'DUPLICATE_VALUE', message: messages.takenNumber, fields: ['Name'] },
  shopNumber: { code: 'DUPLICATE_VALUE', message: messages.shopNumber },
  tooMany: {
    code: 'LIMIT_EXCEEDED',
    message: () => messages.tooManyNumbers({ maximum: formatQuantity(String(CUSTOMER_PART_NUMBERS_PER_ACCOUNT)) }),
  },
} as const satisfies Record<string, DomainError>

function describeNumber(): string {
  return messages.malformedNumber({ length: formatQuantity(String(CUSTOMER_PART_NUMBER_LENGTH)) })
}
