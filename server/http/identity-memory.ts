import { FreshMap } from '@hydrant/database/connection/fresh-map.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { isZeroId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import type { Result } from '@hydrant/kernel/result/result.ts'
import { findPreviewStanding, findStanding, type Standing } from '../accounts/service.ts'
import {
  type Authentication,
  lookAtSession,
  noteUse,
  type OpenSession,
  readSession,
  type SessionUser,
  stillHolds,
} from '../session/service.ts'
import { getWebstore, type Webstore } from '../webstore/service.ts'

/**
 * Who is who, without a query while nothing changes. It is as exact as the database: whatever changes a web store, a
 * session, a user, an account or a buyer group, in this process or another, makes it forget.
 */
export interface IdentityMemory {
  webstore(): Promise<Webstore>
  /** What a token stands for, or null when it stands for nothing (any more). */
  session(token: string, asking?: Asking): Promise<OpenSession | null>
  /** For whom a user, or a guest, acts; `effectiveAccountId` as sent. */
  standing(user: SessionUser | null, effectiveAccountId: string | undefined): Promise<Result<Standing>>
  /** Whom an account, or a guest for null, stands for when a site builder looks at the shop as they would. */
  previewStanding(accountId: string | null): Promise<Result<Standing>>
  close(): void
}

/** Why a session is asked for. */
export interface Asking {
  /** Whether its idle time begins anew; false: it is only looked at. */
  readonly isUse: boolean
}

/** Sessions and standings that are remembered; each takes about a kilobyte. */
const LIMIT = 20_000

/** Opens the memory of one process. */
export async function openIdentityMemory(database: Database, authentication: Authentication): Promise<IdentityMemory> {
  const webstores = new FreshMap<Webstore>(1)
  const sessions = new FreshMap<OpenSession | null>(LIMIT, (session) => session !== null)
  const standings = new FreshMap<Result<Standing>>(LIMIT, (standing) => standing.ok)
  const all = [webstores, sessions, standings]
  const stop = await database.watch({
    onChange(change) {
      if (change === 'webstore') webstores.forget()
      else if (change === 'customers') for (const map of [sessions, standings]) map.forget()
      else if (change.startsWith('session:'))
        sessions.forget((session) => session?.id === change.slice('session:'.length))
    },
    onLost() {
      for (const map of all) map.distrust()
    },
    onBack() {
      for (const map of all) map.trust()
    },
  })

  const readUsedSession = async (token: string): Promise<OpenSession | null> => {
    const found = await readSession(authentication, token)
    return found === null ? null : noteUse(database, found)
  }

  return {
    webstore: () => webstores.find('webstore', () => database.read(getWebstore)),
    async session(token, asking) {
      const known = sessions.get(token) ?? null
      if (known !== null && stillHolds(known)) return known
      if (asking?.isUse === false) return lookAtSession(authentication, token)
      if (known !== null) sessions.forgetKey(token)
      return sessions.find(token, () => readUsedSession(token))
    },
    standing: (user, effectiveAccountId) =>
      standings.find(`${user?.id ?? ''} ${accountKey(effectiveAccountId)}`, () =>
        database.read((executor) => findStanding(executor, user, effectiveAccountId)),
      ),
    previewStanding: (accountId) =>
      standings.find(`preview ${accountId === null ? 'guest' : accountKey(accountId) || 'none'}`, () =>
        database.read((executor) => findPreviewStanding(executor, accountId)),
      ),
    close: stop,
  }
}

/** Only accounts that could be somebody's make a key of their own. */
function accountKey(asked: string | undefined): string {
  if (asked === undefined || asked === '') return ''
  return isZeroId(asked) ? 'zero' : (normalizeId(asked, '001') ?? 'none')
}
