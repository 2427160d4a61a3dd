import { expect, test } from 'vitest'
import { createClient } from '@hydrant/client/create-client.ts'
import type { FormSubmission } from '@hydrant/contract/admin/forms.ts'
import { respondWithRequestsCsv } from './load-requests-file.ts'

const PAGE = 200

const request = (position: number): FormSubmission => ({
  submissionId: `0Fs${position}`,
  referenceNumber: `R-${position}`,
  kind: 'quote',
  state: 'new',
  title: 'Ask',
  path: '/quote',
  formId: 'quote',
  version: 1,
  receivedDate: '2026-03-01T10:00:00Z',
  handledDate: null,
  handledBy: null,
  senderName: null,
  senderEmail: null,
  userName: null,
  accountName: null,
  answers: [
    { name: 'a', label: 'A', kind: 'text', values: [`answer ${position}`] },
    ...(position === 1 ? [{ name: 'b', label: 'Only in the oldest', kind: 'text', values: ['old'] }] : []),
  ],
})

/** Creates a shop with a server that has `count` requests and records its queries. */
function createShop(count: number) {
  const queries: string[] = []
  const respond = async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    if (!pathname.endsWith('/form-submissions'))
      return Response.json({ userId: '005', guestUser: false, accountId: null, accountName: null })
    const { pageToken = '', pageSize, ...filter } = Object.fromEntries(searchParams)
    queries.push(JSON.stringify(filter))
    const endPosition = pageToken === '' ? count + 1 : Number(pageToken)
    const submissions = Array.from({ length: Math.min(Number(pageSize), endPosition - 1) }, (_, index) =>
      request(endPosition - 1 - index),
    )
    const lastPosition = endPosition - submissions.length
    return Response.json({
      submissions,
      totalCount: count,
      nextPageToken: lastPosition > 1 ? String(lastPosition) : null,
    })
  }
  const client = createClient({
    fetch: respond,
    baseUrl: 'http://shop.example',
    webstoreId: '0ZE000000000001AAA',
    siteId: '0DM000000000001AAA',
  })
  return {
    asked: queries,
    load: (query = '') =>
      respondWithRequestsCsv(
        { client, basePath: '', wasSignedIn: true },
        new Request(`http://shop.example/requests/file${query}`),
      ),
  }
}

test('the file has every request of the filter with the questions of all of them [ROU-07]', async () => {
  const { load, asked: queries } = createShop(5400)
  const file = await load('?kind=quote&q=dana')
  expect(file.headers.get('content-disposition')).toContain('requests.csv')
  const [heading = '', ...lines] = (await file.text()).trim().split('\r\n')
  expect(heading).toContain('"A","Only in the oldest"')
  expect(lines).toHaveLength(5400)
  expect([lines[0], lines.at(-1)]).toEqual([
    expect.stringContaining('"R-5400"'),
    expect.stringContaining('"answer 1","old"'),
  ])
  expect(new Set(queries)).toEqual(new Set([JSON.stringify({ state: 'new', kind: 'quote', search: 'dana' })]))
})

test('the file is written no faster than it is read: one page of it is in memory at a time [ROU-07]', async () => {
  const pages = 10
  const { load, asked: queries } = createShop(pages * PAGE)
  const reader = (await load()).body?.getReader()
  expect(queries).toHaveLength(pages)
  await reader?.read()
  expect(queries.length).toBeLessThanOrEqual(pages + 1)
  await reader?.cancel()
  expect(queries.length).toBeLessThanOrEqual(pages + 1)
})
