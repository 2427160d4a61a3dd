import { redirect } from 'react-router'
import { isResponseError } from '@hydrant/client/errors.ts'
import type { ProductDetail } from '@hydrant/contract/shop/product.ts'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { toStorableText } from '@hydrant/kernel/text/storable-text.ts'
import { formatAttributeValue } from '../catalogue/attribute-value.ts'
import { loadProductCards } from '../catalogue/load-products.ts'
import { findProductCardByPartNumber } from '../search/find-by-part-number.ts'
import type { ShopContext } from '../shop-context.ts'
import { COMPARED_PRODUCT_FIELD, compareLinks, MAX_COMPARED, ONLY_DIFFERENCES, ONLY_FIELD } from './compare-links.ts'
import { type ComparedRow, toComparedRows } from './compared-rows.ts'

/** Products side by side. */
export interface Comparison {
  readonly products: readonly ProductCardModel[]
  /** Their attributes; with `onlyDifferences`, those in which they differ. */
  readonly rows: readonly ComparedRow[]
  readonly onlyDifferences: boolean
  /** Whether more products were chosen than can be compared at once. */
  readonly hasMore: boolean
  /** A part number that no product has; null when none was asked for. */
  readonly unknownPartNumber: string | null
}

const MAX_PART_NUMBER_LENGTH = 100

/**
 * Loads the products in the URL, at most four, in its order. Products that do not exist, or that the visitor may not see,
 * are left out. Redirects to the page with the product whose part number is `add`.
 */
export async function loadComparison(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  params: URLSearchParams,
): Promise<Comparison> {
  const partNumber = toStorableText((params.get('add') ?? '').trim().slice(0, MAX_PART_NUMBER_LENGTH))
  const added = partNumber === '' ? null : await findProductCardByPartNumber(shop, partNumber)
  const ids = [
    ...new Set(
      [...params.getAll(COMPARED_PRODUCT_FIELD), added?.id ?? ''].flatMap((text) => normalizeId(text, '01t') ?? []),
    ),
  ]
  if (added !== null) throw redirect(compareLinks.page(ids))
  const comparedIds = ids.slice(0, MAX_COMPARED)
  const [cards, details] = await Promise.all([
    comparedIds.length === 0 ? [] : loadProductCards(shop, { ids: comparedIds.join(',') }),
    Promise.all(comparedIds.map((id) => getProductOrNull(shop, id))),
  ])
  const cardsById = new Map(cards.map((card) => [card.id, card]))
  const shown = details.flatMap((product) => {
    const card = product === null ? undefined : cardsById.get(product.id)
    return product === null || card === undefined ? [] : [{ product, card }]
  })
  const onlyDifferences = params.get(ONLY_FIELD) === ONLY_DIFFERENCES && shown.length > 1
  const rows = toComparedRows(shown.map(({ product }) => toAttributes(product)))
  return {
    products: shown.map(({ card }) => card),
    rows: onlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows,
    onlyDifferences,
    hasMore: ids.length > MAX_COMPARED,
    unknownPartNumber: partNumber === '' ? null : partNumber,
  }
}

async function getProductOrNull(
  { client }: Pick<ShopContext, 'client'>,
  productId: string,
): Promise<ProductDetail | null> {
  try {
    return await client.getProduct(productId, { excludeMedia: true })
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return null
    throw error
  }
}

function toAttributes({ attributes }: ProductDetail) {
  return (attributes ?? []).map(({ label, value }) => ({ label, value: formatAttributeValue(value) }))
}
