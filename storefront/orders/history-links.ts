import { href } from 'react-router'
import { toQueryString } from '../links.ts'

type Params = Readonly<Record<string, string | undefined>>

/** The paths of the order history with a filter; separate from `links.ts`, which the whole shop loads. */
export const historyLinks = {
  orders: (params: Params) => href('/orders') + toQueryString(params),
  file: (params: Params) => href('/orders/file') + toQueryString(params),
} as const
