/** A page size: what is used when none is asked for, and the most that may be asked for. */
interface PageSize {
  readonly default: number
  readonly max: number
}

/** The page size of lists of cart lines and addresses, and of the lines of one delivery group. */
export const PAGE_SIZE_25: PageSize = { default: 25, max: 100 }

/** The page size of lists of child products, orders and delivery groups. */
export const PAGE_SIZE_20: PageSize = { default: 20, max: 100 }

/** The page size of search results; `page` times `pageSize` must stay within `SEARCH_WINDOW`. */
export const SEARCH_PAGE_SIZE: PageSize = { default: 20, max: 200 }

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

/** Bytes in the body of a call that guests may make. */
export const GUEST_BODY_BYTES = 100_000

/** Bytes in the body of a call that is for users alone, unless it says otherwise. */
export const USER_BODY_BYTES = 1024 * 1024

/** Lines in one batch that is added to a cart. */
export const CART_BATCH = 100

/** Rows of part numbers that are resolved in one call. */
export const QUICK_ORDER_ROWS = 10_000

/** Customer part numbers of one account. */
export const CUSTOMER_PART_NUMBERS_PER_ACCOUNT = 20_000

/** Customer part numbers that are entered in one call. */
export const CUSTOMER_PART_NUMBER_ROWS = 1000

/** Bytes of one call that resolves part numbers. */
export const QUICK_ORDER_BODY_BYTES = 1024 * 1024

/** Carts of their own of one buyer, for one account and currency, that are neither ordered nor deleted. */
export const CARTS_PER_BUYER = 50

/** Carts that one buyer has from colleagues besides, for one account and currency. */
export const RECEIVED_CARTS_PER_BUYER = 20

/** Lines of a cart that is sent to a colleague. */
export const SENT_CART_LINES = 2000

/** Delivery groups of one cart. */
export const DELIVERY_GROUPS_PER_CART = 50

/** Arrangements in one call. */
export const ARRANGEMENTS_PER_CALL = 200

/** Seconds for which stock can be held for a cart. */
export const RESERVATION_SECONDS = { min: 1, max: 7 * 24 * 60 * 60 } as const

/**
 * Seconds for which stock can be held for the cart of a guest at most, whom nothing but a checkout brings to buy it.
 */
export const GUEST_RESERVATION_SECONDS = 15 * 60

/** Product fields that cart lines may be asked to carry. */
export const CART_PRODUCT_FIELDS = 15

/** Products read in one call by ids or part numbers. */
export const PRODUCTS_PER_CALL = 100

/** Products priced in one GET, whose list travels in the address. */
export const PRICES_PER_GET = 100

/** Products priced in one POST. */
export const PRICES_PER_POST = 500

/** Fields that a request for one order may ask for. */
export const ORDER_FIELDS = 35

/** Fields that a request for the lines, shipments or delivery groups of an order may ask for. */
export const ORDER_PART_FIELDS = 15

/** Lines whose taxes are calculated in one call. */
export const TAXED_LINES = 500

/** Product ids times locations in one inventory call. */
export const INVENTORY_LEVELS_BY_ID = 100

/** Part numbers times locations in one inventory call. */
export const INVENTORY_LEVELS_BY_SKU = 20

/** Products that one answer recommends. */
export const RECOMMENDED_PRODUCTS = 12

/** Products or categories that recommendations may be anchored in. */
export const RECOMMENDATION_ANCHORS = 50

/** Products in the list of featured ones. */
export const FEATURED_PRODUCTS = 20

/** Brands in the list of featured ones. */
export const FEATURED_BRANDS = 15

/** Contents asked for by their keys in one call. */
export const CONTENT_KEYS = 50

/** Contents asked for by their ids in one call. */
export const CONTENT_IDS = 100

/** The page size of lists of contents. */
export const CONTENT_PAGE_SIZE: PageSize = { default: 25, max: 250 }

/** Contents on one page that carry bodies or expanded references. */
export const CONTENT_BODIES = 25

/** How deep references of contents are followed. */
export const CONTENT_REFERENCE_DEPTH = 3

/** The page size of the site map: its entries in one call. */
export const SITEMAP_PAGE_SIZE: PageSize = { default: 1000, max: 5000 }

/** Addresses in one file of a site map: the most that search engines read. */
export const SITEMAP_FILE = 50_000

/** Levels of the category menu. */
export const MENU_LEVELS = 5

/** Lines of a cart that coupons can be put on. */
export const CART_LINES_FOR_COUPONS = 1000

/** Addresses in one account's book. */
export const ADDRESSES_PER_ACCOUNT = 1000

/** Custom fields of one address. */
export const MAX_ADDRESS_FIELDS = 20

/** Answers in one filled-in form. */
export const FORM_ANSWERS = 100

/** Characters in one answer of a form; the form itself may allow less. */
export const FORM_ANSWER_LENGTH = 10_000

/** Choices in one answer of a form. */
export const FORM_CHOICES = 60

/** The page size of lists of forms that were sent. */
export const FORM_SUBMISSION_PAGE_SIZE: PageSize = { default: 25, max: 200 }

/** Characters by which the forms that were sent are searched. */
export const FORM_SEARCH_LENGTH = 100

/** Different visits in one report of statistics. */
export const VISITS_PER_REPORT = 50

/** Characters of a path in a report of statistics. */
export const VISITED_PATH_LENGTH = 200

/** Bytes of one report of statistics. */
export const VISIT_REPORT_BYTES = 16 * 1024

/** The page size of the media library. */
export const MEDIA_PAGE_SIZE: PageSize = { default: 25, max: 100 }

/** Bytes of one file that the media library takes. */
export const MEDIA_BYTES = 50 * 1024 * 1024

/** Bytes of the file of a tax certificate. */
export const CERTIFICATE_BYTES = 8 * 1024 * 1024

/** Bytes of the file of a purchase order. */
export const PURCHASE_ORDER_FILE_BYTES = 8 * 1024 * 1024

/** Open checkouts of one buyer with the file of a purchase order. */
export const PURCHASE_ORDER_FILES_PER_BUYER = 20

/** Characters of a title or file name in the media library. */
export const MEDIA_NAME_LENGTH = 255

/** Characters of a picture's alternative text. */
export const ALTERNATE_TEXT_LENGTH = 1000

/** The page size of the site builder's lists. */
export const BUILDER_PAGE_SIZE: PageSize = { default: 25, max: 200 }

/** Bytes of one page's document as JSON. */
export const PAGE_DOCUMENT_BYTES = 1024 * 1024

/** Bytes of a request that carries one page. */
export const PAGE_BODY_BYTES = PAGE_DOCUMENT_BYTES + 64 * 1024

/** Blocks on one page. */
export const PAGE_BLOCKS = 2000

/** Places of one page at which it shows saved sections. */
export const PAGE_SECTIONS = 50

/** How deep lists and objects of a page's document may lie in one another. */
export const PAGE_DOCUMENT_DEPTH = 64

/** Characters of a page's path. */
export const PAGE_PATH_LENGTH = 200

/** Links in one menu or column of the site settings. */
export const SITE_LINKS = 30

/** Columns of links below every page. */
export const FOOTER_COLUMNS = 6

/** Texts that are translated in one call. */
export const TRANSLATED_TEXTS = 2000
