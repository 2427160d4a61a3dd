import { createHash } from 'node:crypto'
import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { findChainEnd, findHashedEntries, findUnchainedId, type HashedEntry } from './store.ts'

export { findHistoryOfRecords, type HistoryRow } from './store.ts'

/** What is wrong with the history: the first entry that is not what it was, or is not where it was. */
export type HistoryFault =
  /** The entry at a position, or the one before it, has another content, another hash or another place. */
  | { readonly kind: 'changed'; readonly position: number; readonly id: string }
  /** The entry at a position is gone. */
  | { readonly kind: 'missing'; readonly position: number }
  /** An entry was added past the chain. */
  | { readonly kind: 'added'; readonly id: string }
  /** No entry has the hash that somebody noted. */
  | { readonly kind: 'unknown-hash' }

/** The result of a verification: how many entries there are, the hash of the last one, and the first fault. */
export interface Verification {
  readonly entries: number
  readonly hash: string
  readonly fault: HistoryFault | null
}

/** How many entries are in memory at once. */
const BATCH = 2000

/**
 * Follows the chain of the history from its first entry to the last one. With `knownHash`, which somebody noted earlier,
 * one of the entries must have it: so it is found as well when the whole chain was made anew.
 */
export function verifyHistory(database: Database, knownHash: string | null): Promise<Verification> {
  // One snapshot: entries that are added meanwhile are not part of it.
  return database.transaction((tx) => followChain((read) => read(tx), { knownHash }), { isolation: 'repeatable read' })
}

/**
 * Does the same while the shop is open: batch by batch, so that neither a long transaction nor the only connection of an
 * embedded database holds anybody up. Entries that are added meanwhile are followed, too.
 */
export function verifyHistoryInParts(database: Database, isStopped: () => boolean): Promise<Verification> {
  return followChain((read) => database.query(read), { knownHash: null, isStopped })
}

type Reader = <Value>(read: (db: ReadOnlyDb) => Promise<Value>) => Promise<Value>

async function followChain(
  read: Reader,
  { knownHash, isStopped = () => false }: { readonly knownHash: string | null; readonly isStopped?: () => boolean },
): Promise<Verification> {
  let last = { position: 0, hash: '' }
  let isKnown = knownHash === null
  const stopAt = (fault: HistoryFault): Verification => ({ entries: last.position, hash: last.hash, fault })
  for (;;) {
    if (isStopped()) throw new Error('The verification was stopped before it came to the end.')
    // The end is read first: what is committed after it has a position after it.
    const end = (await read(findChainEnd)) ?? { position: 0, hash: '' }
    const start = last.position
    const entries = await read((db) => findHashedEntries(db, start, BATCH))
    for (const entry of entries) {
      if (entry.position !== last.position + 1) return stopAt({ kind: 'missing', position: last.position + 1 })
      if (entry.hash === null || entry.hash !== hashEntry(entry, last.hash))
        return stopAt({ kind: 'changed', position: entry.position, id: entry.id })
      last = { position: entry.position, hash: entry.hash }
      isKnown ||= entry.hash === knownHash
    }
    if (entries.length === BATCH) continue
    if (last.position === end.position && last.hash === end.hash) break
    const hasGrown = ((await read(findChainEnd))?.position ?? 0) > end.position
    if (!hasGrown) return stopAt({ kind: 'missing', position: last.position + 1 })
  }
  const addedId = await read(findUnchainedId)
  if (addedId !== null) return stopAt({ kind: 'added', id: addedId })
  return { entries: last.position, hash: last.hash, fault: isKnown ? null : { kind: 'unknown-hash' } }
}

/** Returns the hash of an entry after one with this hash, as the database makes it when the entry is committed. */
function hashEntry({ values }: HashedEntry, previousHash: string): string {
  const content = [previousHash, ...values].map((value) =>
    value === null ? '-' : `${Buffer.byteLength(value)}:${value}`,
  )
  return createHash('sha256').update(content.join(',')).digest('hex')
}
