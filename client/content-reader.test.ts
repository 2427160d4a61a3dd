import { describe, expect, test } from 'vitest'
import { createContentReader } from './content-reader.ts'
import type { ContentListRequest, ContentRequest } from './content-guards.ts'
import { NetworkError } from './errors.ts'
import { createRequester } from './request.ts'
import { findUnreachableUrl, type Reply, startRecordingServer } from './testing/recording-server.ts'

const DATA = '/services/data/v65.0/connect'

async function startContent(reply: Reply = {}) {
  const { baseUrl, requests } = await startRecordingServer(reply)
  return { content: createContentReader(createRequester({ baseUrl, webstoreId: 'hydrant' })), requests }
}

/** What callers in JavaScript may pass. */
const asOne = (input: unknown) => input as ContentRequest
const asList = (input: unknown) => input as ContentListRequest

test('one content is requested from a site or a channel, depending on the id [CMS-01, CMS-02]', async () => {
  const { content, requests } = await startContent()
  await content.get({ channelOrSiteId: '0DM1', contentKeyOrId: 'MC1' })
  await content.get({ channelOrSiteId: '0ap1', contentKeyOrId: 'MC1' })
  expect(requests.map(({ url }) => url)).toEqual([
    `${DATA}/sites/0DM1/cms/delivery/contents/MC1`,
    `${DATA}/cms/delivery/channels/0ap1/contents/MC1`,
  ])
})

test('a list is requested with its keys and ids joined [CMS-01, CMS-02]', async () => {
  const { content, requests } = await startContent()
  const listQuery = { contentKeys: ['MC1', 'MC2'], page: 0, pageSize: 2, referenceDepth: 1, includeContentBody: true }
  await content.list({ channelOrSiteId: '0DM1', ...listQuery })
  await content.list({
    channelOrSiteId: '0ap1',
    managedContentIds: ['20Y1', '20Y2'],
    contentTypeFQN: 'sfdc_cms__image',
  })
  const sentUrls = requests.map(({ url }) => new URL(url, 'http://shop'))
  expect(sentUrls.map(({ pathname }) => pathname)).toEqual([
    `${DATA}/sites/0DM1/cms/delivery/contents`,
    `${DATA}/cms/delivery/channels/0ap1/contents`,
  ])
  expect(sentUrls.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { contentKeys: 'MC1,MC2', page: '0', pageSize: '2', referenceDepth: '1', includeContentBody: 'true' },
    { managedContentIds: '20Y1,20Y2', contentTypeFQN: 'sfdc_cms__image' },
  ])
})

describe('one content is not requested', () => {
  test.each([
    ['without options', undefined, 'Options are required to successfully be able to execute this request.'],
    ['without options but null', null, 'Options are required to successfully be able to execute this request.'],
    [
      'without a source',
      { contentKeyOrId: 'MC1' },
      `The 'channelOrSiteId' parameter is required to successfully execute this request.`,
    ],
    [
      'with a source that is no text',
      { channelOrSiteId: 7, contentKeyOrId: 'MC1' },
      `The 'channelOrSiteId' parameter is required to successfully execute this request.`,
    ],
    [
      'without a key',
      { channelOrSiteId: '0DM1', contentKeyOrId: ' ' },
      `The 'contentKeyOrId' parameter is required to successfully execute this request.`,
    ],
    [
      'from anything but a site or a channel',
      { channelOrSiteId: '001B', contentKeyOrId: 'MC1' },
      `The 'channelOrSiteId' parameter is invalid`,
    ],
  ])('%s [CMS-02, ERR-18]', async (_, input, message) => {
    const { content, requests } = await startContent()
    await expect(content.get(asOne(input))).rejects.toThrow(new TypeError(message))
    expect(requests).toEqual([])
  })
})

describe('a list of contents is not requested', () => {
  test.each([
    ['without input', undefined, 'Enter input parameters to execute the request.'],
    ['with empty input', {}, 'Enter input parameters to execute the request.'],
    ['without a source', { page: 1 }, 'Enter a value for channelOrSiteId.'],
    ['with an empty source', { channelOrSiteId: '' }, 'Enter a value for channelOrSiteId.'],
    ['from anything but a site or a channel', { channelOrSiteId: '001B' }, 'Enter a valid prefix for channelOrSiteId.'],
  ])('%s [CMS-02, ERR-18]', async (_, input, message) => {
    const { content, requests } = await startContent()
    await expect(content.list(asList(input))).rejects.toThrow(new TypeError(message))
    expect(requests).toEqual([])
  })

  test.each([
    ['channelOrSiteId', 7, 'string'],
    ['contentKeys', 'MC1,MC2', 'array'],
    ['managedContentIds', { 0: '20Y1' }, 'array'],
    ['contentTypeFQN', ['sfdc_cms__image'], 'string'],
    ['page', '1', 'number'],
    ['pageSize', Number.NaN, 'number'],
    ['referenceDepth', true, 'number'],
    ['includeContentBody', 'true', 'boolean'],
  ])('with a wrong type of %s [CMS-02, ERR-18]', async (name, value, type) => {
    const { content, requests } = await startContent()
    const input = { channelOrSiteId: '0DM1', [name]: value }
    await expect(content.list(asList(input))).rejects.toThrow(
      new TypeError(`The type entered for ${name} isn't valid. Enter the value as a ${type}.`),
    )
    expect(requests).toEqual([])
  })
})

describe('a failure of content delivery', () => {
  test('has its status text as the message, whatever the server sent [CMS-03, ERR-16]', async () => {
    const { content } = await startContent({
      status: 404,
      body: '[{"errorCode":"ITEM_NOT_FOUND","message":"There is no content MC1."}]',
    })
    await expect(content.get({ channelOrSiteId: '0DM1', contentKeyOrId: 'MC1' })).rejects.toMatchObject({
      message: 'Not Found',
      status: 404,
      tag: 'response',
      errors: [{ errorCode: 'ITEM_NOT_FOUND' }],
    })
    await expect(content.list({ channelOrSiteId: '0ap1' })).rejects.toThrow(/^Not Found$/)
  })

  test('without a status stays unchanged [CMS-03]', async () => {
    const content = createContentReader(createRequester({ baseUrl: await findUnreachableUrl(), webstoreId: 'hydrant' }))
    await expect(content.list({ channelOrSiteId: '0DM1' })).rejects.toThrow(NetworkError)
  })
})
