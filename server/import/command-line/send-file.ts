import { createReadStream } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { Check } from 'typebox/value'
import { ImportLine } from '@hydrant/contract/admin/import.ts'
import { PROGRAM_ROUTES } from '@hydrant/contract/program-routes.ts'
import * as messages from '@hydrant/messages/compiled/server/import.js'
import { adviceAfterStop } from '../service.ts'
import { CommandError } from './usage.ts'

/**
 * Uploads a product file to a running shop, and yields the lines of the shop's report while the upload is still
 * running.
 */
export async function* uploadFileAndYieldReport(
  shop: { readonly url: string; readonly token: string },
  path: string,
): AsyncGenerator<ImportLine> {
  const pendingResponse = Promise.withResolvers<IncomingMessage>()
  const outgoingRequest = request(`${shop.url}${PROGRAM_ROUTES.importProducts.path}`, {
    method: PROGRAM_ROUTES.importProducts.method,
    headers: { authorization: `Bearer ${shop.token}`, 'content-type': 'text/csv' },
  })
  outgoingRequest.on('response', pendingResponse.resolve)
  // A response that comes before the end of the upload ends the upload, and contains the reason.
  const upload = pipeline(createReadStream(path), outgoingRequest).catch(pendingResponse.reject)
  const response = await pendingResponse.promise.catch(() => {
    throw new CommandError(messages.shopUnreachable({ url: shop.url }))
  })
  if (response.statusCode !== 200)
    throw new CommandError(messages.importRefused({ url: shop.url, status: String(response.statusCode ?? 'unknown') }))
  try {
    for await (const text of createInterface({ input: response, crlfDelay: Infinity })) yield parseReportLine(text)
    await upload
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(messages.connectionBrokeOff({ url: shop.url, afterStop: adviceAfterStop() }))
  } finally {
    outgoingRequest.destroy()
  }
}

function parseReportLine(text: string): ImportLine {
  const value: unknown = JSON.parse(text)
  if (!Check(ImportLine, value)) throw new CommandError(messages.otherVersion())
  return value
}
