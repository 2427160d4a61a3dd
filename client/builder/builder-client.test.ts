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
  await client.listBuilderPages({ query: 'sale', pageSize: 10 })
  await client.createBuilderPage({ path: '/sale', title: 'Sale', description: '', document })
  await client.getBuilderPage('0Pg1')
  await client.savePageDraft('0Pg1', { revision: 3, title: 'Sale', description: '', document })
  await client.updateBuilderPage('0Pg1', { revision: 3, path: '/offers' })
  await client.reportPageOpen('0Pg1', 'window-1')
  await client.reportPageClosed('0Pg1', 'window-1')
  await client.savePageVersion('0Pg1', { revision: 3 })
  await client.listPageVersions('0Pg1')
  await client.getPageVersion('0Pg1', '2')
  await client.restorePageVersion('0Pg1', '2', { revision: 3 })
  await client.publishBuilderPage('0Pg1', { revision: 4, publishDate: '2030-01-31T08:00:00Z' })
  await client.unpublishBuilderPage('0Pg1', { revision: 5 })
  await client.cancelPageSchedule('0Pg1', { revision: 6 })
  await client.deleteBuilderPage('0Pg1')
  await client.listDeletedPages({ query: 'sale' })
  await client.undeleteBuilderPage('0Pg1', { path: '/sale-again' })
  await client.listPreviewAccounts({ query: 'county' })
  await client.listBuilderProducts({ query: 'nozzle' })
  await client.getBuilderSiteSettings()
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
