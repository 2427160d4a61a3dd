/** Thrown when work was rejected because too much work of its kind is already running or waiting. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError'
}

/** The limits of a bulkhead; times are in milliseconds. */
export interface BulkheadLimits {
  /** The name of the work in error messages, such as `carts`. */
  readonly name: string
  /** The maximum number of tasks that run at once. */
  readonly running: number
  /** The maximum number of tasks that wait. */
  readonly waiting: number
  readonly waitMilliseconds: number
  /** When every running task has taken longer than this, the bulkhead counts as stuck and no more work may wait. */
  readonly stuckMilliseconds: number
}

interface Waiter {
  readonly start: () => void
  readonly timer: NodeJS.Timeout
}

/** How many tasks of a bulkhead run and wait. */
export interface BulkheadStatistics {
  readonly name: string
  readonly running: number
  readonly waiting: number
}

/** Weak references, so that a bulkhead can be garbage-collected with its owner. */
const bulkheads = new Set<WeakRef<Bulkhead>>()

/** Lists how many tasks run and wait in each bulkhead of the process. */
export function listBulkheadStatistics(): BulkheadStatistics[] {
  return [...bulkheads].flatMap((reference) => reference.deref()?.statistics ?? [])
}

/**
 * Limits how many tasks run at once and how many wait, in order and for a limited time; all others are rejected
 * immediately.
 */
export class Bulkhead {
  readonly #limits: BulkheadLimits
  /** The start time of each running task. */
  readonly #running = new Map<symbol, number>()
  readonly #waiting = new Set<Waiter>()

  constructor(limits: BulkheadLimits) {
    this.#limits = limits
    bulkheads.add(new WeakRef(this))
  }

  /** How many tasks run and wait now. */
  get statistics(): BulkheadStatistics {
    return { name: this.#limits.name, running: this.#running.size, waiting: this.#waiting.size }
  }

  /**
   * Resolves when the caller may start, with a function that the caller calls when it has finished. Rejects with an
   * `OverloadError`.
   */
  async enter(): Promise<() => void> {
    const { name, running, waiting, waitMilliseconds } = this.#limits
    if (this.#running.size < running) return this.#startTask()
    if (this.#waiting.size >= waiting) throw new OverloadError(`Too many tasks wait for ${name}.`)
    if (this.#isStuck()) throw new OverloadError(`Everything that runs for ${name} is stuck.`)
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const onTimeout = (): void => {
      this.#waiting.delete(waiter)
      reject(new OverloadError(`A task has waited for ${name} longer than ${waitMilliseconds} ms.`))
    }
    const waiter: Waiter = { start: () => resolve(this.#startTask()), timer: setTimeout(onTimeout, waitMilliseconds) }
    this.#waiting.add(waiter)
    return promise
  }

  /** Runs a task when it may start. Rejects as the task does, or with an `OverloadError`. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }

  #startTask(): () => void {
    const task = Symbol(this.#limits.name)
    this.#running.set(task, performance.now())
    return () => {
      if (this.#running.delete(task)) this.#startNext()
    }
  }

  #startNext(): void {
    for (const waiter of this.#waiting.values().take(1)) {
      clearTimeout(waiter.timer)
      this.#waiting.delete(waiter)
      waiter.start()
    }
  }

  #isStuck(): boolean {
    const stuckBefore = performance.now() - this.#limits.stuckMilliseconds
    return this.#running.values().every((started) => started < stuckBefore)
  }
}
