import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import type { HeadTexts } from '@hydrant/page-builder/blocks/seo/head-texts.ts'
import { type HeadTag, parseHeadTags } from '@hydrant/page-model/seo/head-tags.ts'
import { truncateText, toPlainText } from '@hydrant/kernel/text/plain-text.ts'
import { withShopName } from './shop-name.ts'

/** The metadata of a page for search engines and shared links. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** The canonical URL of the page. */
  readonly canonical: string
  readonly languages: readonly { readonly language: string; readonly url: string }[]
  readonly isIndexed: boolean
  readonly tags: readonly HeadTag[]
}

/** The title, description and canonical URL of a page's own data; the description may be rich text. */
export interface DefaultPageHead {
  readonly title: string
  readonly shopName: string
  readonly description: string
  readonly canonical: string
}

/** The maximum length of a description; search engines cut longer ones. */
const MAX_DESCRIPTION_LENGTH = 160

/**
 * Merges the metadata of a page. The title and description of the SEO block have priority over the record's SEO
 * properties, and those over the defaults.
 */
export function mergePageHead(
  defaults: DefaultPageHead,
  seo: SeoProperties | null,
  block: HeadTexts | null = null,
): PageHead {
  return {
    title: block?.title ?? (seo?.title || withShopName(defaults.title, defaults.shopName)),
    description:
      block?.description ??
      (seo?.description || truncateText(toPlainText(defaults.description), MAX_DESCRIPTION_LENGTH)),
    // The server of the SEO properties may have another host name, so its canonical URL is not used.
    canonical: defaults.canonical,
    languages: seo === null ? [] : toAlternateUrls(seo, defaults.canonical),
    isIndexed: seo?.isSeoIndexed ?? true,
    tags: withoutDuplicates([...(block?.tags ?? []), ...parseHeadTags(seo?.customHeadTags ?? '')]),
  }
}

/** Converts the alternate URLs by language; where one is the record's canonical URL, it becomes the page's. */
function toAlternateUrls({ hrefLangUrls, canonicalUrl }: SeoProperties, canonical: string): PageHead['languages'] {
  return Object.entries(hrefLangUrls ?? {}).flatMap(([language, url]) =>
    URL.canParse(url) ? [{ language, url: url === canonicalUrl ? canonical : url }] : [],
  )
}

/** Removes duplicates; the first tag of a subject wins. */
function withoutDuplicates(tags: readonly HeadTag[]): readonly HeadTag[] {
  const tagBySubject = new Map<string, HeadTag>()
  for (const tag of tags) {
    const key = getTagSubject(tag)
    if (!tagBySubject.has(key)) tagBySubject.set(key, tag)
  }
  return [...tagBySubject.values()]
}

/** Gets the subject of a tag: two tags of the same subject would contradict each other. */
export function getTagSubject({ name, attributes }: HeadTag): string {
  if (name === 'meta') return `meta ${attributes['name'] ?? attributes['property'] ?? ''}`.toLowerCase()
  const rel = attributes['rel']?.toLowerCase() ?? ''
  return rel === 'canonical'
    ? 'link canonical'
    : `link ${rel} ${attributes['hreflang'] ?? ''} ${attributes['href'] ?? ''}`
}
