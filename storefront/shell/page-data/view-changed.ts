import type { PageType } from './page-type.ts'

/**
 * Raised on `window` when a visitor has come to a page: by loading it or by following a link. Its detail is
 * `ViewChanged`.
 */
const VIEW_CHANGED = 'hydrant:view-changed'

/** What the event tells. Nothing else of the visitor is told to scripts of a page. */
export interface ViewChanged {
  /** With the path that the shop is mounted under, without query. */
  readonly path: string
  readonly title: string
  readonly pageType: PageType
  /** The id of the signed-in user; null for guests. */
  readonly crmId: string | null
  /** Null when it could not be found out. */
  readonly isGuest: boolean | null
}

/** Tells everyone on this page which view it shows now. */
export function raiseViewChanged(detail: ViewChanged): void {
  window.dispatchEvent(new CustomEvent<ViewChanged>(VIEW_CHANGED, { detail }))
}
