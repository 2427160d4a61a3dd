import type { MetaDescriptor } from 'react-router'

/** What search engines and shared links are told of a page. */
export interface PageMeta {
  readonly title: string
  readonly description?: string
  /** The one address of the page, in full. */
  readonly canonical?: string
  /** Structured data by schema.org. */
  readonly structured?: Readonly<Record<string, unknown>>
}

const SHOP_NAME = 'Hydrant'

/** The head of a page. */
export function pageMeta({ title, description, canonical, structured }: PageMeta): MetaDescriptor[] {
  return [
    { title: title.startsWith(SHOP_NAME) ? title : `${title} | ${SHOP_NAME}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(canonical !== undefined ? [{ tagName: 'link' as const, rel: 'canonical', href: canonical }] : []),
    ...(structured !== undefined ? [{ 'script:ld+json': structured }] : []),
  ]
}
