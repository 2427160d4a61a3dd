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

/** The page's own title and description, which may be rich text. */
export interface PageOwnHead {
  readonly title: string
  readonly description: string
  readonly canonical: string
}

/** Search engines cut longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160

/**
 * Merges the metadata of a page: the SEO block wins over the record's SEO properties, and those over the page's own.
 */
export function toPageHead(own: PageOwnHead, seo: SeoProperties | null, block: HeadTexts | null = null): PageHead {
  return {
    title: block?.title ?? (seo?.title || withShopName(own.title)),
    description:
      block?.description ?? (seo?.description || truncateText(toPlainText(own.description), MAX_DESCRIPTION_LENGTH)),
    // The server of the SEO properties may have another host name, so its canonical URL is not used.
    canonical: own.canonical,
    languages: seo === null ? [] : toLanguages(seo, own.canonical),
    isIndexed: seo?.isSeoIndexed ?? true,
    tags: withoutDuplicates([...(block?.tags ?? []), ...parseHeadTags(seo?.customHeadTags ?? '')]),
  }
}

/** Alternate URLs by language; the one of this very page gets the page's own canonical URL. */
function toLanguages({ hrefLangUrls, canonicalUrl }: SeoProperties, canonical: string): PageHead['languages'] {
  return Object.entries(hrefLangUrls ?? {}).flatMap(([language, url]) =>
    URL.canParse(url) ? [{ language, url: url === canonicalUrl ? canonical : url }] : [],
  )
}

/** Removes duplicates; the first tag of a subject wins. */
function withoutDuplicates(tags: readonly HeadTag[]): readonly HeadTag[] {
  const first = new Map<string, HeadTag>()
  for (const tag of tags) {
    const key = getTagSubject(tag)
    if (!first.has(key)) first.set(key, tag)
  }
  return [...first.values()]
}

/** Gets the subject of a tag: two tags of the same subject would contradict each other. */
export function getTagSubject({ name, attributes }: HeadTag): string {
  if (name === 'meta') return `meta ${attributes['name'] ?? attributes['property'] ?? ''}`.toLowerCase()
  const rel = attributes['rel']?.toLowerCase() ?? ''
  return rel === 'canonical'
    ? 'link canonical'
    : `link ${rel} ${attributes['hreflang'] ?? ''} ${attributes['href'] ?? ''}`
}
