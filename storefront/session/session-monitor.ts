import { createObservable, type Observable } from '@hydrant/client/observable.ts'

/** The times of a session, as returned by the server. */
export interface SessionTimes {
  readonly secondsLeft: number
  readonly idleSeconds: number
}

/**
 * The phase of a session: `warning` when it ends soon but can be extended, `last` when it ends soon and has reached its
 * maximum, `checking` when it is over by the local clock and the server is being asked, `expired` when its time ran out,
 * `ended` when it was ended elsewhere.
 */
export type SessionPhase =
  | { readonly name: 'open' | 'checking' | 'expired' | 'ended' }
  | { readonly name: 'warning' | 'last'; readonly seconds: number }

/**
 * A message between tabs: when the session ends (milliseconds), that the server says it has expired, or (null) that
 * nobody is signed in.
 */
export type TabMessage = number | 'expired' | null

/**
 * The session API. Both functions return `ended` when there is no session any more, and reject when the request fails.
 */
export interface SessionApi {
  /** Restarts the idle time. */
  readonly extend: () => Promise<SessionTimes | 'ended'>
  /** Reads the times without extending the session. */
  readonly fetchTimes: () => Promise<SessionTimes | 'ended'>
}

const WARNING_MS = 30_000
/** How long a hidden page waits for the server's response before the session counts as expired. */
const CHECK_TIMEOUT_MS = 5000
/** A session that was just extended and lacks more than this of its idle time has reached its maximum. */
const MAX_IDLE_SHORTFALL_SECONDS = 5
const MAX_EXTEND_INTERVAL_MS = 60_000
/** The timeout of a request to extend the session. */
const RESPONSE_TIMEOUT_MS = 20_000
/** The maximum delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1

const OPEN: SessionPhase = { name: 'open' }

/**
 * Monitors the end of the session in one tab. The server decides when the session ends; activity extends it by a
 * request. Times are milliseconds of the local clock. That clock starts warnings but never ends the session: while this
 * tab was suspended, other tabs may have extended it.
 */
export class SessionMonitor implements Observable<SessionPhase> {
  readonly #phase = createObservable<SessionPhase>(OPEN)
  readonly #server: SessionApi
  #broadcast: (message: TabMessage) => void = () => {}
  #endsAt = Number.POSITIVE_INFINITY
  #extendInterval = MAX_EXTEND_INTERVAL_MS
  #extendedAt = 0
  #lastActivityAt = 0
  #isExtending = false
  #isAtMaximum = false
  #checkTimer: ReturnType<typeof setTimeout> | undefined
  #extendTimer: ReturnType<typeof setTimeout> | undefined

  constructor(server: SessionApi) {
    this.#server = server
  }

  readonly get = this.#phase.get
  readonly subscribe = this.#phase.subscribe

  /** Sets the function that broadcasts to the shop's other tabs. */
  readonly setBroadcast = (broadcast: (message: TabMessage) => void): void => {
    this.#broadcast = broadcast
  }

