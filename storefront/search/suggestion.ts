/** One suggestion of the search box: a search term or a product. */
export interface SearchSuggestion {
  readonly kind: 'term' | 'product'
  readonly label: string
  /** The part number of a product that can be bought by it. */
  readonly partNumber?: string
  /** A path inside the shop. */
  readonly href: string
}
