import { href } from 'react-router'

/** The path of the quick order; separate from `links.ts`, which the whole shop loads. */
export const quickOrderLinks = {
  page: () => href('/quick-order'),
} as const
