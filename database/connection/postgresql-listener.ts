import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { requireSafeChannelName } from './channel.ts'
import type { DatabaseLog, Listener } from './database.ts'
import { toConnectionSettings } from './postgresql-pool.ts'

const RETRY_MILLISECONDS = 1_000

// A server that disappeared without closing the connection is noticed within the sum of these two times.
const HEARTBEAT_INTERVAL_MS = 2_000
const RESPONSE_TIMEOUT_MS = 5_000

/** One connection that listens to all channels and reconnects when it is lost. */
export class PostgresqlListener {
  readonly #url: string
  readonly #log: DatabaseLog | undefined
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #abortController = new AbortController()
  #client: Promise<pg.Client> | undefined
  #lastQuery: Promise<unknown> = Promise.resolve()
  #connectedClient: pg.Client | undefined
  #nextAnswer: Promise<void> | undefined

  constructor(url: string, log: DatabaseLog | undefined) {
    this.#url = url
    this.#log = log
  }

  /** Starts to deliver a channel's messages to a listener; returns a function that stops it. */
  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const name = requireSafeChannelName(channel)
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
    try {
      const client = await (this.#client ??= this.#connect())
      await this.#sendInOrder(client, `listen ${name}`)
    } catch (error) {
      listeners.delete(listener)
      throw error
    }
    return () => this.#removeListener(name, listener)
  }

  /**
   * Resolves when everything that was committed before the call has been delivered, because the server delivers what it
   * has before it responds, or when the connection is known to be lost. Does nothing while nobody listens.
   */
  async waitForDelivery(): Promise<void> {
    const client = this.#connectedClient
    if (client === undefined) return
    // A query that has not been sent yet serves all who wait.
    this.#nextAnswer ??= this.#lastQuery.then(() => {
      this.#nextAnswer = undefined
      // When the query fails, the connection has ended, and the listeners have been told.
      return this.#sendInOrder(client, 'select 1').catch(() => undefined)
    })
    await this.#nextAnswer
  }

  /** Closes the connection and stops reconnecting. */
  async close(): Promise<void> {
    this.#abortController.abort()
    this.#listeners.clear()
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  async #removeListener(name: string, listener: Listener): Promise<void> {
    const listeners = this.#listeners.get(name)
    listeners?.delete(listener)
    if (listeners?.size !== 0) return
    this.#listeners.delete(name)
    const client = await this.#client?.catch(() => undefined)
    if (client !== undefined) await this.#sendInOrder(client, `unlisten ${name}`)
  }

  /** Sends one statement at a time, because the driver does not queue them. */
  async #sendInOrder(client: pg.Client, statement: string): Promise<void> {
    const queuedQuery = this.#lastQuery.then(() => client.query(statement))
    this.#lastQuery = queuedQuery.catch(() => undefined)
    await queuedQuery
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...toConnectionSettings(this.#url), application_name: 'hydrant listener' })
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
    this.#connectedClient = client
    let isWaiting = false
    const heartbeat = setInterval(() => {
      if (isWaiting) return
      isWaiting = true
      void this.#destroyIfSilent(client).finally(() => (isWaiting = false))
    }, HEARTBEAT_INTERVAL_MS).unref()
    client.on('end', () => {
      clearInterval(heartbeat)
      void this.#notifyAndReconnect()
    })
    return client
  }

  async #destroyIfSilent(client: pg.Client): Promise<void> {
    let hasResponded = false
    const disconnectIfSilent = () => {
      if (!hasResponded) client.connection.stream.destroy()
    }
    // This process may have been too busy to read a response that has arrived: it is read before the immediate runs.
    const timer = setTimeout(() => setImmediate(disconnectIfSilent), RESPONSE_TIMEOUT_MS).unref()
    await this.#sendInOrder(client, 'select 1').then(
      () => (hasResponded = true),
      () => undefined,
    )
    clearTimeout(timer)
  }

  async #notifyAndReconnect(): Promise<void> {
    this.#client = undefined
    this.#connectedClient = undefined
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.onLost?.()
    for (;;) {
      await delay(RETRY_MILLISECONDS, undefined, { signal: this.#abortController.signal }).catch(() => undefined)
      if (this.#abortController.signal.aborted || (await this.#tryToReconnect())) break
    }
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.onGap?.()
  }

  async #tryToReconnect(): Promise<boolean> {
    try {
      await (this.#client ??= this.#connect())
      return true
    } catch (err) {
      this.#log?.warn({ err }, 'Listening for notifications could not be resumed yet.')
      return false
    }
  }
}
