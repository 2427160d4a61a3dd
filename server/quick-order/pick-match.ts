import type { PartNumberMatch } from '../catalogue/service.ts'
import type { NumberMatch } from '../customer-part-numbers/service.ts'

/** The products that a number may mean, and whose number it is. */
export interface RowMatch {
  readonly field: PartNumberMatch['field'] | 'CustomerPartNumber'
  readonly products: PartNumberMatch['products']
  /** The number as the effective account writes it; null when it is none of the account. */
  readonly customerNumber: Pick<NumberMatch, 'number' | 'source'> | null
}

/**
 * Picks what a number means of what it means to the shop and to the effective account: the shop's own part numbers count
 * first, then what the account has entered, then product codes and barcodes, then what was learned of the account. Null for
 * nothing.
 */
export function pickMatch(ofShop: PartNumberMatch | undefined, ofAccount: NumberMatch | undefined): RowMatch | null {
  const isOfAccount =
    ofAccount !== undefined &&
    (ofShop === undefined || (ofShop.field !== 'StockKeepingUnit' && ofAccount.source === 'Entered'))
  if (isOfAccount)
    return {
      field: 'CustomerPartNumber',
      products: [ofAccount.product],
      customerNumber: { number: ofAccount.number, source: ofAccount.source },
    }
  return ofShop === undefined ? null : { ...ofShop, customerNumber: null }
}
