import { createObservable, type Observable } from '@hydrant/client/observable.ts'

/** How long a session lasts, as the server tells it. */
export interface SessionTimes {
  readonly secondsLeft: number
  readonly idleSeconds: number
}

/**
 * How a session stands: `warning` when it ends soon unless it goes on, `last` when it ends soon and cannot go on,
 * `asking` when its time is over by this machine's clock and the server has the word, `expired` when its time ran out,
 * `gone` when it was ended elsewhere.
 */
export type SessionPhase =
  | { readonly name: 'open' | 'asking' | 'expired' | 'gone' }
  | { readonly name: 'warning' | 'last'; readonly seconds: number }

/**
 * What tabs tell one another: when the session ends, in milliseconds, that it has run out by the server's word, or
 * (null) that nobody is signed in.
 */
export type TabNews = number | 'expired' | null

/**
 * How the server is asked. Both answer `gone` when there is no session any more, and reject when it cannot be asked.
 */
export interface SessionServer {
  /** Begins the idle time anew. */
  readonly extend: () => Promise<SessionTimes | 'gone'>
  /** Leaves the end where it is. */
  readonly look: () => Promise<SessionTimes | 'gone'>
}

const WARNING_MS = 30_000
/** How long a page whose time is over waits, hidden, for the server's word. */
const LOOK_PATIENCE_MS = 5000
/** An idle time that began just now and is shorter by more than this has met the session's last moment. */
const SHORTER_BY_SECONDS = 5
const TELL_EVERY_MS = 60_000
/** How long an answer of the server may take. */
const PATIENCE_MS = 20_000
/** The longest that a timer can be set for. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

const OPEN: SessionPhase = { name: 'open' }

/**
 * Follows the end of the session in one tab. What counts is when the server ends it, so that browser and server always
 * agree; activity moves that end, by telling the server. Moments are milliseconds of this machine's clock, which sets
 * the time of warnings but ends nothing: a tab that was asleep does not know what others have done meanwhile.
 */
export class SessionWatch implements Observable<SessionPhase> {
  readonly #phase = createObservable<SessionPhase>(OPEN)
  readonly #server: SessionServer
  #tellTabs: (news: TabNews) => void = () => {}
  #endsAt = Number.POSITIVE_INFINITY
  #tellEvery = TELL_EVERY_MS
  #toldAt = 0
  #touchedAt = 0
  #isTelling = false
  #isLast = false
  #checkTimer: ReturnType<typeof setTimeout> | undefined
  #tellTimer: ReturnType<typeof setTimeout> | undefined

  constructor(server: SessionServer) {
    this.#server = server
  }

  readonly get = this.#phase.get
  readonly subscribe = this.#phase.subscribe

  /** Tells the shop's other tabs through `tell`. */
  readonly connect = (tell: (news: TabNews) => void): void => {
    this.#tellTabs = tell
  }

