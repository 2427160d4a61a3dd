import { measureProcessorTime, type Measurable } from '../processor-time.ts'

/** What one run of an operation takes. */
export interface OperationCost {
  readonly perSecond: number
  /** Milliseconds of processor of the server. */
  readonly server: number
  /** Milliseconds of processor of PostgreSQL. */
  readonly database: number
}

/** Repeats an operation `count` times, as several visitors who each wait for their answer. */
export async function measureRepeatedly(
  server: Measurable,
  operation: (connection: number) => Promise<void>,
  { count, connections }: { readonly count: number; readonly connections: number },
): Promise<OperationCost> {
  const measured = await measureProcessorTime(server, async () => {
    const startedAt = performance.now()
    let started = 0
    const visit = async (connection: number): Promise<void> => {
      while (started < count) {
        started += 1
        await operation(connection)
      }
    }
    await Promise.all(Array.from({ length: connections }, (_, connection) => visit(connection)))
    return { result: count / ((performance.now() - startedAt) / 1000), count }
  })
  return {
    perSecond: measured.result,
    server: measured.server ?? Number.NaN,
    database: measured.database ?? Number.NaN,
  }
}
