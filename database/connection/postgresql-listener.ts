import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { channelName } from './channel.ts'
import type { DatabaseLog, Listener } from './database.ts'
import { connectionSettings } from './postgresql-pool.ts'

const RETRY_MILLISECONDS = 1_000

/** One connection that hears every channel somebody listens to, and comes back when it is lost. */
export class PostgresqlListener {
  readonly #url: string
  readonly #log: DatabaseLog | undefined
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #stopped = new AbortController()
  #client: Promise<pg.Client> | undefined

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
      await client.query(`listen ${name}`)
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
    await client?.query(`unlisten ${name}`)
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(connectionSettings(this.#url))
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
    client.on('end', () => void this.#reconnect())
    return client
  }

  async #reconnect(): Promise<void> {
    this.#client = undefined
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
