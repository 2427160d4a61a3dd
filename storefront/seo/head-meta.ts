import type { MetaDescriptor } from 'react-router'
import type { HeadTag } from '@hydrant/page-model/seo/head-tags.ts'
import { type PageHead, getTagSubject } from './page-head.ts'
import type { StructuredData } from './structured-data.ts'

/**
 * Converts a page's head to React Router's meta descriptors. Tags written by site builders replace the defaults for the
 * same subject.
 */
export function toMetaDescriptors(head: PageHead, structuredData: readonly StructuredData[] = []): MetaDescriptor[] {
  // A page that must not be indexed ignores custom robots tags.
  const tags = head.isIndexed ? head.tags : head.tags.filter((tag) => getTagSubject(tag) !== 'meta robots')
  const writtenSubjects = new Set(tags.map(getTagSubject))
  const missingDefaults = toDefaultTags(head).filter((tag) => !writtenSubjects.has(getTagSubject(tag)))
  return [
    { title: head.title },
    ...[...missingDefaults, ...tags].map(toDescriptor),
    ...structuredData.map((entry) => ({ 'script:ld+json': entry })),
  ]
}

function toDefaultTags({ description, canonical, languages, isIndexed }: PageHead): readonly HeadTag[] {
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

/** Converts a head tag to a meta descriptor; React's name of the attribute `hreflang` is `hrefLang`. */
function toDescriptor({ name, attributes: { hreflang, ...attributes } }: HeadTag): MetaDescriptor {
  return { tagName: name, ...attributes, ...(hreflang !== undefined && { hrefLang: hreflang }) }
}
