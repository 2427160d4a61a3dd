import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { channelName } from './channel.ts'
import type { DatabaseLog, Listener } from './database.ts'
import { connectionSettings } from './postgresql-pool.ts'

const RETRY_MILLISECONDS = 1_000

// A server that vanished without a word is noticed within the sum of the two.
const PULSE_MILLISECONDS = 2_000
const ANSWER_MILLISECONDS = 5_000

/** One connection that hears every channel somebody listens to, and comes back when it is lost. */
export class PostgresqlListener {
  readonly #url: string
  readonly #log: DatabaseLog | undefined
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #stopped = new AbortController()
  #client: Promise<pg.Client> | undefined
  #lastQuery: Promise<unknown> = Promise.resolve()

  constructor(url: string, log: DatabaseLog | undefined) {
    this.#url = url
    this.#log = log
  }

  /** Starts to deliver a channel's messages to a listener; the answer stops it. */
  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const name = channelName(channel)
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
    try {
      const client = await (this.#client ??= this.#connect())
      await this.#ask(client, `listen ${name}`)
    } catch (error) {
      listeners.delete(listener)
      throw error
    }
    return () => this.#forget(name, listener)
  }

  /** Stops for good. */
  async close(): Promise<void> {
    this.#stopped.abort()
    this.#listeners.clear()
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  async #forget(name: string, listener: Listener): Promise<void> {
    const listeners = this.#listeners.get(name)
    listeners?.delete(listener)
    if (listeners?.size !== 0) return
    this.#listeners.delete(name)
    const client = await this.#client?.catch(() => undefined)
    if (client !== undefined) await this.#ask(client, `unlisten ${name}`)
  }

  /** Sends one statement after the other, which the driver leaves to its user. */
  async #ask(client: pg.Client, statement: string): Promise<void> {
    const turn = this.#lastQuery.then(() => client.query(statement))
    this.#lastQuery = turn.catch(() => undefined)
    await turn
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...connectionSettings(this.#url), application_name: 'hydrant listener' })
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener.onMessage(payload ?? '')
    })
    client.on('error', (err) => this.#log?.warn({ err }, 'The connection that listens for notifications was lost.'))
    try {
      await client.connect()
      for (const name of this.#listeners.keys()) await client.query(`listen ${name}`)
    } catch (error) {
      this.#client = undefined
      await client.end()
      throw error
    }
    let isWaiting = false
    const pulse = setInterval(() => {
      if (isWaiting) return
      isWaiting = true
      void this.#feelPulse(client).finally(() => (isWaiting = false))
    }, PULSE_MILLISECONDS).unref()
    client.on('end', () => {
      clearInterval(pulse)
      void this.#reconnect()
    })
    return client
  }

  async #feelPulse(client: pg.Client): Promise<void> {
    let hasAnswered = false
    const giveUp = () => {
      if (!hasAnswered) client.connection.stream.destroy()
    }
    // This process may itself have been too busy to read an answer that is there: it is read before the immediate runs.
    const patience = setTimeout(() => setImmediate(giveUp), ANSWER_MILLISECONDS).unref()
    await this.#ask(client, 'select 1').then(
      () => (hasAnswered = true),
      () => undefined,
    )
    clearTimeout(patience)
  }

  async #reconnect(): Promise<void> {
    this.#client = undefined
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.onLost?.()
    for (;;) {
      await pause(RETRY_MILLISECONDS, undefined, { signal: this.#stopped.signal }).catch(() => undefined)
      if (this.#stopped.signal.aborted || (await this.#isBack())) break
    }
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.onGap?.()
  }

  async #isBack(): Promise<boolean> {
    try {
      await (this.#client ??= this.#connect())
      return true
    } catch (err) {
      this.#log?.warn({ err }, 'Listening for notifications could not be resumed yet.')
      return false
    }
  }
}
