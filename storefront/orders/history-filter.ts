import { parseDayOrEmpty } from '../time/parse-day.ts'
import { type OrderStatus, orderStatuses } from './order-status.ts'

/** The longest text that orders are searched for, as the API has it. */
export const MAX_ORDER_SEARCH_LENGTH = 100

/** Which orders the history shows, as the URL says it; empty values match all. */
export interface HistoryFilter {
  /** Searches numbers, purchase orders, people, and the part numbers and names of lines. */
  readonly search: string
  readonly status: OrderStatus | ''
  /** Days such as `2026-01-31` in UTC, as the dates of orders are shown, both inclusive. */
  readonly from: string
  readonly to: string
  /** Only what the visitor has ordered. */
  readonly isOwn: boolean
}

/** Reads the filter from the URL; invalid values get their defaults. */
export function readHistoryFilter(params: URLSearchParams): HistoryFilter {
  const status = params.get('status') ?? ''
  return {
    search: (params.get('q') ?? '').trim().slice(0, MAX_ORDER_SEARCH_LENGTH),
    status: orderStatuses.find((allowed) => allowed === status) ?? '',
    from: parseDayOrEmpty(params.get('from')),
    to: parseDayOrEmpty(params.get('to')),
    isOwn: params.get('by') === OWN,
  }
}

/** The value of the query parameter `by` for what the visitor has ordered. */
export const OWN = 'me'

/** Converts a filter to the URL's query parameters. */
export function toHistoryParams({
  search,
  status,
  from,
  to,
  isOwn,
}: HistoryFilter): Readonly<Record<string, string | undefined>> {
  return {
    q: search || undefined,
    status: status || undefined,
    from: from || undefined,
    to: to || undefined,
    by: isOwn ? OWN : undefined,
  }
}

/** Converts a filter to the query of the API. */
export function toOrdersQuery({ search, status, from, to, isOwn }: HistoryFilter) {
  return {
    ...(search !== '' && { searchTerm: search }),
    ...(status !== '' && { status }),
    ...(from !== '' && { earliestDate: `${from}T00:00:00Z` }),
    ...(to !== '' && { latestDate: `${to}T23:59:59.999Z` }),
    ...(isOwn && { ownerScoped: true }),
  }
}
