import type { FailureLog } from '@hydrant/kernel/result/failure-log.ts'
import {
  addEmptySearches,
  type Database,
  deleteOldEmptySearches,
  type EmptySearch,
  findEmptySearches,
} from './empty-search-store.ts'

/** Counts searches that found nothing. Searching does not wait for the database: counts are stored some at a time. */
export interface EmptySearches {
  /** Counts a search for a term. */
  readonly record: (term: string) => void
  /** Stores what was counted; a failure is logged, and what could not be stored is stored with the next counts. */
  readonly flush: () => Promise<void>
  /** Lists the terms that are stored, the most frequent first. */
  readonly list: () => Promise<EmptySearch[]>
}

const FLUSH_DELAY_MS = 10_000
/** How many different terms wait to be stored at most; further ones are not counted. */
const MAX_WAITING_TERMS = 500
const MAX_TERM_LENGTH = 100
/** How many terms are stored at most, and for how many days since they were last searched for. */
const MAX_STORED_TERMS = 1000
const MAX_AGE_DAYS = 90
const MAX_LISTED_TERMS = 100

/** Creates the counter of a process. */
export function createEmptySearches(database: Database, log: FailureLog): EmptySearches {
  let waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const add = (term: string, searches: number): void => {
    if (waiting.has(term) || waiting.size < MAX_WAITING_TERMS) waiting.set(term, (waiting.get(term) ?? 0) + searches)
  }
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    // Sorted, so that two processes that store the same terms do not deadlock.
    const counts = [...waiting].toSorted(([one], [other]) => (one < other ? -1 : 1))
    waiting = new Map()
    try {
      await database.transaction(async (tx) => {
        await addEmptySearches(tx, counts)
        await deleteOldEmptySearches(tx, { maxAgeDays: MAX_AGE_DAYS, maxTerms: MAX_STORED_TERMS })
      })
    } catch (error) {
      log.error({ err: error }, 'searches that found nothing were not counted')
      for (const [term, searches] of counts) add(term, searches)
    }
  }
  return {
    record(requestedTerm) {
      const term = normalizeTerm(requestedTerm)
      if (term === null) return
      add(term, 1)
      timer ??= setTimeout(() => void flush(), FLUSH_DELAY_MS).unref()
    },
    flush,
    list: () => database.query((db) => findEmptySearches(db, MAX_LISTED_TERMS)),
  }
}

/** Returns a term in small letters; null for one that may be somebody's email address or phone number. */
function normalizeTerm(text: string): string | null {
  const whole = text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  // Characters, not UTF-16 units: half of a surrogate pair cannot be stored.
  const term = Array.from(whole).slice(0, MAX_TERM_LENGTH).join('')
  const isPersonal = term.includes('@') || (/^[+(]?[\d\s()/.-]+$/.test(term) && term.replaceAll(/\D/g, '').length >= 9)
  return term === '' || isPersonal ? null : term
}
