import { href } from 'react-router'
import { anchorOf } from './forms/form-fields.ts'

interface Named {
  readonly id: string
  readonly urlName?: string | null | undefined
}

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

/** The paths of the shop's pages, made from `routes.ts`; put them into `Link`, which adds the path that the shop is mounted under. */
export const links = {
  home: () => href('/'),
  category: ({ id, urlName }: Named) => href('/category/:categoryId/:urlName?', { categoryId: id, urlName: urlName || undefined }),
  product: ({ id, urlName }: Named) => href('/product/:productId/:urlName?', { productId: id, urlName: urlName || undefined }),
  search: (term?: string) => href('/search') + (term === undefined ? '' : `?${new URLSearchParams({ q: term }).toString()}`),
  suggestions: (term: string) => `${href('/search/suggestions')}?${new URLSearchParams({ q: term }).toString()}`,
  cart: () => href('/cart'),
  cartCount: () => href('/cart/count'),
  cartPage: (page: number) => href('/cart') + (page === 1 ? '' : `?page=${page}`),
  checkout: (step?: string) => href('/checkout') + (step === undefined ? '' : `?change=${step}`),
  /** A page that site builders keep. */
  quote: () => '/request-a-quote',
  /** Where a form is sent to; the front page is asked for by name, because the frame of all pages has the same address. */
  formTarget: ({ path, formId }: PlacedForm) => `${path === href('/') ? '/?index' : path}#${anchorOf(formId)}`,
  formReceipt: ({ path, formId, referenceNumber }: PlacedForm & { readonly referenceNumber: string }) => `${path}${query({ received: referenceNumber })}#${anchorOf(formId)}`,
  requests: (narrowed: Readonly<Record<string, string | undefined>> = {}) => href('/requests') + query(narrowed),
  requestsFile: (narrowed: Readonly<Record<string, string | undefined>> = {}) => href('/requests/file') + query(narrowed),
  request: (submissionId: string) => href('/requests/:submissionId', { submissionId }),
  login: (returnTo?: string, ended?: typeof ENDED_BY_TIME) => href('/login') + query({ returnTo, ended }),
  logout: (ended?: typeof ENDED_BY_TIME, returnTo?: string) => href('/webruntime/logout') + query({ ended, returnTo }),
  cookieManager: (returnTo?: string) => href('/cookie-manager') + query({ returnTo }),
  visits: () => href('/statistics/visits'),
  session: () => href('/session'),
  userState: () => href('/session/user'),
  sitemap: () => href('/sitemap.xml'),
  sitemapPart: (part: string, range: Readonly<Record<string, string | undefined>> = {}) => href('/sitemap/:part', { part: `${part}.xml` }) + query(range),
  actingAccount: (returnTo?: string) => href('/account/acting') + query({ returnTo }),
  access: () => href('/account/access'),
  /** Where site builders work. It needs a new document: see `leadOn`. */
  builder: () => href('/builder'),
  orders: (pageToken?: string) => href('/orders') + (pageToken === undefined ? '' : `?${new URLSearchParams({ page: pageToken }).toString()}`),
  order: (orderId: string) => href('/orders/:orderId', { orderId }),
  confirmation: (reference: string) => href('/orders/confirmation/:reference', { reference }),
} as const
