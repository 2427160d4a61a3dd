import { expect, test } from 'vitest'
import { createClient } from '@hydrant/client/create-client.ts'
import type { FormSubmission } from '@hydrant/contract/admin/forms.ts'
import { loadRequestsFile } from './load-requests-file.ts'

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

/** A shop in front of a server that holds so many requests and notes which pages it is asked for. */
function shopWith(count: number) {
  const asked: string[] = []
  const answer = async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    if (!pathname.endsWith('/form-submissions'))
      return Response.json({ userId: '005', guestUser: false, accountId: null, accountName: null })
    const { pageToken = '', pageSize, ...filter } = Object.fromEntries(searchParams)
    asked.push(JSON.stringify(filter))
    const before = pageToken === '' ? count + 1 : Number(pageToken)
    const submissions = Array.from({ length: Math.min(Number(pageSize), before - 1) }, (_, place) =>
      request(before - 1 - place),
    )
    const last = before - submissions.length
    return Response.json({ submissions, totalCount: count, nextPageToken: last > 1 ? String(last) : null })
  }
  const client = createClient({
    fetch: answer,
    baseUrl: 'http://shop.example',
    webstoreId: '0ZE000000000001AAA',
    siteId: '0DM000000000001AAA',
  })
  return {
    asked,
    load: (query = '') =>
      loadRequestsFile(
        { client, basePath: '', wasSignedIn: true },
        new Request(`http://shop.example/requests/file${query}`),
      ),
  }
}

test('every request that is asked for is in the file, however many there are, with the questions of all of them [ROU-07]', async () => {
  const { load, asked } = shopWith(5400)
  const file = await load('?kind=quote&q=dana')
  expect(file.headers.get('content-disposition')).toContain('requests.csv')
  const [heading = '', ...lines] = (await file.text()).trim().split('\r\n')
  expect(heading).toContain('"A","Only in the oldest"')
  expect(lines).toHaveLength(5400)
  expect([lines[0], lines.at(-1)]).toEqual([
    expect.stringContaining('"R-5400"'),
    expect.stringContaining('"answer 1","old"'),
  ])
  expect(new Set(asked)).toEqual(new Set([JSON.stringify({ state: 'new', kind: 'quote', search: 'dana' })]))
})

test('the file is written no faster than it is taken: one page of it is held at a time [ROU-07]', async () => {
  const pages = 10
  const { load, asked } = shopWith(pages * PAGE)
  const reader = (await load()).body?.getReader()
  expect(asked).toHaveLength(pages)
  await reader?.read()
  expect(asked.length).toBeLessThanOrEqual(pages + 1)
  await reader?.cancel()
  expect(asked.length).toBeLessThanOrEqual(pages + 1)
})
