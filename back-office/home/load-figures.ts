import type { Sales } from '@hydrant/contract/admin/statistics.ts'
import type { OfficeContext } from '../office-context.ts'
import type { Staff } from '../shell/require-staff.ts'
import { loadOrReport } from './load-or-report.ts'

/** A term that was searched for in vain. */
export interface EmptySearch {
  readonly term: string
  readonly count: number
  readonly lastDate: string
}

/** What the home page tells beside what needs somebody; null for those who may not see it, or what has failed. */
export interface HomeFigures {
  readonly sales: Sales | null
  readonly emptySearches: readonly EmptySearch[] | null
  /** Whether something could not be loaded. */
  readonly isFailed: boolean
}

/** How many terms the home page shows. */
const SHOWN_TERMS = 10

/** Loads the figures of the home page that the user may see; a failure is reported, and the page goes without. */
export async function loadFigures(
  { staff, reportError }: Pick<OfficeContext, 'staff' | 'reportError'>,
  { objects }: Staff,
): Promise<HomeFigures> {
  const [sales, searches] = await Promise.all([
    objects.some(({ name }) => name === 'OrderSummary') ? loadOrReport(staff.getSales(), reportError) : null,
    loadOrReport(staff.listEmptySearches(), reportError),
  ])
  return {
    sales: sales === 'failed' ? null : sales,
    emptySearches: searches === 'failed' ? null : (searches?.searches.slice(0, SHOWN_TERMS) ?? null),
    isFailed: [sales, searches].includes('failed'),
  }
}
