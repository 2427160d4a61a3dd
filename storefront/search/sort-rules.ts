/** The orders in which a list can be had; the empty one is the server's own, by relevance. */
export const SORT_RULES = [
  { id: '', label: 'Best match' },
  { id: 'PriceAsc', label: 'Price, low to high' },
  { id: 'PriceDesc', label: 'Price, high to low' },
  { id: 'NameAsc', label: 'Name, A to Z' },
  { id: 'NewestFirst', label: 'Newest' },
] as const
