import autocannon, { type Client, type Request } from 'autocannon'

export const CONNECTIONS = 32

/** The requests that one connection sends repeatedly, in order. */
export type Script = (connection: number) => Request[]

/** What is sent to a server. */
export interface Load {
  readonly name: string
  readonly seconds: number
  readonly script: Script
  /** 32 by default. */
  readonly connections?: number
}

/** The measured figures of a load run. */
export interface LoadResult {
  readonly name: string
  /** Runs of the whole script per second; requests per second where the script has one. */
  readonly perSecond: number
  /** All runs of the whole script. */
  readonly count: number
  /** The latency of single requests, in milliseconds. */
  readonly p50: number
  readonly p99: number
}

/**
 * Runs a script on every connection for some seconds, one request after the other. Throws when any response is not a
 * success: fast errors prove nothing.
 */
export async function measureLoad(url: string, load: Load): Promise<LoadResult> {
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
    perSecond: result.requests.total / result.duration / steps,
    count: result.requests.total / steps,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}
