import { expect, test } from 'vitest'
import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import { headMeta } from './head-meta.ts'
import { pageHead } from './page-head.ts'

const own = {
  title: 'Fog nozzle',
  description: '<p>For the <b>first</b> line.</p>',
  canonical: 'https://shop.example/b2b/product/01t/fog-nozzle',
}
const canonicalThere = 'http://api.internal/product/01t/fog-nozzle'
const told: SeoProperties = {
  title: 'Fog nozzle, HN-95',
  description: 'By the dozen',
  customHeadTags: '<meta property="og:title" content="Fog nozzle">',
  canonicalUrl: canonicalThere,
  hrefLangUrls: { 'en-US': canonicalThere, de: 'https://shop.example/de/nebelrohr', broken: 'nowhere' },
  isSeoIndexed: true,
  recordName: 'Fog nozzle',
  objectName: 'Product2',
  fields: {},
}

test('a page says of itself what nobody else says [SEO-02] [HOME-05]', () => {
  expect(headMeta(pageHead(own, null))).toEqual([
    { title: 'Fog nozzle | Hydrant' },
    { tagName: 'meta', name: 'description', content: 'For the first line.' },
    { tagName: 'link', rel: 'canonical', href: own.canonical },
  ])
})

test('what is told of its record wins, and the page stays where it is [SEO-01]', () => {
  expect(headMeta(pageHead(own, told))).toEqual([
    { title: 'Fog nozzle, HN-95' },
    { tagName: 'meta', name: 'description', content: 'By the dozen' },
    { tagName: 'link', rel: 'canonical', href: own.canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en-US', href: own.canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: 'de', href: 'https://shop.example/de/nebelrohr' },
    { tagName: 'meta', property: 'og:title', content: 'Fog nozzle' },
  ])
})

test('the block of a page wins over both, as far as it says something [SEO-01]', () => {
  const block = {
    title: 'From the block',
    description: null,
    tags: [{ name: 'meta', attributes: { property: 'og:title', content: 'Block' } }],
  } as const
  const head = pageHead(own, told, block)
  expect(head).toMatchObject({ title: 'From the block', description: 'By the dozen', tags: block.tags })
})

test('a tag that is written takes the place of the usual one, but lets nothing be indexed that may not be [SEO-01]', () => {
  const customHeadTags =
    '<meta name="Description" content="Written"><link rel="canonical" href="https://shop.example/other"><meta name="robots" content="index">'
  const tags = headMeta(pageHead(own, { ...told, hrefLangUrls: null, isSeoIndexed: false, customHeadTags }))
  expect(tags).toEqual([
    { title: 'Fog nozzle, HN-95' },
    { tagName: 'meta', name: 'robots', content: 'noindex' },
    { tagName: 'meta', name: 'Description', content: 'Written' },
    { tagName: 'link', rel: 'canonical', href: 'https://shop.example/other' },
  ])
})

test('a server that tells more than it should brings no script into a head [SEO-01]', () => {
  const customHeadTags =
    '<script>alert(1)</script><meta http-equiv="refresh" content="0;url=//evil.example"><link rel="stylesheet" href="https://evil.example/x.css"><base href="//evil.example">'
  expect(pageHead(own, { ...told, customHeadTags }).tags).toEqual([])
})
