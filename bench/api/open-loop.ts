import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Request } from 'autocannon'
import { CONNECTIONS, type Load } from './load.ts'
import { sendRequest } from './send-request.ts'

/** Latencies at a fixed rate, in milliseconds. */
export interface Latencies {
  readonly p50: number
  readonly p99: number
}

/**
 * Starts runs of a script at a fixed rate, as visitors come, whether earlier ones have been answered or not. The latency
 * of a run is counted from the moment at which it was due, so it includes the wait for a free connection: a server that
 * stops for a moment is charged with everything that became due meanwhile. Precise to a millisecond. Throws when any
 * response is not a success.
 */
export async function measureLatenciesAtRate(url: string, load: Load & { readonly rate: number }): Promise<Latencies> {
  const connections = load.connections ?? CONNECTIONS
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const idle: Array<readonly Request[]> = Array.from({ length: connections }, (_, connection) =>
    load.script(connection),
  )
  const due: number[] = []
  const latencies: number[] = []
  const failures: unknown[] = []
  const startedAt = performance.now()
  const runNext = async (requests: readonly Request[], dueAt: number): Promise<void> => {
    try {
      await runScript(url, requests, agent)
      latencies.push(performance.now() - dueAt)
    } catch (error) {
      failures.push(error)
    }
    const nextDueAt = due.shift()
    if (nextDueAt === undefined) idle.push(requests)
    else await runNext(requests, nextDueAt)
  }
  const total = Math.max(1, Math.floor(load.rate * load.seconds))
  for (let started = 0; started < total || idle.length < connections;) {
    const shouldHaveStarted = Math.min(total, ((performance.now() - startedAt) / 1000) * load.rate)
    for (; started < shouldHaveStarted; started += 1) {
      const dueAt = startedAt + (started * 1000) / load.rate
      const requests = idle.shift()
      if (requests === undefined) due.push(dueAt)
      else void runNext(requests, dueAt)
    }
    await wait(1)
  }
  agent.destroy()
  if (failures.length > 0)
    throw new Error(`${load.name}: ${failures.length} of ${total} failed`, { cause: failures[0] })
  latencies.sort((one, other) => one - other)
  const at = (share: number): number => Math.round(latencies[Math.floor(latencies.length * share)] ?? Number.NaN)
  return { p50: at(0.5), p99: at(0.99) }
}

/** Sends the requests of a script one after the other. */
export async function runScript(url: string, requests: readonly Request[], agent: Agent): Promise<void> {
  for (const template of requests) {
    const { setupRequest } = template
    await sendRequest(url, agent, typeof setupRequest === 'function' ? setupRequest(template, {}) : template)
  }
}