  /** Takes in what the server has just told. */
  readonly learn = ({ secondsLeft, idleSeconds }: SessionTimes): void => {
    if (this.#isOver()) return
    const endsAt = Date.now() + secondsLeft * 1000
    this.#tellEvery = Math.min(TELL_EVERY_MS, idleSeconds * 100)
    // The end of a session that has reached its longest time moves no more: then it says nothing of when it was told.
    this.#toldAt = Math.max(this.#toldAt, endsAt - idleSeconds * 1000)
    this.#endAt(endsAt)
    this.#tellTabs(endsAt)
  }

  /**
   * Whoever the session belonged to has signed in again, as the server has just told: this tab goes on with that
   * session.
   */
  readonly resume = (times: SessionTimes): void => {
    if (!this.#isOver()) return
    this.#isLast = false
    this.#phase.set(OPEN)
    this.learn(times)
  }

  /** The server has told that nobody is signed in. */
  readonly learnOfGuest = (): void => this.#tellTabs(null)

  /**
   * Takes in what another tab has learnt: an end that is later than was known, or that there is no session any more.
   */
  readonly hear = (news: TabNews): void => {
    if (this.#isOver()) return
    if (news === 'expired') return this.#phase.set({ name: 'expired' })
    if (news === null) return this.#lose()
    if (news <= this.#endsAt) return
    this.#toldAt += news - this.#endsAt
    this.#endAt(news)
  }

  /** The visitor did something. The server is told of it, not more often than every minute. */
  readonly touch = (): void => {
    this.check()
    if (this.#phase.get() !== OPEN) return
    this.#touchedAt = Date.now()
    const wait = this.#toldAt + this.#tellEvery - this.#touchedAt
    if (wait <= 0) void this.#tell()
    else this.#tellTimer ??= setTimeout(() => this.#tellLater(), wait)
  }

  /** The visitor wants to go on although they were warned. */
  readonly continueWorking = (): void => {
    if (this.#isOver()) return
    this.#phase.set(OPEN)
    void this.#tell()
  }

  /** Looks at the clock, which may have run on while nothing here did. */
  readonly check = (): void => {
    clearTimeout(this.#checkTimer)
    if (this.#isOver()) return
    const left = this.#endsAt - Date.now()
    if (this.#isTelling && left <= WARNING_MS && left > -PATIENCE_MS) {
      // An answer that is under way decides; one that does not come holds nothing up for ever.
      this.#checkTimer = setTimeout(this.check, left + PATIENCE_MS)
      return
    }
    if (left <= 0) return void this.#look()
    const soon = this.#isLast ? 'last' : 'warning'
    if (left > WARNING_MS) this.#phase.set(OPEN)
    else if (this.#phase.get().name !== soon) this.#phase.set({ name: soon, seconds: Math.ceil(left / 1000) })
    this.#checkTimer = setTimeout(this.check, Math.min(left > WARNING_MS ? left - WARNING_MS : left, LONGEST_TIMER_MS))
  }

  readonly stop = (): void => {
    clearTimeout(this.#checkTimer)
    clearTimeout(this.#tellTimer)
    this.#tellTimer = undefined
  }

  /** Takes the page away and asks the server whether the session is over, as it is when no answer comes. */
  async #look(): Promise<void> {
    if (this.#phase.get().name === 'asking') return
    const asking: SessionPhase = { name: 'asking' }
    this.#phase.set(asking)
    const found = await withinPatience(this.#server.look())
    if (this.#phase.get() !== asking) return
    if (typeof found === 'object' && found.secondsLeft > 0) return this.learn(found)
    if (found !== 'silent') this.#tellTabs('expired')
    this.#phase.set({ name: 'expired' })
  }

  /** There is no session any more: it has run out, unless there should have been time left. */
  #lose(): void {
    if (!this.#isOver()) this.#phase.set({ name: Date.now() < this.#endsAt ? 'gone' : 'expired' })
  }

  #isOver(): boolean {
    const { name } = this.#phase.get()
    return name === 'expired' || name === 'gone'
  }

  #endAt(endsAt: number): void {
    this.#endsAt = endsAt
    this.check()
  }

  /**
   * What is done soon after the server was told is told later. A timer that slept tells nothing: by then it is no
   * longer true.
   */
  #tellLater(): void {
    this.#tellTimer = undefined
    this.check()
    if (this.#phase.get() === OPEN && Date.now() < this.#touchedAt + 2 * this.#tellEvery) void this.#tell()
  }

  async #tell(): Promise<void> {
    clearTimeout(this.#tellTimer)
    this.#tellTimer = undefined
    this.#toldAt = Date.now()
    this.#isTelling = true
    try {
      const told = await this.#server.extend()
      this.#isTelling = false
      if (told === 'gone') return this.#lose()
      this.#isLast = told.secondsLeft < told.idleSeconds - SHORTER_BY_SECONDS
      this.learn(told)
    } catch {
      this.#isTelling = false
      // Whoever cannot reach the server is warned when the time comes, and may try again.
      this.check()
    }
  }
}

async function withinPatience(answer: Promise<SessionTimes | 'gone'>): Promise<SessionTimes | 'gone' | 'silent'> {
  let patience: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<'silent'>((resolve) => {
    patience = setTimeout(resolve, LOOK_PATIENCE_MS, 'silent')
  })
  try {
    return await Promise.race([answer.catch(() => 'silent' as const), silence])
  } finally {
    clearTimeout(patience)
  }
}
