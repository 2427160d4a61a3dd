import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/** A part number that begins with, or contains, what was typed. */
export interface PartNumberCompletion {
  readonly partNumber: string
  readonly name: string
}

const MAX_COMPLETIONS = 8
const MAX_TERM_LENGTH = 100

/** Finds products that can be bought by part numbers which contain the term, best first. */
export async function completePartNumber(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  term: string,
): Promise<readonly PartNumberCompletion[]> {
  const searchTerm = term.trim().slice(0, MAX_TERM_LENGTH)
  if (searchTerm === '') return []
  const found = await withFallback(
    shop,
    shop.client.searchProductsByQuery({
      searchTerm,
      searchFields: 'StockKeepingUnit',
      grouping: 'NoGrouping',
      pageSize: MAX_COMPLETIONS,
    }),
    null,
  )
  return (found?.productsPage.products ?? []).flatMap(({ name, fields, productClass }) => {
    const partNumber = fields['StockKeepingUnit']?.value ?? null
    return partNumber === null || productClass === 'VariationParent' ? [] : [{ partNumber, name }]
  })
}
