import { ADMIN_BASE, MEDIA_BASE } from '@hydrant/contract/shared/paths.ts'
import type { LibraryMedia } from '@hydrant/contract/admin/media.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { openTestDatabase } from '@hydrant/database/testing/test-database.ts'
import { type Call, callShopAndCheckResponse, type Reply } from '../../testing/call-shop.ts'
import { createStaffUsers, signInTestClients } from '../../testing/client-identities.ts'
import { openApp, type OpenAppOptions } from '../../testing/open-app.ts'
import { fillTestCatalogue, ids } from '../../testing/test-catalogue.ts'

/** The path of the media library. */
export const LIBRARY = `${ADMIN_BASE}/builder/media`

/** The media library of a small test shop, with a site builder's session; close it at the end of the test file. */
export interface TestLibrary {
  readonly database: Database
  readonly url: string
  /** The token of the site builder's session. */
  readonly token: string
  /** Calls the API as the site builder. */
  call<Body = LibraryMedia>(method: string, path: string, call?: Call): Promise<Reply<Body>>
  /** Uploads a file as the site builder. */
  upload(fileName: string, bytes: Uint8Array | string, contentType?: string): Promise<Reply<LibraryMedia>>
  /** Fetches a file as a visitor; `query` is such as `?width=640`. */
  fetchBytes(
    contentKey: string,
    query?: string,
    accept?: string,
  ): Promise<{ readonly headers: Headers; readonly body: Buffer }>
  close(): Promise<void>
}

/** Opens the media library of a small test shop. */
export async function openTestLibrary(options: Pick<OpenAppOptions, 'objectStore'> = {}): Promise<TestLibrary> {
  const database = await openTestDatabase()
  await fillTestCatalogue(database)
  const { url, close } = await openApp(database, options)
  const send = <Body>(method: string, path: string, call: Call) =>
    callShopAndCheckResponse<Body>({ url, webstoreId: ids.webstore }, { method, path }, call)
  await createStaffUsers({ database })
  const { siteBuilder } = await signInTestClients({ send })
  const token = siteBuilder.token ?? ''
  return {
    database,
    url,
    token,
    call: (method, path, call = {}) => send(method, path, { ...call, token }),
    upload: (fileName, bytes, contentType = 'application/octet-stream') =>
      send('POST', LIBRARY, { token, query: { fileName }, body: bytes, headers: { 'content-type': contentType } }),
    async fetchBytes(contentKey, query = '', accept = '*/*') {
      const response = await fetch(`${url}${MEDIA_BASE}/${contentKey}${query}`, { headers: { accept } })
      return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
    },
    close,
  }
}