  /** Applies times that the server has returned. */
  readonly update = ({ secondsLeft, idleSeconds }: SessionTimes): void => {
    if (this.#isOver()) return
    const endsAt = Date.now() + secondsLeft * 1000
    this.#extendInterval = Math.min(MAX_EXTEND_INTERVAL_MS, idleSeconds * 100)
    // A session at its maximum ends at the same time after every extension, so its end does not tell when that was.
    this.#extendedAt = Math.max(this.#extendedAt, endsAt - idleSeconds * 1000)
    this.#setEnd(endsAt)
    this.#broadcast(endsAt)
  }

  /** Continues in this tab with the new session after the same user has signed in again. */
  readonly resume = (times: SessionTimes): void => {
    if (!this.#isOver()) return
    this.#isAtMaximum = false
    this.#phase.set(OPEN)
    this.update(times)
  }

  /** Applies a message of another tab: a later end, or that the session is over. */
  readonly receive = (message: TabMessage): void => {
    if (this.#isOver()) return
    if (message === 'expired') return this.#phase.set({ name: 'expired' })
    if (message === null) return this.#setEndedOrExpired()
    if (message <= this.#endsAt) return
    this.#extendedAt += message - this.#endsAt
    this.#setEnd(message)
  }

  /** Records activity. The server is called at most once a minute. */
  readonly recordActivity = (): void => {
    this.check()
    if (this.#phase.get() !== OPEN) return
    this.#lastActivityAt = Date.now()
    const delay = this.#extendedAt + this.#extendInterval - this.#lastActivityAt
    if (delay <= 0) void this.#extend()
    else this.#extendTimer ??= setTimeout(() => this.#extendForRecentActivity(), delay)
  }

  /** Extends the session after a warning. */
  readonly continueWorking = (): void => {
    if (this.#isOver()) return
    this.#phase.set(OPEN)
    void this.#extend()
  }

  /** Compares the end with the clock, which may have run on while timers were suspended. */
  readonly check = (): void => {
    clearTimeout(this.#checkTimer)
    if (this.#isOver()) return
    const remaining = this.#endsAt - Date.now()
    if (this.#isExtending && remaining <= WARNING_MS && remaining > -RESPONSE_TIMEOUT_MS) {
      // The pending response decides. When none comes, this timer checks again, so that the session does not stay open.
      this.#checkTimer = setTimeout(this.check, remaining + RESPONSE_TIMEOUT_MS)
      return
    }
    if (remaining <= 0) return void this.#confirmExpiry()
    const warningName = this.#isAtMaximum ? 'last' : 'warning'
    if (remaining > WARNING_MS) this.#phase.set(OPEN)
    else if (this.#phase.get().name !== warningName)
      this.#phase.set({ name: warningName, seconds: Math.ceil(remaining / 1000) })
    this.#checkTimer = setTimeout(
      this.check,
      Math.min(remaining > WARNING_MS ? remaining - WARNING_MS : remaining, MAX_TIMER_MS),
    )
  }

  /** Stops the timers. */
  readonly stop = (): void => {
    clearTimeout(this.#checkTimer)
    clearTimeout(this.#extendTimer)
    this.#extendTimer = undefined
  }

  /** Asks the server whether the session is over, in the phase `checking`; without a response it counts as expired. */
  async #confirmExpiry(): Promise<void> {
    if (this.#phase.get().name === 'checking') return
    const checkingPhase: SessionPhase = { name: 'checking' }
    this.#phase.set(checkingPhase)
    const times = await awaitResponseOrSilent(this.#server.fetchTimes())
    if (this.#phase.get() !== checkingPhase) return
    if (typeof times === 'object' && times.secondsLeft > 0) return this.update(times)
    if (times !== 'silent') this.#broadcast('expired')
    this.#phase.set({ name: 'expired' })
  }

  /** Sets the phase of a session that no longer exists: `ended` when it should have had time left, else `expired`. */
  #setEndedOrExpired(): void {
    if (!this.#isOver()) this.#phase.set({ name: Date.now() < this.#endsAt ? 'ended' : 'expired' })
  }

  #isOver(): boolean {
    const { name } = this.#phase.get()
    return name === 'expired' || name === 'ended'
  }

  #setEnd(endsAt: number): void {
    this.#endsAt = endsAt
    this.check()
  }

  /**
   * Extends the session some time after activity that followed soon after the last extension. When the timer was
   * suspended meanwhile, it extends nothing, because the activity is too old.
   */
  #extendForRecentActivity(): void {
    this.#extendTimer = undefined
    this.check()
    if (this.#phase.get() === OPEN && Date.now() < this.#lastActivityAt + 2 * this.#extendInterval) void this.#extend()
  }

  /** Extends the session by a request to the server, and applies the result. */
  async #extend(): Promise<void> {
    clearTimeout(this.#extendTimer)
    this.#extendTimer = undefined
    this.#extendedAt = Date.now()
    this.#isExtending = true
    try {
      const times = await this.#server.extend()
      this.#isExtending = false
      if (times === 'ended') return this.#setEndedOrExpired()
      this.#isAtMaximum = times.secondsLeft < times.idleSeconds - MAX_IDLE_SHORTFALL_SECONDS
      this.update(times)
    } catch {
      this.#isExtending = false
      // Without a connection the user is warned in time, and can try again.
      this.check()
    }
  }
}

/** Awaits a response; `silent` when the request fails or takes longer than `CHECK_TIMEOUT_MS`. */
async function awaitResponseOrSilent(
  response: Promise<SessionTimes | 'ended'>,
): Promise<SessionTimes | 'ended' | 'silent'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<'silent'>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, 'silent')
  })
  try {
    return await Promise.race([response.catch(() => 'silent' as const), timeout])
  } finally {
    clearTimeout(timer)
  }
}
