import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import type { HeadTexts } from '@hydrant/page-builder/blocks/seo/head-texts.ts'
import { type HeadTag, readHeadTags } from '@hydrant/kernel/text/head-tags.ts'
import { cutText, plainText } from '@hydrant/kernel/text/plain-text.ts'
import { SHOP_NAME } from './shop-name.ts'

/** Everything that the head of a page says to search engines and shared links. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** The one address of the page, in full. */
  readonly canonical: string
  readonly languages: readonly { readonly language: string; readonly url: string }[]
  readonly isIndexed: boolean
  readonly tags: readonly HeadTag[]
}

/** What a page says of itself; its description may be rich text. */
export interface OwnHead {
  readonly title: string
  readonly description: string
  readonly canonical: string
}

/** Longer descriptions are cut by search engines. */
const DESCRIPTION_LENGTH = 160

/**
 * The head of a page: what its block for search engines says wins over what is told of its record, and that over what
 * the page says of itself.
 */
export function pageHead(own: OwnHead, told: SeoProperties | null, block: HeadTexts | null = null): PageHead {
  return {
    title: block?.title ?? (told?.title || withShopName(own.title)),
    description: block?.description ?? (told?.description || cutText(plainText(own.description), DESCRIPTION_LENGTH)),
    // Where the pages are, only they know: the server that tells of records may be reached under another name.
    canonical: own.canonical,
    languages: told === null ? [] : languagesOf(told, own.canonical),
    isIndexed: told?.isSeoIndexed ?? true,
    tags: withoutRepetitions([...(block?.tags ?? []), ...readHeadTags(told?.customHeadTags ?? '')]),
  }
}

/** A title with the name of the shop behind it, unless that is in it. */
function withShopName(title: string): string {
  return title.startsWith(SHOP_NAME) ? title : `${title} | ${SHOP_NAME}`
}

/** The address under which a language has this very page is that of this page; those of others are as they are told. */
function languagesOf({ hrefLangUrls, canonicalUrl }: SeoProperties, canonical: string): PageHead['languages'] {
  return Object.entries(hrefLangUrls ?? {}).flatMap(([language, url]) =>
    URL.canParse(url) ? [{ language, url: url === canonicalUrl ? canonical : url }] : [],
  )
}

/** A head says each thing once; what comes first counts. */
function withoutRepetitions(tags: readonly HeadTag[]): readonly HeadTag[] {
  const first = new Map<string, HeadTag>()
  for (const tag of tags) {
    const key = subjectOf(tag)
    if (!first.has(key)) first.set(key, tag)
  }
  return [...first.values()]
}

/** What a tag is about: two of the same subject contradict each other. */
export function subjectOf({ name, attributes }: HeadTag): string {
  if (name === 'meta') return `meta ${attributes['name'] ?? attributes['property'] ?? ''}`.toLowerCase()
  const rel = attributes['rel']?.toLowerCase() ?? ''
  return rel === 'canonical'
    ? 'link canonical'
    : `link ${rel} ${attributes['hreflang'] ?? ''} ${attributes['href'] ?? ''}`
}
