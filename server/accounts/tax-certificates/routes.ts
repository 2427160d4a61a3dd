import * as endpoints from '@hydrant/contract/admin/tax-certificates.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { drainRequestWithTimeout } from '../../http/drain-request.ts'
import { createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toPrivateFileBody } from '../../media/upload/service.ts'
import * as certificates from './service.ts'

/** Registers the endpoints that take and return the files of tax certificates. */
export function registerTaxCertificateRoutes(server: Server): void {
  const { database } = server
  void server.app.register((app, _, ready) => {
    // The body is never parsed, whatever its content type; the handler reads it after authentication.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))

    registerEndpoint({ ...server, app }, endpoints.createTaxCertificate, async ({ params, query, request }) => {
      const { fileName, number, validUntil } = query
      const certificate = { accountId: toFullIdIfValid(params.accountId), fileName, number, validUntil }
      const uploaded = await certificates.uploadCertificate(database, request.raw, certificate)
      return createResultResponse(uploaded, 201, (id) => ({ id }))
    })

    app.addHook('onSend', async ({ raw }) => {
      if (!raw.readableEnded) drainRequestWithTimeout(raw)
    })
    ready()
  })

  registerEndpoint(server, endpoints.getTaxCertificateFile, async ({ params }) => {
    const id = toFullIdIfValid(params.certificateId)
    const file = await database.query((db) => certificates.loadCertificateFile(db, id))
    return createResultResponse(file, 200, (stored) => toPrivateFileBody(`tax-certificate-${id}`, stored))
  })
}
