import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { sql } from 'drizzle-orm'
import { CHANGE_CHANNEL, ChangeFeed } from './change-feed.ts'
import { channelName } from './channel.ts'
import type { Database, Executor, Listener, TransactionOptions, Watcher } from './database.ts'
import type { EmbeddedClient } from './embedded-client.ts'
import { createExtensions, migrationsFolder } from './migrations.ts'
import type { Maintenance } from './maintain-embedded.ts'
import type { TransactionScope } from './transaction-scope.ts'

/** What an embedded database is made of. */
export interface EmbeddedParts {
  client: EmbeddedClient
  scope: TransactionScope
  /** Called once it is migrated; a database in memory needs no upkeep. */
  maintain?: () => Promise<Maintenance>
  /** Called once the database is closed. */
  onClosed: () => Promise<void>
}

/** The shop's database over an open embedded client. */
export function embeddedDatabase({ client, scope, maintain, onClosed }: EmbeddedParts): Database {
  const handle = guardedHandle(client, scope)
  const watch = watchEmbedded(client)
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
    read: async (work) => {
      scope.refuseInside()
      return work(handle)
    },
    transaction: (work, options) => handle.transaction(work, settings(options)),
    migrate: async () => {
      await migrateEmbedded(client, handle)
      maintenance ??= await maintain?.()
    },
    listen: (channel, listener) => listenEmbedded({ client, scope }, channel, listener),
    watch: async (watcher) => {
      scope.refuseInside()
      return watch(watcher)
    },
    close: () => (closing ??= close()),
  }
}

function guardedHandle(client: EmbeddedClient, scope: TransactionScope): PgliteDatabase & Executor {
  const handle = drizzle(client)
  const transaction = handle.transaction.bind(handle)
  handle.transaction = async (work, options) => {
    const running = { open: true }
    try {
      return await transaction((executor) => scope.within(running, () => work(executor)), options)
    } finally {
      running.open = false
    }
  }
  return handle
}

function settings(
  options: TransactionOptions | undefined,
): { isolationLevel: NonNullable<TransactionOptions['isolation']> } | undefined {
  return options?.isolation && { isolationLevel: options.isolation }
}

async function migrateEmbedded(client: EmbeddedClient, handle: PgliteDatabase): Promise<void> {
  for (const statement of createExtensions) await handle.execute(sql.raw(statement))
  await migrate(handle, { migrationsFolder })
  await client.refreshArrayTypes()
}

async function listenEmbedded(
  { client, scope }: Pick<EmbeddedParts, 'client' | 'scope'>,
  channel: string,
  listener: Listener,
): Promise<() => Promise<void>> {
  // The client reports a notification from within whichever query came across it, possibly another transaction's.
  const deliver = (payload: string) => scope.outside(() => setImmediate(listener.onMessage, payload))
  const stop = await client.listen(channelName(channel), deliver)
  return () => stop()
}

// The client calls a listener while it reads the answer to the commit, and so before whoever waits for that commit goes
// on.
function watchEmbedded(client: EmbeddedClient): (watcher: Watcher) => Promise<() => void> {
  const feed = new ChangeFeed()
  let listening: Promise<unknown> | undefined
  return async (watcher) => {
    await (listening ??= client.listen(CHANGE_CHANNEL, feed.hear))
    return feed.add(watcher)
  }
}
