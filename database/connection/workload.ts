import { AsyncLocalStorage } from 'node:async_hooks'

/** A kind of use of the database; each has its own share of the connections. */
export interface Workload {
  readonly name: string
  /** Whether somebody waits for the response: then locks and statements have short timeouts. */
  readonly isRequest: boolean
  /** Whether queries may run on a replica; by default they run on the primary. */
  readonly mayUseReplica?: boolean
}

const workloadStorage = new AsyncLocalStorage<Workload>()

/** Work outside any request, such as a job or an import. */
const BACKGROUND: Workload = { name: 'background', isRequest: false }

/** Runs work, and everything that it starts, as a workload. */
export function runAsWorkload<Result>(workload: Workload, work: () => Result): Result {
  return workloadStorage.run(workload, work)
}

/** Returns the workload of the calling code. */
export function currentWorkload(): Workload {
  return workloadStorage.getStore() ?? BACKGROUND
}
