import { expect, test } from 'vitest'
import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import { toMetaDescriptors } from './head-meta.ts'
import { mergePageHead } from './page-head.ts'

const own = {
  title: 'Fog nozzle',
  shopName: 'Hydrant',
  description: '<p>For the <b>first</b> line.</p>',
  canonical: 'https://shop.example/b2b/product/01t/fog-nozzle',
}
const apiCanonical = 'http://api.internal/product/01t/fog-nozzle'
const seo: SeoProperties = {
  title: 'Fog nozzle, HN-95',
  description: 'By the dozen',
  customHeadTags: '<meta property="og:title" content="Fog nozzle">',
  canonicalUrl: apiCanonical,
  hrefLangUrls: { 'en-US': apiCanonical, de: 'https://shop.example/de/nebelrohr', broken: 'nowhere' },
  isSeoIndexed: true,
  recordName: 'Fog nozzle',
  objectName: 'Product2',
  fields: {},
}

test('without other metadata a page has its own title and description [SEO-02] [HOME-05]', () => {
  expect(toMetaDescriptors(mergePageHead(own, null))).toEqual([
    { title: 'Fog nozzle | Hydrant' },
    { tagName: 'meta', name: 'description', content: 'For the first line.' },
    { tagName: 'link', rel: 'canonical', href: own.canonical },
  ])
})

test('the SEO properties of the record win, but the page keeps its own canonical URL [SEO-01]', () => {
  expect(toMetaDescriptors(mergePageHead(own, seo))).toEqual([
    { title: 'Fog nozzle, HN-95' },
    { tagName: 'meta', name: 'description', content: 'By the dozen' },
    { tagName: 'link', rel: 'canonical', href: own.canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en-US', href: own.canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: 'de', href: 'https://shop.example/de/nebelrohr' },
    { tagName: 'meta', property: 'og:title', content: 'Fog nozzle' },
  ])
})

test('the SEO block wins over both where it has values [SEO-01]', () => {
  const block = {
    title: 'From the block',
    description: null,
    tags: [{ name: 'meta', attributes: { property: 'og:title', content: 'Block' } }],
  } as const
  const head = mergePageHead(own, seo, block)
  expect(head).toMatchObject({ title: 'From the block', description: 'By the dozen', tags: block.tags })
})

test('a custom tag replaces the default one, but cannot index a page that must not be indexed [SEO-01]', () => {
  const customHeadTags =
    '<meta name="Description" content="Written"><link rel="canonical" href="https://shop.example/other"><meta name="robots" content="index">'
  const tags = toMetaDescriptors(
    mergePageHead(own, { ...seo, hrefLangUrls: null, isSeoIndexed: false, customHeadTags }),
  )
  expect(tags).toEqual([
    { title: 'Fog nozzle, HN-95' },
    { tagName: 'meta', name: 'robots', content: 'noindex' },
    { tagName: 'meta', name: 'Description', content: 'Written' },
    { tagName: 'link', rel: 'canonical', href: 'https://shop.example/other' },
  ])
})

test('scripts and styles in custom tags from the server are dropped [SEO-01]', () => {
  const customHeadTags =
    '<script>alert(1)</script><meta http-equiv="refresh" content="0;url=//evil.example"><link rel="stylesheet" href="https://evil.example/x.css"><base href="//evil.example">'
  expect(mergePageHead(own, { ...seo, customHeadTags }).tags).toEqual([])
})
