import { href } from 'react-router'

interface Named {
  readonly id: string
  readonly urlName?: string | null | undefined
}

/** The part of a link that says where its page leads back to. */
function returning(returnTo: string | undefined): string {
  return returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo }).toString()}`
}

/** The paths of the shop's pages, made from `routes.ts`; put them into `Link`, which adds the path that the shop is mounted under. */
export const links = {
  home: () => href('/'),
  category: ({ id, urlName }: Named) => href('/category/:categoryId/:urlName?', { categoryId: id, urlName: urlName || undefined }),
  product: ({ id, urlName }: Named) => href('/product/:productId/:urlName?', { productId: id, urlName: urlName || undefined }),
  search: (term?: string) => href('/search') + (term === undefined ? '' : `?${new URLSearchParams({ q: term }).toString()}`),
  suggestions: (term: string) => `${href('/search/suggestions')}?${new URLSearchParams({ q: term }).toString()}`,
  cart: () => href('/cart'),
  cartPage: (page: number) => href('/cart') + (page === 1 ? '' : `?page=${page}`),
  checkout: (step?: string) => href('/checkout') + (step === undefined ? '' : `?change=${step}`),
  login: (returnTo?: string) => href('/login') + returning(returnTo),
  logout: () => href('/webruntime/logout'),
  actingAccount: (returnTo?: string) => href('/account/acting') + returning(returnTo),
  access: () => href('/account/access'),
  orders: (pageToken?: string) => href('/orders') + (pageToken === undefined ? '' : `?${new URLSearchParams({ page: pageToken }).toString()}`),
  order: (orderId: string) => href('/orders/:orderId', { orderId }),
  confirmation: (reference: string) => href('/orders/confirmation/:reference', { reference }),
} as const
