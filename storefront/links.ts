import { href } from 'react-router'
import { getFormAnchor } from './forms/form-fields.ts'
import { OFFLINE_PAGE_PATH } from './offline/offline-page-path.ts'

interface LinkTarget {
  readonly id: string
  readonly urlName?: string | null | undefined
}

/** The query parameter on a product's page with the search that led to it. */
export const SEARCHED_TERM_PARAM = 'searched'

/** The query parameter with which a product's page shows the form for where the product would be delivered to. */
export const ARRIVAL_FORM_PARAM = 'arrival'

/** The query parameter of a search that always shows the list, even when a part number matches a product. */
export const FULL_LIST_PARAM = 'all'

/** The value in a URL where the id of a stored address would be. */
export const NEW_ADDRESS_ID = 'new'

/** The value of the query parameter `ended` when the session has timed out. */
export const ENDED_BY_TIME = 'timeout'

/** Formats a query string; undefined values are left out. */
export function toQueryString(values: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}

interface FormLocation {
  /** The path of its page. */
  readonly path: string
  readonly formId: string
}

/** The paths of the shop's pages, made from `routes.ts`. Use them with `Link`, which adds the base path. */
export const links = {
  home: () => href('/'),
  category: ({ id, urlName }: LinkTarget) =>
    href('/category/:categoryId/:urlName?', { categoryId: id, urlName: urlName || undefined }),
  product: ({ id, urlName }: LinkTarget) =>
    href('/product/:productId/:urlName?', { productId: id, urlName: urlName || undefined }),
  /** The product page after a search for its part number. */
  productFromSearch: (path: string, term: string) => path + toQueryString({ [SEARCHED_TERM_PARAM]: term }),
  search: (term?: string) =>
    href('/search') + (term === undefined ? '' : `?${new URLSearchParams({ q: term }).toString()}`),
  /** The full results of a search for a part number, where a plain search opens its product. */
  searchAll: (term: string) => href('/search') + toQueryString({ q: term, [FULL_LIST_PARAM]: 'yes' }),
  suggestions: (term: string) => `${href('/search/suggestions')}?${new URLSearchParams({ q: term }).toString()}`,
  cart: () => href('/cart'),
  cartCount: () => href('/cart/count'),
  cartFile: () => href('/cart/file'),
  /** What additions to the cart are sent to that waited for the network. */
  offlineAdditions: () => href('/cart/offline-additions'),
  /** The page that browsers show offline for pages that were never visited. */
  offline: () => href(OFFLINE_PAGE_PATH),
  /** A page of the cart; with `selected`, all its lines are selected. `estimate` has the fields of an estimate there. */
  cartPage: (page: number, selected?: 'all', estimate?: Readonly<Record<string, string>>) =>
    href('/cart') + toQueryString({ page: page === 1 ? undefined : String(page), selected, ...estimate }),
  checkout: (step?: string) => href('/checkout') + (step === undefined ? '' : `?change=${step}`),
  /** The address step of the checkout, with the addresses that have a text, and the page of them. */
  checkoutAddresses: ({ term = '', pageToken = '' }: { readonly term?: string; readonly pageToken?: string }) =>
    href('/checkout') +
    toQueryString({ change: 'address', address: term || undefined, addresses: pageToken || undefined }),
  splitOrder: (page = 1) => href('/checkout/addresses') + (page === 1 ? '' : `?page=${page}`),
  orderOutcome: () => href('/checkout/outcome'),
  /** Where the checkout saves what is entered, while it is. */
  checkoutEntries: () => href('/checkout/entries'),
  /** The page to request a quote, a stored page of the site builders. */
  quote: () => '/request-a-quote',
  /** The contact page, also a stored page. */
  contact: () => '/contact-us',
  /** The URL that a form is posted to; the home page needs `?index`, because the root route has the same path. */
  formTarget: ({ path, formId }: FormLocation) => `${path === href('/') ? '/?index' : path}#${getFormAnchor(formId)}`,
  formReceipt: ({ path, formId, referenceNumber }: FormLocation & { readonly referenceNumber: string }) =>
    `${path}${toQueryString({ received: referenceNumber })}#${getFormAnchor(formId)}`,
  requests: (filter: Readonly<Record<string, string | undefined>> = {}) => href('/requests') + toQueryString(filter),
  login: (returnTo?: string, endReason?: typeof ENDED_BY_TIME) =>
    href('/login') + toQueryString({ returnTo, ended: endReason }),
  register: (returnTo?: string) => href('/register') + toQueryString({ returnTo }),
  password: () => href('/account/password'),
  forgotPassword: () => href('/forgot-password'),
  logout: (endReason?: typeof ENDED_BY_TIME, returnTo?: string) =>
    href('/webruntime/logout') + toQueryString({ ended: endReason, returnTo }),
  cookieManager: (returnTo?: string) => href('/cookie-manager') + toQueryString({ returnTo }),
  visits: () => href('/statistics/visits'),
  session: () => href('/session'),
  userState: () => href('/session/user'),
  menu: () => href('/session/menu'),
  account: () => href('/account'),
  addresses: (pageToken?: string) => href('/account/addresses') + toQueryString({ page: pageToken }),
  address: (addressId: string) => href('/account/addresses/:addressId', { addressId }),
  newAddress: () => href('/account/addresses/:addressId', { addressId: NEW_ADDRESS_ID }),
  accountChoice: (returnTo?: string) => href('/account/acting') + toQueryString({ returnTo }),
  access: () => href('/account/access'),
  /** The page builder. Opening it needs a new document: see `redirectToPage`. */
  builder: () => href('/builder'),
  orders: () => href('/orders'),
  order: (orderId: string) => href('/orders/:orderId', { orderId }),
  /** The page where a guest finds an order by its reference. */
  findOrder: (reference?: string) => href('/orders/find') + toQueryString({ reference }),
  confirmation: (reference: string) => href('/orders/confirmation/:reference', { reference }),
} as const
