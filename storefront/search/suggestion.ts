/** One line below the search box: a term to search for, or a product to go to. */
export interface SearchSuggestion {
  readonly kind: 'term' | 'product'
  readonly label: string
  /** Of a product that can be bought by it. */
  readonly partNumber?: string
  /** A path inside the shop. */
  readonly href: string
}
