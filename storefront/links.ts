import { href } from 'react-router'

interface Named {
  readonly id: string
  readonly urlName?: string | null | undefined
}

/** The paths of the shop's pages, made from `routes.ts`; put them into `Link`, which adds the path that the shop is mounted under. */
export const links = {
  home: () => href('/'),
  category: ({ id, urlName }: Named) => href('/category/:categoryId/:urlName?', { categoryId: id, urlName: urlName || undefined }),
  product: ({ id, urlName }: Named) => href('/product/:productId/:urlName?', { productId: id, urlName: urlName || undefined }),
  search: (term?: string) => href('/search') + (term === undefined ? '' : `?${new URLSearchParams({ q: term }).toString()}`),
  suggestions: (term: string) => `${href('/search/suggestions')}?${new URLSearchParams({ q: term }).toString()}`,
  cart: () => '/cart',
  login: (next?: string) => '/login' + (next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`),
  logout: () => '/logout',
  orders: () => '/orders',
} as const
