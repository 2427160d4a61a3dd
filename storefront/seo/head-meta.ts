import type { MetaDescriptor } from 'react-router'
import type { HeadTag } from '@hydrant/kernel/text/head-tags.ts'
import { type PageHead, subjectOf } from './page-head.ts'
import type { StructuredData } from './structured-data.ts'

/**
 * The elements of a page's head; they go with the page. Tags that site builders have written take the place of those
 * that would say the same.
 */
export function headMeta(head: PageHead, structured: readonly StructuredData[] = []): MetaDescriptor[] {
  // What may not be indexed is not, whatever else is written.
  const tags = head.isIndexed ? head.tags : head.tags.filter((tag) => subjectOf(tag) !== 'meta robots')
  const written = new Set(tags.map(subjectOf))
  const usual = usualTags(head).filter((tag) => !written.has(subjectOf(tag)))
  return [
    { title: head.title },
    ...[...usual, ...tags].map(descriptorOf),
    ...structured.map((one) => ({ 'script:ld+json': one })),
  ]
}

function usualTags({ description, canonical, languages, isIndexed }: PageHead): readonly HeadTag[] {
  return [
    ...(description === ''
      ? []
      : [{ name: 'meta', attributes: { name: 'description', content: description } } as const]),
    ...(isIndexed ? [] : [{ name: 'meta', attributes: { name: 'robots', content: 'noindex' } } as const]),
    { name: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...languages.map(
      ({ language, url }) =>
        ({ name: 'link', attributes: { rel: 'alternate', hreflang: language, href: url } }) as const,
    ),
  ]
}

/** React writes this attribute its own way. */
function descriptorOf({ name, attributes: { hreflang, ...attributes } }: HeadTag): MetaDescriptor {
  return { tagName: name, ...attributes, ...(hreflang !== undefined && { hrefLang: hreflang }) }
}
