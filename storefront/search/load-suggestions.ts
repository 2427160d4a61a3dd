import type { FoundPages } from '@hydrant/contract/shop/search.ts'
import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import { pickCommonFields } from '../catalogue/product-fields.ts'
import { links } from '../links.ts'
import { findOwnNumbers } from '../part-numbers/own-numbers.ts'
import { loadMenuLinks, type MenuLink } from '../shell/load-menu.ts'
import { withFallback, withFallbackOn4xx } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import type { SearchSuggestion } from './suggestion.ts'

const MAX_TERMS = 5
const MAX_PART_NUMBERS = 4
const MIN_OWN_NUMBER_LENGTH = 2
const MAX_CATEGORIES = 4
const MAX_PAGES = 3
const MAX_TERM_LENGTH = 100

type Shop = Pick<ShopContext, 'client' | 'buyer' | 'reportError'>

/**
 * Loads suggestions for the typed text: terms, part numbers, products, categories and pages, those of a kind together.
 * What one of them says is not repeated by another.
 */
export async function loadSuggestions(shop: Shop, typedText: string): Promise<readonly SearchSuggestion[]> {
  const searchTerm = typedText.trim().slice(0, MAX_TERM_LENGTH)
  if (searchTerm === '') return []
  const [termsAndProducts, ownNumbers, partNumbers, categories, pages] = await Promise.all([
    loadTermsAndProducts(shop, searchTerm),
    loadMatchingOwnNumbers(shop, searchTerm),
    loadMatchingPartNumbers(shop, searchTerm),
    loadMatchingCategories(shop, searchTerm),
    loadFoundPages(shop, searchTerm, MAX_PAGES),
  ])
  const namesElsewhere = new Set([...termsAndProducts.products, ...categories].map(({ label }) => label.toLowerCase()))
  const numbersElsewhere = new Set([...ownNumbers, ...partNumbers].map(({ label }) => label))
  return [
    ...termsAndProducts.terms.filter(({ label }) => !namesElsewhere.has(label.toLowerCase())),
    ...ownNumbers,
    ...partNumbers.filter(({ label }) => !ownNumbers.some((own) => own.label === label)),
    ...termsAndProducts.products.filter(({ detail = '' }) => !numbersElsewhere.has(detail)),
    ...categories,
    ...pages.map(({ title, path }): SearchSuggestion => ({ kind: 'page', label: title, href: path })),
  ]
}

/** Loads pages that have the words of a search; none where another server does not know pages. */
export async function loadFoundPages(
  shop: Pick<ShopContext, 'buyer' | 'reportError'>,
  searchTerm: string,
  pageSize: number,
): Promise<FoundPages['pages']> {
  const found = await withFallback(shop, withFallbackOn4xx(shop.buyer.findPages({ searchTerm, pageSize }), null), null)
  return found?.pages ?? []
}

async function loadTermsAndProducts(shop: Shop, searchTerm: string) {
  const response = await withFallback(
    shop,
    shop.client.getSuggestions({ searchTerm, includeSuggestedProducts: true, maxResults: MAX_TERMS }),
    null,
  )
  const suggestedProducts = response?.suggestedProducts ?? []
  const partNumbers = await loadPartNumbers(
    shop,
    suggestedProducts.map(({ id }) => id),
  )
  const products = suggestedProducts.flatMap((product): SearchSuggestion[] => {
    const { id, name = '' } = product
    const partNumber = partNumbers.get(id)
    if (name === '') return []
    const suggestion = { kind: 'product', label: name, href: links.product(product) } as const
    return [partNumber === undefined ? suggestion : { ...suggestion, detail: partNumber }]
  })
  const terms = (response?.recentSearchSuggestions ?? []).map(({ value }): SearchSuggestion => ({
    kind: 'term',
    label: value,
    href: links.search(value),
  }))
  return { terms, products }
}

/** Loads products by what the visitor's account calls them. */
async function loadMatchingOwnNumbers(shop: Shop, searchTerm: string): Promise<readonly SearchSuggestion[]> {
  const key = toPartNumberKey(searchTerm)
  if (key.length < MIN_OWN_NUMBER_LENGTH) return []
  const found = await findOwnNumbers(shop, { q: searchTerm, pageSize: MAX_PART_NUMBERS })
  return found
    .filter(({ number }) => toPartNumberKey(number).includes(key))
    .map(({ number, product }): SearchSuggestion => ({
      kind: 'partNumber',
      label: number,
      detail: messages.ownNumberOf({ partNumber: product.sku, name: product.name }),
      href: links.product(product),
    }))
}

/** Loads products whose part number has the typed text; words without a digit or a dash are none. */
async function loadMatchingPartNumbers(shop: Shop, searchTerm: string): Promise<readonly SearchSuggestion[]> {
  if (!/[\d-]/.test(searchTerm)) return []
  const found = await withFallback(
    shop,
    shop.client.searchProductsByQuery({
      searchTerm,
      searchFields: 'StockKeepingUnit',
      grouping: 'NoGrouping',
      pageSize: MAX_PART_NUMBERS,
    }),
    null,
  )
  return (found?.productsPage.products ?? []).flatMap((product): SearchSuggestion[] => {
    const partNumber = product.fields['StockKeepingUnit']?.value ?? null
    if (partNumber === null || product.productClass === 'VariationParent') return []
    return [{ kind: 'partNumber', label: partNumber, detail: product.name, href: links.product(product) }]
  })
}

/** Loads categories with a word that begins with the typed text. */
async function loadMatchingCategories(shop: Shop, searchTerm: string): Promise<readonly SearchSuggestion[]> {
  const text = searchTerm.toLowerCase()
  const categories = new Map((await loadMenuLinks(shop)).flatMap(flattenLinks).map(({ label, href }) => [href, label]))
  return [...categories]
    .filter(([, label]) => ` ${label.toLowerCase()}`.includes(` ${text}`))
    .slice(0, MAX_CATEGORIES)
    .map(([href, label]) => ({ kind: 'category', label, href }))
}

function flattenLinks({ label, href, links: below = [] }: MenuLink): readonly Pick<MenuLink, 'label' | 'href'>[] {
  return [{ label, href }, ...below.flatMap(flattenLinks)]
}

/** Loads the part numbers of products by id; variation parents have none. */
async function loadPartNumbers(
  shop: Pick<ShopContext, 'client' | 'reportError'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { products } = await withFallback(shop, shop.client.listProducts({ ids: ids.join(',') }), {
    products: [],
  })
  return new Map(
    products.flatMap(({ id, productClass, fields }): [string, string][] => {
      const { partNumber } = pickCommonFields(fields)
      return partNumber === null || productClass === 'VariationParent' ? [] : [[id, partNumber]]
    }),
  )
}
