import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Request } from 'autocannon'

/** A successful response. */
export interface Reply {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends a request on a connection of the agent. Throws when the response is not a success. */
export async function sendRequest(
  url: string,
  agent: Agent,
  { method = 'GET', path = '/', headers, body }: Request,
): Promise<Reply> {
  const sent = request(url + path, { agent, method, ...(headers && { headers }) })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject).end(body)
  })
  const received = await text(response)
  if ((response.statusCode ?? 500) >= 300)
    throw new Error(`${method} ${path} was answered with ${response.statusCode}: ${received.slice(0, 500)}`)
  return { headers: response.headers, body: received }
}
