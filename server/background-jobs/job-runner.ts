import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import { toStorableText } from '@hydrant/kernel/text/storable-text.ts'
import * as store from './store.ts'

/** Something that is done in the background. */
export interface BackgroundJob {
  readonly name: string
  /** How long after the end of a run the next one begins; null: only when somebody asks for it. */
  readonly intervalMs: number | null
  /** Does the work; what it returns is stored as the result when it is an object. */
  readonly run: (isStopped: () => boolean) => Promise<unknown>
}

/** A job of this process, and when it runs next. */
export interface ScheduledJob extends Pick<BackgroundJob, 'name' | 'intervalMs'> {
  readonly isRunning: boolean
  /** Null: it is running, or runs only when somebody asks for it. */
  readonly nextRunAt: Date | null
}

/** The delay of the first run, so that requests right after the start are served first. */
const INITIAL_DELAY_MS = 1000

/** How often the end of a run is stored at most, unless it has failed or the one before it had. */
const STORE_INTERVAL_MS = 30_000

const MAX_FAILURE_LENGTH = 500

interface RunState {
  readonly job: BackgroundJob
  timer: NodeJS.Timeout | undefined
  nextRunAt: Date | null
  running: Promise<void> | null
  storedAt: number
  hasFailed: boolean
}

/**
 * Runs the background jobs of a process, each again whenever its interval since the end of the previous run is over, and
 * stores when they ran and what failed. Several processes may run the same jobs, which are made for it.
 */
export class JobRunner {
  readonly #database: store.Database
  readonly #onFailure: (error: unknown) => void
  readonly #states = new Map<string, RunState>()
  #isStopped = false

  constructor({ database, onFailure }: JobRunnerDeps) {
    this.#database = database
    this.#onFailure = onFailure
  }

  /** Adds a job; one with an interval runs after the initial delay. */
  add(job: BackgroundJob): void {
    const state = { job, timer: undefined, nextRunAt: null, running: null, storedAt: 0, hasFailed: false }
    this.#states.set(job.name, state)
    if (job.intervalMs !== null) this.#schedule(state, INITIAL_DELAY_MS)
  }

  /** Lists the jobs of this process. */
  list(): readonly ScheduledJob[] {
    return [...this.#states.values()].map(({ job: { name, intervalMs }, running, nextRunAt }) => ({
      name,
      intervalMs,
      isRunning: running !== null,
      nextRunAt,
    }))
  }

  /** Begins a run at once, unless the job is running; false when there is no such job. */
  runNow(name: string): boolean {
    const state = this.#states.get(name)
    if (state === undefined || this.#isStopped) return false
    if (state.running === null) {
      clearTimeout(state.timer)
      this.#start(state, true)
    }
    return true
  }

  /** Stops all jobs and waits for running ones, which are told that they have to come to an end. */
  async stop(): Promise<void> {
    this.#isStopped = true
    const states = [...this.#states.values()]
    for (const { timer } of states) clearTimeout(timer)
    await Promise.all(states.flatMap(({ running }) => running ?? []))
  }

  #schedule(state: RunState, delayMs: number): void {
    if (this.#isStopped) return
    state.nextRunAt = new Date(Date.now() + delayMs)
    state.timer = setTimeout(() => this.#start(state, false), delayMs).unref()
  }

  #start(state: RunState, isAskedFor: boolean): void {
    state.nextRunAt = null
    state.running = this.#run(state, isAskedFor).finally(() => {
      state.running = null
      if (state.job.intervalMs !== null) this.#schedule(state, state.job.intervalMs)
    })
  }

  async #run(state: RunState, isAskedFor: boolean): Promise<void> {
    const startedAt = new Date()
    try {
      const result = await state.job.run(() => this.#isStopped)
      const isDue = isAskedFor || state.hasFailed || Date.now() - state.storedAt >= STORE_INTERVAL_MS
      state.hasFailed = false
      if (isDue) await this.#store(state, { startedAt, failure: null, result })
    } catch (error) {
      this.#onFailure(error)
      state.hasFailed = true
      await this.#store(state, { startedAt, failure: describeFailure(error), result: undefined })
    }
  }

  /** A run counts although it could not be stored, as while the database is unreachable. */
  async #store(state: RunState, run: Pick<store.StoredRun, 'startedAt' | 'failure' | 'result'>): Promise<void> {
    try {
      await this.#database.transaction((tx) =>
        store.upsertRun(tx, { name: state.job.name, endedAt: new Date(), ...run }),
      )
      state.storedAt = Date.now()
    } catch (error) {
      this.#onFailure(error)
    }
  }
}

interface JobRunnerDeps {
  readonly database: store.Database
  /** Called when a run fails; the job still runs again. */
  readonly onFailure: (error: unknown) => void
}

function describeFailure(error: unknown): string {
  const safe = withoutQueryValues(error)
  return toStorableText(safe instanceof Error ? safe.message : String(safe)).slice(0, MAX_FAILURE_LENGTH)
}
