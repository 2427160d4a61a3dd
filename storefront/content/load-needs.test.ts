import { expect, test } from 'vitest'
import { createClient } from '@hydrant/client/create-client.ts'
import type { DataNeed } from '@hydrant/page-builder/registry/needs.ts'
import { UnknownBlockError } from '@hydrant/page-builder/render/unknown-blocks.ts'
import { loadBlocks } from './load-stored-page.ts'
import { loadNeeds } from './load-needs.ts'

const siteId = '0DM000000000001AAA'

/**
 * A shop in front of a server that knows some pictures of the media library and refuses everything else; notes what was
 * asked.
 */
function shopWith(pictures: readonly string[]) {
  const asked: string[] = []
  const errors: unknown[] = []
  const flaws: unknown[] = []
  const answer = async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    const keys = searchParams.get('contentKeys')?.split(',') ?? []
    asked.push(pathname.endsWith('/contents') ? `pictures ${keys.join(' ')}` : pathname.replace(/.*\//, ''))
    if (!pathname.endsWith('/contents'))
      return Response.json([{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }], { status: 403 })
    const found = keys.filter((key) => pictures.includes(key))
    return Response.json({
      contents: found.map((contentKey) => ({
        contentKey,
        contentBody: { 'sfdc_cms:media': { url: `/cms/delivery/media/${contentKey}` }, altText: `About ${contentKey}` },
      })),
    })
  }
  const client = createClient({
    fetch: answer,
    baseUrl: 'http://shop.example',
    webstoreId: '0ZE000000000001AAA',
    siteId,
  })
  return {
    asked,
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

const picturesOf = (...contentKeys: readonly string[]): DataNeed => ({
  kind: 'pictures',
  images: contentKeys.map((contentKey) => ({ contentKey, url: `/was/${contentKey}` })),
})

test('the pictures of all blocks of a page are read in one call, and each block gets its own [DPR-02]', async () => {
  const { shop, asked, errors } = shopWith(['MC1', 'MC2', 'MC3'])
  const data = await loadNeeds(
    shop,
    new Map([
      ['a', picturesOf('MC1', 'MC2')],
      ['b', picturesOf('MC2', 'MC3')],
    ]),
  )
  expect(asked).toEqual(['pictures MC1 MC2 MC3'])
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

test('a picture that the library does not have is shown from where it was, without words, and it is reported [DPR-02] [ERR-17]', async () => {
  const { shop, errors } = shopWith(['MC1'])
  const data = await loadNeeds(shop, new Map([['a', picturesOf('MC1', 'MC9')]]))
  expect(data['a']).toMatchObject({ pictures: { MC9: { url: '/was/MC9', altText: '' } } })
  expect(errors).toEqual([
    new Error(`ImageDataProvider failed to fetch image with contentKey: MC9 and SiteId: ${siteId}`),
  ])
})

test('what cannot be had is null and reported once, however many blocks need it; the others get theirs [HOME-03]', async () => {
  const { shop, asked, errors } = shopWith(['MC1'])
  const data = await loadNeeds(
    shop,
    new Map<string, DataNeed>([
      ['a', { kind: 'account' }],
      ['b', { kind: 'account' }],
      ['c', picturesOf('MC1')],
    ]),
  )
  expect([data['a'], data['b'], data['c']?.kind]).toEqual([null, null, 'pictures'])
  expect(asked.toSorted()).toEqual(['pictures MC1', 'session-context'])
  expect(errors).toHaveLength(1)
})

test('a block of an unknown kind is reported with its page, and the page is loaded all the same [HOME-03]', async () => {
  const { shop, errors, flaws } = shopWith([])
  const content = [
    { type: 'columns', props: { id: 'row', columns: [{ type: 'from-the-future', props: { id: 'new' } }] } },
  ]
  const page = await loadBlocks(shop, {
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
