import autocannon, { type Client, type Request } from 'autocannon'

export const CONNECTIONS = 32

/** What one connection sends, over and over: the requests in their order. */
export type Script = (connection: number) => Request[]

/** What load came to. */
export interface Figures {
  readonly name: string
  /** Passes through the whole script a second: requests, where the script has one. */
  readonly perSecond: number
  /** Of single requests, in milliseconds. */
  readonly p50: number
  readonly p99: number
}

/**
 * Sends a script on every connection, 32 unless given, for some seconds. Throws when any answer is not a success: a
 * fast refusal proves nothing.
 */
export async function measure(
  url: string,
  load: { readonly name: string; readonly seconds: number; readonly script: Script; readonly connections?: number },
): Promise<Figures> {
  let connection = 0
  let steps = 1
  const result = await autocannon({
    url,
    connections: load.connections ?? CONNECTIONS,
    duration: load.seconds,
    timeout: 60,
    setupClient: (client: Client) => {
      const requests = load.script(connection)
      steps = requests.length
      connection += 1
      client.setRequests(requests)
    },
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0)
    throw new Error(
      `${load.name}: ${failed} of ${result.requests.total} requests failed: ${JSON.stringify(result.statusCodeStats)}`,
    )
  return {
    name: load.name,
    perSecond: result.requests.average / steps,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}
