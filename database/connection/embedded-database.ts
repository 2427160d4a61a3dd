import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { sql } from 'drizzle-orm'
import { CHANGE_CHANNEL, ChangeFeed } from './change-feed.ts'
import { requireSafeChannelName } from './channel.ts'
import type { Database, Handle, Listener, TransactionOptions, ChangeSubscriber } from './database.ts'
import type { EmbeddedClient } from './embedded-client.ts'
import { createExtensionStatements, migrationsFolder } from './migrations.ts'
import type { Maintenance } from './maintain-embedded.ts'
import { withReadOnlyQueries } from './read-only-queries.ts'
import type { TransactionScope } from './transaction-scope.ts'

/** Options of an embedded database. */
export interface EmbeddedOptions {
  client: EmbeddedClient
  scope: TransactionScope
  /** Called once the database is migrated; a database in memory needs no maintenance. */
  startMaintenance?: () => Promise<Maintenance>
  /** For tests: a statement that writes fails outside a transaction. */
  hasReadOnlyQueries?: boolean
  /** Called once the database is closed. */
  onClosed: () => Promise<void>
}

/** Creates the shop's database from an open embedded client. */
export function createEmbeddedDatabase({
  client,
  scope,
  startMaintenance,
  hasReadOnlyQueries = false,
  onClosed,
}: EmbeddedOptions): Database {
  const handle = createTransactionTrackingHandle(client, scope)
  const db = hasReadOnlyQueries ? drizzle(withReadOnlyQueries(client)) : handle
  const subscribeToFeed = createSubscribeToChanges(client)
  let closing: Promise<void> | undefined
  let maintenance: Maintenance | undefined
  const close = async (): Promise<void> => {
    try {
      await maintenance?.stop()
      await client.close()
    } finally {
      await onClosed()
    }
  }
  return {
    kind: 'embedded',
    get isReadOnly() {
      return maintenance?.isReadOnly ?? false
    },
    handle,
    query: async (work) => {
      scope.assertNotInTransaction()
      return work(db)
    },
    transaction: (work, options) => handle.transaction(work, toIsolationConfig(options)),
    migrate: async () => {
      await addExtensionsAndMigrate(client, handle)
      maintenance ??= await startMaintenance?.()
    },
    listen: (channel, listener) => listenOnEmbedded({ client, scope }, channel, listener),
    subscribe: async (subscriber) => {
      scope.assertNotInTransaction()
      return subscribeToFeed(subscriber)
    },
    close: () => (closing ??= close()),
  }
}

function createTransactionTrackingHandle(client: EmbeddedClient, scope: TransactionScope): PgliteDatabase & Handle {
  const handle = drizzle(client)
  const transaction = handle.transaction.bind(handle)
  handle.transaction = async (work, options) => {
    const running = { isOpen: true }
    try {
      return await transaction((tx) => scope.runInside(running, () => work(tx)), options)
    } finally {
      running.isOpen = false
    }
  }
  return handle
}

function toIsolationConfig(
  options: TransactionOptions | undefined,
): { isolationLevel: NonNullable<TransactionOptions['isolation']> } | undefined {
  return options?.isolation && { isolationLevel: options.isolation }
}

async function addExtensionsAndMigrate(client: EmbeddedClient, handle: PgliteDatabase): Promise<void> {
  for (const statement of createExtensionStatements) await handle.execute(sql.raw(statement))
  await migrate(handle, { migrationsFolder })
  await client.refreshArrayTypes()
}

async function listenOnEmbedded(
  { client, scope }: Pick<EmbeddedOptions, 'client' | 'scope'>,
  channel: string,
  listener: Listener,
): Promise<() => Promise<void>> {
  // The client reports a notification during any query, possibly in another transaction.
  const deliver = (payload: string) => scope.runOutside(() => setImmediate(listener.onMessage, payload))
  const stop = await client.listen(requireSafeChannelName(channel), deliver)
  return () => stop()
}

/**
 * Creates the function that subscribes to changes of the tables; listening starts at the first call. The client
 * delivers a change while it reads the response to the commit, before the commit's promise resolves.
 */
function createSubscribeToChanges(client: EmbeddedClient): (subscriber: ChangeSubscriber) => Promise<() => void> {
  const feed = new ChangeFeed()
  let listenPromise: Promise<unknown> | undefined
  return async (subscriber) => {
    await (listenPromise ??= client.listen(CHANGE_CHANNEL, feed.receive))
    return feed.add(subscriber)
  }
}
