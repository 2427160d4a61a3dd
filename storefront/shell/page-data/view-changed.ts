import type { PageType } from './page-type.ts'

/** Dispatched on `window` when a page is shown, after a load or a navigation. Its detail is `ViewChanged`. */
const VIEW_CHANGED_EVENT = 'hydrant:view-changed'

/** The detail of the event. Scripts of the page get no other data about the visitor. */
export interface ViewChanged {
  /** With the base path, without query. */
  readonly path: string
  readonly title: string
  readonly pageType: PageType
  /** The id of the signed-in user; null for guests. */
  readonly crmId: string | null
  /** Null when unknown. */
  readonly isGuest: boolean | null
}

/** Dispatches the event for the page that is shown now. */
export function dispatchViewChanged(detail: ViewChanged): void {
  window.dispatchEvent(new CustomEvent<ViewChanged>(VIEW_CHANGED_EVENT, { detail }))
}
