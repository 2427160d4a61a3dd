import type { RequestKind, RequestState } from '@hydrant/contract/admin/forms.ts'
import { parseDayOrEmpty } from '../time/parse-day.ts'
import { KIND_NAMES, STATE_NAMES } from './request-labels.ts'

/** The maximum length of a search. */
const MAX_SEARCH_LENGTH = 100

/** The filter of requests in the URL; empty values match all. */
export interface RequestFilter {
  /** `all` matches new and done requests, but none that were put aside. */
  readonly state: RequestState | 'all'
  readonly kind: RequestKind | ''
  /** Searches reference number, and sender's name and email address. */
  readonly search: string
  /** Days such as `2026-01-31`, both inclusive. */
  readonly from: string
  readonly to: string
}

/** Reads the filter from the URL; invalid values get their defaults. */
export function readRequestFilter(search: URLSearchParams): RequestFilter {
  const state = search.get('state') ?? ''
  const kind = search.get('kind') ?? ''
  return {
    state: state === 'all' ? 'all' : (listKeys(STATE_NAMES).find((allowed) => allowed === state) ?? 'new'),
    kind: listKeys(KIND_NAMES).find((allowed) => allowed === kind) ?? '',
    search: (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    from: parseDayOrEmpty(search.get('from')),
    to: parseDayOrEmpty(search.get('to')),
  }
}

/** Converts a filter to the URL's query parameters. */
export function toFilterParams({
  state,
  kind,
  search,
  from,
  to,
}: RequestFilter): Readonly<Record<string, string | undefined>> {
  return { state, kind: kind || undefined, q: search || undefined, from: from || undefined, to: to || undefined }
}

/** Converts a filter to the query of the API. */
export function toSubmissionsQuery({ state, kind, search, from, to }: RequestFilter) {
  return {
    ...(state !== 'all' && { state }),
    ...(kind !== '' && { kind }),
    ...(search !== '' && { search }),
    ...(from !== '' && { earliestDate: from }),
    ...(to !== '' && { latestDate: to }),
  }
}

function listKeys<Key extends string>(names: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(names).filter((key): key is Key => key in names)
}
