import { expect, test } from 'vitest'
import { createRequester } from '../request.ts'
import { startRecordingServer } from '../testing/recording-server.ts'
import { createBuilderClient } from './create-builder-client.ts'
import { toPreviewHeaders } from './preview-headers.ts'

async function startShop() {
  const server = await startRecordingServer()
  const scope = { baseUrl: server.baseUrl, webstoreId: 'hydrant' }
  return {
    ...server,
    client: createBuilderClient(createRequester({ ...scope, headers: toPreviewHeaders('guest') }), scope),
  }
}

test('site builders read pages and settings at the paths of the back office [BLK-10]', async () => {
  const { client, requests } = await startShop()
  const document = { content: [] }
  const { pages, products, site } = client
  await pages.list({ query: 'sale', pageSize: 10 })
  await pages.create({ path: '/sale', title: 'Sale', description: '', document })
  await pages.get('0Pg1')
  await pages.saveDraft('0Pg1', { revision: 3, title: 'Sale', description: '', document })
  await pages.update('0Pg1', { revision: 3, path: '/offers' })
  await pages.reportOpen('0Pg1', 'window-1')
  await pages.reportClosed('0Pg1', 'window-1')
  await pages.saveVersion('0Pg1', 3)
  await pages.versions('0Pg1')
  await pages.version('0Pg1', 2)
  await pages.restore('0Pg1', { version: 2, revision: 3 })
  await pages.publish('0Pg1', { revision: 4, publishDate: '2030-01-31T08:00:00Z' })
  await pages.unpublish('0Pg1', 5)
  await pages.cancelSchedule('0Pg1', 6)
  await pages.delete('0Pg1')
  await pages.deleted({ query: 'sale' })
  await pages.undelete('0Pg1', { path: '/sale-again' })
  await pages.previewAccounts({ query: 'county' })
  await products.list({ query: 'nozzle' })
  await site.settings()
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /admin/builder/pages?query=sale&pageSize=10',
    'POST /admin/builder/pages',
    'GET /admin/builder/pages/0Pg1',
    'PUT /admin/builder/pages/0Pg1/draft',
    'PATCH /admin/builder/pages/0Pg1',
    'PUT /admin/builder/pages/0Pg1/editors/window-1',
    'DELETE /admin/builder/pages/0Pg1/editors/window-1',
    'POST /admin/builder/pages/0Pg1/versions',
    'GET /admin/builder/pages/0Pg1/versions',
    'GET /admin/builder/pages/0Pg1/versions/2',
    'POST /admin/builder/pages/0Pg1/versions/2/restore',
    'POST /admin/builder/pages/0Pg1/publish',
    'POST /admin/builder/pages/0Pg1/unpublish',
    'POST /admin/builder/pages/0Pg1/cancel-schedule',
    'DELETE /admin/builder/pages/0Pg1',
    'GET /admin/builder/deleted-pages?query=sale',
    'POST /admin/builder/pages/0Pg1/undelete',
    'GET /admin/builder/accounts?query=county',
    'GET /admin/builder/products?query=nozzle',
    'GET /admin/builder/site-settings',
  ])
  expect([10, 12, 13].map((index) => requests[index]?.body)).toEqual([
    '{"revision":3}',
    '{"revision":5}',
    '{"revision":6}',
  ])
  for (const { headers } of requests) expect(headers).toMatchObject({ 'x-preview-as': 'guest' })
})
