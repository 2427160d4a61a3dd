import { setTimeout as wait } from 'node:timers/promises'

/** One kind of request that goes on during a fault; makes a request of its own each time. */
export interface Traffic {
  readonly name: string
  readonly send: () => Promise<Response>
  /** How many are under way at once; 4 unless given. */
  readonly atOnce?: number
}

/** Where a fault run keeps its data, and how long each fault lasts. */
export interface FaultRun {
  readonly dataDir: string
  readonly milliseconds: number
}

/** A row of the report: what became of one kind of request while a fault lasted. */
export interface Outcome {
  readonly name: string
  readonly statuses: Readonly<Record<string, number>>
  readonly longestMilliseconds: number
  /** Seconds from the end of the fault until requests succeed again; null when they did not within a minute. */
  readonly recoverySeconds: number | null
}

const LONGEST_RECOVERY_SECONDS = 60
/** Between two requests, so that a fault that is answered at once does not keep both cores busy with refusals. */
const PAUSE_MILLISECONDS = 20

/**
 * Sends traffic while a fault lasts, which begins at once and ends when its promise resolves, and then until it
 * succeeds again.
 */
export async function observe(fault: () => Promise<void>, traffic: readonly Traffic[]): Promise<Outcome[]> {
  const isOver = { value: false }
  const observed = traffic.map((kind) => observeOne(kind, isOver))
  try {
    await fault()
  } finally {
    isOver.value = true
  }
  return Promise.all(observed)
}

async function observeOne({ name, send, atOnce = 4 }: Traffic, isOver: { readonly value: boolean }): Promise<Outcome> {
  const statuses: Record<string, number> = {}
  let longest = 0
  const request = async (): Promise<boolean> => {
    const began = performance.now()
    const status = await statusOf(send)
    longest = Math.max(longest, performance.now() - began)
    statuses[status] = (statuses[status] ?? 0) + 1
    await wait(PAUSE_MILLISECONDS)
    return status.startsWith('2')
  }
  const loop = async (): Promise<void> => {
    while (!isOver.value) await request()
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  const began = performance.now()
  const seconds = (): number => (performance.now() - began) / 1000
  while (!(await request()))
    if (seconds() > LONGEST_RECOVERY_SECONDS)
      return { name, statuses, longestMilliseconds: Math.round(longest), recoverySeconds: null }
  return { name, statuses, longestMilliseconds: Math.round(longest), recoverySeconds: Math.round(seconds() * 10) / 10 }
}

async function statusOf(send: () => Promise<Response>): Promise<string> {
  try {
    const response = await send()
    const text = await response.text()
    return text === '' ? `${response.status} empty` : String(response.status)
  } catch (error) {
    return error instanceof Error ? error.name : 'no answer'
  }
}

/** Prints the rows of a fault. */
export function report(fault: string, outcomes: readonly Outcome[]): void {
  for (const { name, statuses, longestMilliseconds, recoverySeconds } of outcomes) {
    const answers = Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')
    console.log(
      `| ${fault} | ${name} | ${answers} | ${longestMilliseconds} | ${recoverySeconds ?? 'not within a minute'} |`,
    )
  }
}
