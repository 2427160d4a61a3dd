import * as endpoints from '@hydrant/contract/admin/record-imports.ts'
import { IMPORT_FILE_BYTES } from '@hydrant/kernel/csv/import-file-bytes.ts'
import { createErrorResponse, createResponse, createResultResponse } from '../../../http/respond.ts'
import { registerEndpoint, type Server } from '../../../http/serve.ts'
import type { WriteScope } from '../../checking/service.ts'
import type { RecordRegistry } from '../../registry.ts'
import { toRecordContext } from '../../sender-context.ts'
import { bulkErrors } from '../errors.ts'
import { receiveFile, registerUploads } from '../upload-routes.ts'
import { toImportBody, toImportDetail } from './import-body.ts'
import { streamImportFile } from '../import-files/service.ts'
import * as imports from './service.ts'

/** Registers the routes by which staff import files in the back office. */
export function registerImportRoutes(server: Server, registry: RecordRegistry): void {
  const { database } = server
  const toScope = (shopper: Parameters<typeof toRecordContext>[0]): WriteScope => ({
    registry,
    context: toRecordContext(shopper),
  })

  registerEndpoint(server, endpoints.listRecordImports, async ({ query, shopper }) => {
    const found = await database.query((db) => imports.listImports(db, toScope(shopper), query.needsAttention))
    return createResponse(200, { imports: found.map(toImportBody) })
  })

  registerEndpoint(server, endpoints.getRecordImport, async ({ params, shopper }) => {
    const scope = toScope(shopper)
    const result = await database.query((db) => imports.loadImport(db, scope, params.importId))
    return createResultResponse(result, 200, (loaded) => toImportDetail(scope, loaded))
  })

  registerEndpoint(server, endpoints.checkRecordImport, async ({ params: { importId }, body, shopper }) =>
    createResultResponse(
      await imports.requestCheck(database, toScope(shopper), { importId, mapping: body }),
      200,
      toImportBody,
    ),
  )

  registerEndpoint(server, endpoints.runRecordImport, async ({ params: { importId }, body, shopper }) =>
    createResultResponse(
      await imports.startImport(database, toScope(shopper), { importId, ...body }),
      200,
      toImportBody,
    ),
  )

  registerEndpoint(server, endpoints.cancelRecordImport, async ({ params: { importId }, shopper }) =>
    createResultResponse(await imports.cancelImport(database, toScope(shopper), importId), 200, toImportBody),
  )

  registerEndpoint(server, endpoints.dismissRecordImport, async ({ params: { importId }, shopper }) => {
    const dismissal = { importId, now: new Date() }
    return createResultResponse(await imports.dismissImport(database, toScope(shopper), dismissal), 200, toImportBody)
  })

  registerEndpoint(server, endpoints.getRecordImportFile, async ({ params, query, shopper }) => {
    const result = await database.query((db) => imports.loadImport(db, toScope(shopper), params.importId))
    if (!result.ok) return createErrorResponse(result.error)
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${query.kind}-${result.value.job.object}.csv"`,
    }
    return createResponse(200, streamImportFile(database, result.value.job, query.kind), headers)
  })

  registerUploads(server, (uploads) =>
    registerEndpoint(uploads, endpoints.createRecordImport, async ({ query, shopper, request }) => {
      const limit = { maxBytes: IMPORT_FILE_BYTES, tooLargeError: bulkErrors.importTooLarge }
      const result = await receiveFile(request.raw, limit, (chunks) =>
        imports.createImport(database, toScope(shopper), { file: query, chunks }),
      )
      return createResultResponse(result, 201, toImportBody)
    }),
  )
}
