import type { PageRenderContext } from './page-renderer.ts'

/** The built back office. */
export interface BackOffice {
  /** Absolute path of the folder with its scripts and styles. */
  readonly assetsDir: string
  /** Renders a page of the back office; its path includes the base path and `/admin`. */
  readonly render: (request: Request, renderContext: PageRenderContext) => Promise<Response>
  /** Whether a page of the back office has this path, which includes the base path. */
  readonly isPage: (path: string) => Promise<boolean>
}

/** The path of the back office inside the shop. The calls of the API for staff have the same prefix. */
const BACK_OFFICE_PATH = /^\/admin(?:[./?]|$)/

/** The pages of staff: the back office and the page builder. */
const STAFF_PATH = /^\/(?:admin|builder)(?:[./?]|$)/

/** Whether a URL is that of a page for staff, which is in English. */
export function isStaffPath(url: string): boolean {
  return STAFF_PATH.test(url)
}

/** Whether a URL may be that of a page of the back office. */
export function isBackOfficePath(url: string): boolean {
  return BACK_OFFICE_PATH.test(url)
}
