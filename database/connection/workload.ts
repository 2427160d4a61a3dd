import { AsyncLocalStorage } from 'node:async_hooks'

/** For what the database is used; each name has its own share of the connections. */
export interface Workload {
  readonly name: string
  /** Whether somebody waits for the answer: then neither a lock nor a statement may take long. */
  readonly isRequest: boolean
}

const current = new AsyncLocalStorage<Workload>()

/** What uses the database outside any request, such as a job or an import. */
const BACKGROUND: Workload = { name: 'background', isRequest: false }

/** Runs work, with everything that it starts, as a workload. */
export function runAs<Result>(workload: Workload, work: () => Result): Result {
  return current.run(workload, work)
}

/** The workload that the caller runs as. */
export function currentWorkload(): Workload {
  return current.getStore() ?? BACKGROUND
}
