import { href } from 'react-router'
import { toQueryString } from '../links.ts'

/** The paths of the lists of buyers; separate from `links.ts`, which the whole shop loads. */
export const listLinks = {
  lists: () => href('/lists'),
  list: (listId: string, page?: string | null) =>
    href('/lists/:listId', { listId }) + toQueryString({ page: page ?? undefined }),
  print: (listId: string) => href('/lists/:listId/print', { listId }),
  /** The page that asks for the list to add a product, the cart or an order to. */
  add: (source: { product?: string; quantity?: string; order?: string; cart?: 'current' } = {}) =>
    href('/lists/add') + toQueryString(source),
  boughtBefore: (query: { q?: string; sort?: string; page?: string } = {}) =>
    href('/lists/bought-before') + toQueryString(query),
} as const
