import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { ListView } from '@hydrant/contract/records/list-view-endpoints.ts'
import { awaitOrErrorPage, type FormError } from '../shell/office-errors.ts'

/** The views of a list that the user has saved, or that are for all staff. */
export interface SavedViews {
  readonly views: readonly ListView[]
  /** Whether the user may save views for all staff. */
  readonly mayShare: boolean
}

/** A form about a view that was rejected. */
export interface RejectedView {
  /** Null: it was to be a new one. */
  readonly viewId: string | null
  readonly name: string
  readonly isShared: boolean
  readonly errors: readonly FormError[]
}

/** The name of the field that has what a form does with a view. */
export const VIEW_FIELD = 'viewAction'

/** What forms do with a view. */
export const VIEW_ACTIONS = {
  save: 'save',
  rename: 'rename',
  replace: 'replace',
  open: 'open',
  openNot: 'open-not',
  delete: 'delete',
} as const

/** The parameters of the address of a list that a view consists of. */
const VIEW_PARAMS: ReadonlySet<string> = new Set(['columns', 'sort', 'where'])

/** Loads the views of a list; an object that the user may not see becomes the error page. */
export function loadSavedViews(staff: StaffClient, objectName: string): Promise<SavedViews> {
  return awaitOrErrorPage(staff.listListViews({ objectName }))
}

/** Returns the query of an address with nothing but what a view consists of. */
export function toViewSearch(search: URLSearchParams | string): string {
  const params = [...new URLSearchParams(search)].filter(([name]) => VIEW_PARAMS.has(name))
  return `?${new URLSearchParams(params).toString()}`
}

/** Finds the view that a list opens with: one's own before that for all staff. */
export function findDefaultView({ views }: SavedViews): ListView | undefined {
  const defaults = views.filter(({ isDefault }) => isDefault)
  return defaults.find(({ isShared }) => !isShared) ?? defaults[0]
}

/** The parameters that say what a list shows; an address with none of them asks for the view that the list opens with. */
const LIST_PARAMS = [...VIEW_PARAMS, 'after', 'column', 'operator']

/** Whether an address says what its list shows. */
export function hasListState(search: URLSearchParams): boolean {
  return LIST_PARAMS.some((name) => search.has(name))
}
