/** A page size: what is used when none is asked for, and the most that may be asked for. */
interface PageSize {
  readonly default: number
  readonly max: number
}

/** Pages of cart lines, delivery groups and addresses. */
export const PAGE_OF_25: PageSize = { default: 25, max: 100 }

/** Pages of child products and orders. */
export const PAGE_OF_20: PageSize = { default: 20, max: 100 }

/** Pages of search results; `page` times `pageSize` must stay within `SEARCH_WINDOW`. */
export const SEARCH_PAGE: PageSize = { default: 20, max: 200 }

/** How far into its results a search can be paged. */
export const SEARCH_WINDOW = 5000

/** Words in a search term. */
export const SEARCH_TERM_WORDS = 32

/** Characters in a search term. */
export const SEARCH_TERM_LENGTH = 500

/** Field names in one body. */
export const FIELDS_PER_BODY = 200

/** Refinements in one search. */
export const REFINEMENTS = 9

/** Values of one refinement. */
export const REFINEMENT_VALUES = 20

/** Characters of a term that suggestions are asked for. */
export const SUGGESTION_TERM_LENGTH = 100

/** Suggested terms: how many unless asked, which is also the most. */
export const SUGGESTED_TERMS = { default: 10, max: 10 } as const

/** Suggested products. */
export const SUGGESTED_PRODUCTS = { default: 6, max: 10 } as const

/** Lines in one batch that is added to a cart. */
export const CART_BATCH = 100

/** Product fields that cart lines may be asked to carry. */
export const CART_PRODUCT_FIELDS = 15

/** Products read in one call by ids or part numbers. */
export const PRODUCTS_PER_CALL = 100

/** Products priced in one GET, whose list travels in the address. */
export const PRICES_PER_GET = 100

/** Products priced in one POST. */
export const PRICES_PER_POST = 500

/** Product ids times locations in one inventory call. */
export const INVENTORY_LEVELS_BY_ID = 100

/** Part numbers times locations in one inventory call. */
export const INVENTORY_LEVELS_BY_SKU = 20

/** Levels of the category menu. */
export const MENU_LEVELS = 5
