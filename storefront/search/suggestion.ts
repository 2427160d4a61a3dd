/** One suggestion of the search box: a search term, a part number, a product, a category or a page. */
export interface SearchSuggestion {
  readonly kind: 'term' | 'partNumber' | 'product' | 'category' | 'page'
  readonly label: string
  /**
   * What is beside the label: the part number of a product that can be bought by it, or the product of a part number.
   */
  readonly detail?: string
  /** A path inside the shop. */
  readonly href: string
}
