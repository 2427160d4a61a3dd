import { parsePreviewSelection } from '../content/preview.ts'

/** The `handle` of a route that is a tool of site builders: it is shown without the shop's header and footer. */
export const TOOL_PAGE = { mode: 'tool' } as const

/** The `handle` of a route that shows a preview to site builders. */
export const PREVIEW_PAGE = { mode: 'preview' } as const

/** Part of the `handle` of a route whose URL may request a preview: a draft, or what visitors will see later. */
export const HAS_PREVIEW = { hasPreview: true } as const

/** Whether a page is for visitors (`shop`), a tool of site builders, or a preview. */
export type PageMode = 'shop' | 'tool' | 'preview'

/** The query parameter of a preview that is rendered without scripts. */
export const NO_SCRIPTS_PARAM = 'still'

/** A matched route with its `handle`. */
export interface PageModeRoute {
  readonly handle: unknown
  /** Whether its data was loaded; otherwise the error page is shown, in the mode `shop`. */
  readonly isLoaded: boolean
}

/**
 * Gets the mode of a route's page from its `handle` and the URL's query. Whoever has loaded a preview is a site
 * builder, because the server rejects it for others.
 */
export function getPageMode({ handle, isLoaded }: PageModeRoute, search: string): PageMode {
  if (typeof handle !== 'object' || handle === null) return 'shop'
  const declaredMode = 'mode' in handle ? handle.mode : undefined
  if (declaredMode === 'tool' || declaredMode === 'preview') return declaredMode
  const hasPreview = 'hasPreview' in handle && handle.hasPreview === true
  return hasPreview && isLoaded && parsePreviewSelection(new URLSearchParams(search)) !== undefined ? 'preview' : 'shop'
}

/**
 * Whether a page is rendered without scripts, as its URL's query says. It is then shown in a frame that blocks scripts,
 * where the browser would log an error for each of them.
 */
export function hasNoScripts(pageMode: PageMode, search: string): boolean {
  return pageMode === 'preview' && new URLSearchParams(search).has(NO_SCRIPTS_PARAM)
}
