import type { RequestKind, RequestState } from '@hydrant/contract/admin/forms.ts'
import { KIND_NAMES, STATE_NAMES } from './request-words.ts'

/** What the server searches by. */
const MOST_CHARACTERS = 100

/** Which requests are shown, as the address says it; empty: all. */
export interface RequestFilter {
  /** `all` are the new ones and those that are done. */
  readonly state: RequestState | 'all'
  readonly kind: RequestKind | ''
  /** Reference number, or words of the sender's name and email address. */
  readonly search: string
  /** Days such as `2026-01-31`, both of which count. */
  readonly from: string
  readonly to: string
}

/** Reads which requests an address asks for; what makes no sense is as usual: the new ones. */
export function readFilter(search: URLSearchParams): RequestFilter {
  const state = search.get('state') ?? ''
  const kind = search.get('kind') ?? ''
  return {
    state: state === 'all' ? 'all' : (keysOf(STATE_NAMES).find((known) => known === state) ?? 'new'),
    kind: keysOf(KIND_NAMES).find((known) => known === kind) ?? '',
    search: (search.get('q') ?? '').trim().slice(0, MOST_CHARACTERS),
    from: readDay(search.get('from')),
    to: readDay(search.get('to')),
  }
}

/** What an address says of the requests that it asks for. */
export function filterQuery({
  state,
  kind,
  search,
  from,
  to,
}: RequestFilter): Readonly<Record<string, string | undefined>> {
  return { state, kind: kind || undefined, q: search || undefined, from: from || undefined, to: to || undefined }
}

/** The same as the server is asked. */
export function askedOf({ state, kind, search, from, to }: RequestFilter) {
  return {
    ...(state !== 'all' && { state }),
    ...(kind !== '' && { kind }),
    ...(search !== '' && { search }),
    ...(from !== '' && { earliestDate: from }),
    ...(to !== '' && { latestDate: to }),
  }
}

function readDay(text: string | null): string {
  const isDay =
    text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
  return isDay ? text : ''
}

function keysOf<Key extends string>(names: Readonly<Record<Key, string>>): readonly Key[] {
  return Object.keys(names).filter((key): key is Key => key in names)
}
