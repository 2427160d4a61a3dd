import { err, type Result } from '@hydrant/kernel/result/result.ts'
import { areCustomTextsValid, type CustomFields, parseCustomFields, readCustomText } from '../cart/service.ts'
import { checkoutErrors } from './errors.ts'

/** What the buyer's own organization needs to know of an order; null for nothing. */
export interface BuyerFields {
  /** The person or department that the goods are for. */
  readonly attention: string | null
  /** What the buyer's accounting books the order on. */
  readonly costCenter: string | null
}

const MAX_LENGTH = 80

/**
 * Parses the custom fields of a checkout. Those that orders keep, `Attention__c` and `CostCenter__c`, are texts of up to
 * 80 characters, or null.
 */
export function parseCheckoutFields(fields: CustomFields | undefined): Result<CustomFields> {
  const parsed = parseCustomFields(fields)
  if (!parsed.ok) return parsed
  const isLengthValid = (name: string) => areCustomTextsValid(parsed.value, { names: [name], maxLength: MAX_LENGTH })
  if (!isLengthValid('Attention__c')) return err(checkoutErrors.longAttention)
  return isLengthValid('CostCenter__c') ? parsed : err(checkoutErrors.longCostCenter)
}

/** Reads what orders keep from the custom fields of a checkout. */
export function readBuyerFields(fields: CustomFields): BuyerFields {
  return { attention: readCustomText(fields, 'Attention__c'), costCenter: readCustomText(fields, 'CostCenter__c') }
}
