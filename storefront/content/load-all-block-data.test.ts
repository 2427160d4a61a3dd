import { expect, test } from 'vitest'
import { createClient } from '@hydrant/client/create-client.ts'
import type { DataRequirement } from '@hydrant/page-builder/registry/data-requirements.ts'
import { UnknownBlockError } from '@hydrant/page-builder/render/unknown-blocks.ts'
import { loadPageDataAndBlockCode } from './load-stored-page.ts'
import { loadAllBlockData } from './load-all-block-data.ts'

const siteId = '0DM000000000001AAA'

/**
 * Creates a shop with a server that has some pictures of the media library and rejects everything else; records the
 * requests.
 */
function createShop(pictures: readonly string[]) {
  const requests: string[] = []
  const errors: unknown[] = []
  const flaws: unknown[] = []
  const respond = async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    const keys = searchParams.get('contentKeys')?.split(',') ?? []
    requests.push(pathname.endsWith('/contents') ? `pictures ${keys.join(' ')}` : pathname.replace(/.*\//, ''))
    if (!pathname.endsWith('/contents'))
      return Response.json([{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }], { status: 403 })
    const existing = keys.filter((key) => pictures.includes(key))
    return Response.json({
      contents: existing.map((contentKey) => ({
        contentKey,
        contentBody: { 'sfdc_cms:media': { url: `/cms/delivery/media/${contentKey}` }, altText: `About ${contentKey}` },
      })),
    })
  }
  const client = createClient({
    fetch: respond,
    baseUrl: 'http://shop.example',
    webstoreId: '0ZE000000000001AAA',
    siteId,
  })
  return {
    asked: requests,
    errors,
    flaws,
    shop: {
      client,
      siteId,
      communityId: '0DB000000000001AAA',
      reportError: (error: unknown) => void errors.push(error),
      reportFlaw: (flaw: unknown) => void flaws.push(flaw),
    },
  }
}

const picturesRequirement = (...contentKeys: readonly string[]): DataRequirement => ({
  kind: 'pictures',
  images: contentKeys.map((contentKey) => ({ contentKey, url: `/was/${contentKey}` })),
})

test('the pictures of all blocks are loaded in one request, and each block gets its own [DPR-02]', async () => {
  const { shop, asked: requests, errors } = createShop(['MC1', 'MC2', 'MC3'])
  const data = await loadAllBlockData(
    shop,
    new Map([
      ['a', picturesRequirement('MC1', 'MC2')],
      ['b', picturesRequirement('MC2', 'MC3')],
    ]),
  )
  expect(requests).toEqual(['pictures MC1 MC2 MC3'])
  expect(data['a']).toEqual({
    kind: 'pictures',
    pictures: {
      MC1: { url: '/cms/delivery/media/MC1', altText: 'About MC1' },
      MC2: { url: '/cms/delivery/media/MC2', altText: 'About MC2' },
    },
  })
  expect(Object.keys(data['b']?.kind === 'pictures' ? data['b'].pictures : {})).toEqual(['MC2', 'MC3'])
  expect(errors).toEqual([])
})

test('a picture that is not in the library keeps its old URL without alternative text, and is reported [DPR-02] [ERR-17]', async () => {
  const { shop, errors } = createShop(['MC1'])
  const data = await loadAllBlockData(shop, new Map([['a', picturesRequirement('MC1', 'MC9')]]))
  expect(data['a']).toMatchObject({ pictures: { MC9: { url: '/was/MC9', altText: '' } } })
  expect(errors).toEqual([
    new Error(`ImageDataProvider failed to fetch image with contentKey: MC9 and SiteId: ${siteId}`),
  ])
})

test('data that cannot be loaded is null and reported once for all blocks; the other blocks get theirs [HOME-03]', async () => {
  const { shop, asked: requests, errors } = createShop(['MC1'])
  const data = await loadAllBlockData(
    shop,
    new Map<string, DataRequirement>([
      ['a', { kind: 'account' }],
      ['b', { kind: 'account' }],
      ['c', picturesRequirement('MC1')],
    ]),
  )
  expect([data['a'], data['b'], data['c']?.kind]).toEqual([null, null, 'pictures'])
  expect(requests.toSorted()).toEqual(['pictures MC1', 'session-context'])
  expect(errors).toHaveLength(1)
})

test('a block of an unknown type is reported with its page, and the page still loads [HOME-03]', async () => {
  const { shop, errors, flaws } = createShop([])
  const content = [
    { type: 'columns', props: { id: 'row', columns: [{ type: 'from-the-future', props: { id: 'new' } }] } },
  ]
  const page = await loadPageDataAndBlockCode(shop, {
    id: '0aX000000000001AAA',
    path: '/about',
    title: 'About',
    description: '',
    version: 1,
    document: { content },
  })
  expect(page.document.content).toHaveLength(1)
  expect(errors).toEqual([])
  expect(flaws).toEqual([
    new Error("The block 'new' of the page '/about' is not shown.", {
      cause: new UnknownBlockError('from-the-future'),
    }),
  ])
})
