import type { Database } from '@hydrant/database/connection/database.ts'
import { isZeroId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import type { Result } from '@hydrant/kernel/result/result.ts'
import {
  findPreviewAccess,
  findAccountAccess,
  type AccountAccess,
  mayActForEveryAccount,
} from '../../accounts/service.ts'
import { Cache } from '../../cache/cache.ts'
import {
  type Authentication,
  findSessionWithoutExtending,
  recordSessionUseIfDue,
  type OpenSession,
  readAndExtendSessionIfDue,
  type SessionUser,
  canUseCachedSession,
} from '../../session/service.ts'
import type { SessionLookup } from '../../http/request-authenticator.ts'
import { createWebstoreLoader, type Webstore } from '../../webstore/service.ts'

/**
 * Caches the web store, sessions and account access, so that identifying the sender of a request needs no query. A
 * change of a web store, a session, a user, an account or a buyer group, in this process or another, invalidates the
 * affected entries.
 */
export interface IdentityCache {
  webstore(): Promise<Webstore>
  /**
   * Returns the session of a token, which is used from a client address; null when there is none or it has ended.
   */
  session(token: string, lookup: SessionLookup & { readonly clientAddress: string }): Promise<OpenSession | null>
  /**
   * Returns the account that a user or guest acts for, with its buyer groups; `effectiveAccountId` is unchecked input.
   */
  accountAccess(user: SessionUser | null, effectiveAccountId: string | undefined): Promise<Result<AccountAccess>>
  /** Returns the access for the preview of a site builder: that of an account, or that of guests for null. */
  previewAccess(accountId: string | null): Promise<Result<AccountAccess>>
  close(): void
}

/** The maximum number of cached sessions and of cached account accesses; each takes about a kilobyte. */
const MAX_ENTRIES = 20_000

/**
 * Creates the identity cache of one process and subscribes it to database changes. `onWebstore` gets the web store now,
 * and whenever it is read after a change.
 */
export async function createIdentityCache(
  database: Database,
  authentication: Authentication,
  onWebstore: (webstore: Webstore) => void = () => undefined,
): Promise<IdentityCache> {
  const webstores = new Cache<Webstore>({ name: 'web store', maxEntries: 1 })
  const loadWebstore = createWebstoreLoader()
  const sessions = new Cache<OpenSession | null>({
    name: 'sessions',
    maxEntries: MAX_ENTRIES,
    isFresh: canUseCachedSession,
  })
  const accountAccesses = new Cache<Result<AccountAccess>>({
    name: 'account access',
    maxEntries: MAX_ENTRIES,
    isCacheable: ({ ok }) => ok,
  })
  let lastLoad = 0
  const readWebstore = (): Promise<Webstore> =>
    webstores.getOrLoad('webstore', async () => {
      const load = ++lastLoad
      const webstore = await database.query(loadWebstore)
      // A load that began before the change that caused a later one must not win.
      if (load === lastLoad) onWebstore(webstore)
      return webstore
    })
  // Whoever needs it later gets the error.
  const readWebstoreAhead = (): Promise<unknown> => readWebstore().catch(() => undefined)
  const caches = [webstores, sessions, accountAccesses]
  const unsubscribe = await database.subscribe({
    onChange(change) {
      if (change === 'webstore') {
        webstores.invalidate()
        void readWebstoreAhead()
      } else if (change === 'customers') for (const cache of [sessions, accountAccesses]) cache.invalidate()
      else if (change.startsWith('session:')) sessions.invalidate(({ id }) => id === change.slice('session:'.length))
    },
    onLost() {
      for (const cache of caches) cache.suspend()
    },
    onRestored() {
      for (const cache of caches) cache.resume()
    },
  })

  const readAndRecordUse = async (token: string, clientAddress: string): Promise<OpenSession | null> => {
    const storedSession = await readAndExtendSessionIfDue(authentication, token)
    return storedSession === null ? null : recordSessionUseIfDue(database, storedSession, clientAddress)
  }

  await readWebstoreAhead()
  return {
    webstore: readWebstore,
    async session(token, { countsAsUse, clientAddress }) {
      return !countsAsUse
        ? (sessions.get(token) ?? findSessionWithoutExtending(authentication, token))
        : sessions.getOrLoad(token, () => readAndRecordUse(token, clientAddress))
    },
    accountAccess: (user, effectiveAccountId) =>
      accountAccesses.getOrLoad(toAccessCacheKey(user, effectiveAccountId), () =>
        database.query((db) => findAccountAccess(db, user, effectiveAccountId)),
      ),
    previewAccess: (accountId) =>
      accountAccesses.getOrLoad(
        `preview ${accountId === null ? 'guest' : toAccountCacheKey(accountId) || 'none'}`,
        () => database.query((db) => findPreviewAccess(db, accountId)),
      ),
    close: unsubscribe,
  }
}

/** Returns the cache key of the access of a user; whoever loses the right to act for every account has another one. */
function toAccessCacheKey(user: SessionUser | null, effectiveAccountId: string | undefined): string {
  const right = mayActForEveryAccount(user) ? 'every ' : ''
  return `${right}${user?.id ?? ''} ${toAccountCacheKey(effectiveAccountId)}`
}

/** Returns the cache key of a requested account; all texts that are not account ids share one key. */
function toAccountCacheKey(requestedId: string | undefined): string {
  if (requestedId === undefined || requestedId === '') return ''
  return isZeroId(requestedId) ? 'zero' : (normalizeId(requestedId, '001') ?? 'none')
}
