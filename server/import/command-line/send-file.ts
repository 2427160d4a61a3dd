import { createReadStream } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { Check } from 'typebox/value'
import { ImportLine } from '@hydrant/contract/admin/import.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { CommandRefusal } from './usage.ts'

/** Sends a file to a running shop and yields what it reports, while the file is still being sent. */
export async function* sendFile(
  shop: { readonly url: string; readonly token: string },
  path: string,
): AsyncGenerator<ImportLine> {
  const answer = Promise.withResolvers<IncomingMessage>()
  const outgoing = request(`${shop.url}${ROUTES.importProducts.path}`, {
    method: ROUTES.importProducts.method,
    headers: { authorization: `Bearer ${shop.token}`, 'content-type': 'text/csv' },
  })
  outgoing.on('response', answer.resolve)
  // An early answer ends the sending; that answer says why.
  const sending = pipeline(createReadStream(path), outgoing).catch(answer.reject)
  const response = await answer.promise.catch(() => {
    throw new CommandRefusal(`The shop at ${shop.url} cannot be reached.`)
  })
  if (response.statusCode !== 200)
    throw new CommandRefusal(
      `The shop at ${shop.url} refused the import with status ${response.statusCode ?? 'unknown'}.`,
    )
  try {
    for await (const text of createInterface({ input: response, crlfDelay: Infinity })) yield readReport(text)
    await sending
  } finally {
    outgoing.destroy()
  }
}

function readReport(text: string): ImportLine {
  const value: unknown = JSON.parse(text)
  if (!Check(ImportLine, value))
    throw new CommandRefusal('The running shop is of another version than this command; restart it.')
  return value
}
