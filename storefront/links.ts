import { href } from 'react-router'
import { anchorOf } from './forms/form-fields.ts'

interface Named {
  readonly id: string
  readonly urlName?: string | null | undefined
}

/** Names in the address of a product the search that has led to it. */
export const SEARCHED = 'searched'

/** Asks in the address of a search for the whole list, also where a part number would lead to its product. */
export const WHOLE_LIST = 'all'

/** Stands in an address where the id of a kept postal address would. */
export const NEW_ADDRESS = 'new'

/** Says in an address that the session has timed out. */
export const ENDED_BY_TIME = 'timeout'

/** The query of an address: what is undefined is left out. */
function query(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

interface PlacedForm {
  /** Of the page that it is on. */
  readonly path: string
  readonly formId: string
}

/**
 * The paths of the shop's pages, made from `routes.ts`; put them into `Link`, which adds the path that the shop is
 * mounted under.
 */
export const links = {
  home: () => href('/'),
  category: ({ id, urlName }: Named) =>
    href('/category/:categoryId/:urlName?', { categoryId: id, urlName: urlName || undefined }),
  product: ({ id, urlName }: Named) =>
    href('/product/:productId/:urlName?', { productId: id, urlName: urlName || undefined }),
  /** A product that a search for its part number has led to. */
  foundProduct: (path: string, term: string) => path + query({ [SEARCHED]: term }),
  search: (term?: string) =>
    href('/search') + (term === undefined ? '' : `?${new URLSearchParams({ q: term }).toString()}`),
  /** All that a part number is found by, where a search for it opens its product. */
  searchAll: (term: string) => href('/search') + query({ q: term, [WHOLE_LIST]: 'yes' }),
  suggestions: (term: string) => `${href('/search/suggestions')}?${new URLSearchParams({ q: term }).toString()}`,
  cart: () => href('/cart'),
  cartCount: () => href('/cart/count'),
  cartPage: (page: number) => href('/cart') + (page === 1 ? '' : `?page=${page}`),
  checkout: (step?: string) => href('/checkout') + (step === undefined ? '' : `?change=${step}`),
  splitOrder: (page = 1) => href('/checkout/addresses') + (page === 1 ? '' : `?page=${page}`),
  orderOutcome: () => href('/checkout/outcome'),
  /** A page that site builders keep. */
  quote: () => '/request-a-quote',
  /** Another one. */
  contact: () => '/contact-us',
  /**
   * Where a form is sent to; the front page is asked for by name, because the frame of all pages has the same address.
   */
  formTarget: ({ path, formId }: PlacedForm) => `${path === href('/') ? '/?index' : path}#${anchorOf(formId)}`,
  formReceipt: ({ path, formId, referenceNumber }: PlacedForm & { readonly referenceNumber: string }) =>
    `${path}${query({ received: referenceNumber })}#${anchorOf(formId)}`,
  requests: (narrowed: Readonly<Record<string, string | undefined>> = {}) => href('/requests') + query(narrowed),
  requestsFile: (narrowed: Readonly<Record<string, string | undefined>> = {}) =>
    href('/requests/file') + query(narrowed),
  request: (submissionId: string) => href('/requests/:submissionId', { submissionId }),
  login: (returnTo?: string, ended?: typeof ENDED_BY_TIME) => href('/login') + query({ returnTo, ended }),
  register: (returnTo?: string) => href('/register') + query({ returnTo }),
  password: () => href('/account/password'),
  logout: (ended?: typeof ENDED_BY_TIME, returnTo?: string) => href('/webruntime/logout') + query({ ended, returnTo }),
  cookieManager: (returnTo?: string) => href('/cookie-manager') + query({ returnTo }),
  visits: () => href('/statistics/visits'),
  session: () => href('/session'),
  userState: () => href('/session/user'),
  sitemap: () => href('/sitemap.xml'),
  sitemapPart: (part: string, range: Readonly<Record<string, string | undefined>> = {}) =>
    href('/sitemap/:part', { part: `${part}.xml` }) + query(range),
  account: () => href('/account'),
  addresses: (pageToken?: string) => href('/account/addresses') + query({ page: pageToken }),
  address: (addressId: string) => href('/account/addresses/:addressId', { addressId }),
  newAddress: () => href('/account/addresses/:addressId', { addressId: NEW_ADDRESS }),
  actingAccount: (returnTo?: string) => href('/account/acting') + query({ returnTo }),
  access: () => href('/account/access'),
  /** Where site builders work. It needs a new document: see `leadOn`. */
  builder: () => href('/builder'),
  orders: (pageToken?: string) =>
    href('/orders') + (pageToken === undefined ? '' : `?${new URLSearchParams({ page: pageToken }).toString()}`),
  order: (orderId: string) => href('/orders/:orderId', { orderId }),
  /** Where a guest finds an order by its reference. */
  findOrder: (reference?: string) => href('/orders/find') + query({ reference }),
  confirmation: (reference: string) => href('/orders/confirmation/:reference', { reference }),
} as const
