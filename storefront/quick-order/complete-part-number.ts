import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import * as messages from '@hydrant/messages/compiled/storefront/quick-order.js'
import { findOwnNumbers } from '../part-numbers/own-numbers.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

/** A part number, or what the buyer's account calls a product, that contains what was typed. */
export interface PartNumberCompletion {
  readonly partNumber: string
  readonly name: string
}

const MAX_COMPLETIONS = 8
const MAX_TERM_LENGTH = 100

/** Finds products that can be bought by numbers which contain the term: those of the buyer's account first. */
export async function completePartNumber(
  shop: Pick<ShopContext, 'client' | 'buyer' | 'reportError'>,
  term: string,
): Promise<readonly PartNumberCompletion[]> {
  const searchTerm = term.trim().slice(0, MAX_TERM_LENGTH)
  if (searchTerm === '') return []
  const [ownNumbers, found] = await Promise.all([
    findOwnNumbers(shop, { q: searchTerm, pageSize: MAX_COMPLETIONS }),
    withFallback(
      shop,
      shop.client.searchProductsByQuery({
        searchTerm,
        searchFields: 'StockKeepingUnit',
        grouping: 'NoGrouping',
        pageSize: MAX_COMPLETIONS,
      }),
      null,
    ),
  ])
  const key = toPartNumberKey(searchTerm)
  const own = ownNumbers
    // Others were found by their product, which the search finds, too.
    .filter(({ number }) => toPartNumberKey(number).includes(key))
    .map(({ number, product }) => ({
      partNumber: number,
      name: messages.ownNumberOf({ partNumber: product.sku, name: product.name }),
    }))
  const ofShop = (found?.productsPage.products ?? []).flatMap(({ name, fields, productClass }) => {
    const partNumber = fields['StockKeepingUnit']?.value ?? null
    return partNumber === null || productClass === 'VariationParent' ? [] : [{ partNumber, name }]
  })
  const numbers = new Set(own.map(({ partNumber }) => partNumber))
  return [...own, ...ofShop.filter(({ partNumber }) => !numbers.has(partNumber))].slice(0, MAX_COMPLETIONS)
}
