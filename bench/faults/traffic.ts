import { setTimeout as wait } from 'node:timers/promises'

/** One kind of request that is repeated during a fault. */
export interface Traffic {
  readonly name: string
  readonly send: () => Promise<Response>
  /** How many run concurrently; 4 by default. */
  readonly atOnce?: number
}

/** The folder for a fault run's data, and how long each fault lasts. */
export interface FaultRun {
  readonly dataDir: string
  readonly milliseconds: number
}

/** A row of the report: the responses to one kind of request during a fault. */
export interface FaultResult {
  readonly name: string
  readonly statuses: Readonly<Record<string, number>>
  readonly longestMilliseconds: number
  /** Seconds from the end of the fault until requests succeed again; null when they did not within a minute. */
  readonly recoverySeconds: number | null
}

const MAX_RECOVERY_SECONDS = 60
/** The delay between two requests, so that immediate responses during a fault do not keep the processor busy. */
const REQUEST_DELAY_MS = 20

/**
 * Sends traffic during a fault, which begins with the call of `fault` and ends when its promise resolves, and then
 * until requests succeed again.
 */
export async function measureFault(fault: () => Promise<void>, traffic: readonly Traffic[]): Promise<FaultResult[]> {
  const faultEnd = { value: false }
  const pendingResults = traffic.map((kind) => sendTraffic(kind, faultEnd))
  try {
    await fault()
  } finally {
    faultEnd.value = true
  }
  return Promise.all(pendingResults)
}

async function sendTraffic(
  { name, send, atOnce = 4 }: Traffic,
  faultEnd: { readonly value: boolean },
): Promise<FaultResult> {
  const statuses: Record<string, number> = {}
  let longest = 0
  const request = async (): Promise<boolean> => {
    const startedAt = performance.now()
    const status = await sendAndReadStatus(send)
    longest = Math.max(longest, performance.now() - startedAt)
    statuses[status] = (statuses[status] ?? 0) + 1
    await wait(REQUEST_DELAY_MS)
    return status.startsWith('2')
  }
  const loop = async (): Promise<void> => {
    while (!faultEnd.value) await request()
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  const startedAt = performance.now()
  const seconds = (): number => (performance.now() - startedAt) / 1000
  while (!(await request()))
    if (seconds() > MAX_RECOVERY_SECONDS)
      return { name, statuses, longestMilliseconds: Math.round(longest), recoverySeconds: null }
  return { name, statuses, longestMilliseconds: Math.round(longest), recoverySeconds: Math.round(seconds() * 10) / 10 }
}

async function sendAndReadStatus(send: () => Promise<Response>): Promise<string> {
  try {
    const response = await send()
    const text = await response.text()
    return text === '' ? `${response.status} empty` : String(response.status)
  } catch (error) {
    return error instanceof Error ? error.name : 'no answer'
  }
}

/** Prints the rows of a fault. */
export function printFaultResults(fault: string, results: readonly FaultResult[]): void {
  for (const { name, statuses, longestMilliseconds, recoverySeconds } of results) {
    const statusCounts = Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')
    console.log(
      `| ${fault} | ${name} | ${statusCounts} | ${longestMilliseconds} | ${recoverySeconds ?? 'not within a minute'} |`,
    )
  }
}
