import { href } from 'react-router'
import { toQueryString } from '../../links.ts'

/** The paths of the sitemap; separate from `links.ts`, which the whole shop loads. */
export const sitemapLinks = {
  index: () => href('/sitemap.xml'),
  part: (part: string, range: Readonly<Record<string, string | undefined>> = {}) =>
    href('/sitemap/:part', { part: `${part}.xml` }) + toQueryString(range),
} as const
