import { href } from 'react-router'
import { toQueryString } from '../links.ts'

/** The paths of what an account calls products; separate from `links.ts`, which the whole shop loads. */
export const partNumberLinks = {
  page: (query: { readonly q?: string; readonly page?: string } = {}) =>
    href('/account/part-numbers') + toQueryString(query),
  file: () => href('/account/part-numbers/file'),
} as const
