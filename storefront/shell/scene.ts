import { choiceOf } from '../content/preview.ts'

/**
 * What a route exports as `handle` when it is a tool of those who make the shop: it stands alone in the window, without
 * the shop's head and foot.
 */
export const TOOL_PAGE = { scene: 'tool' } as const

/** What a route exports as `handle` when it shows a page to those who make the shop. */
export const PREVIEW_PAGE = { scene: 'preview' } as const

/**
 * What a route exports as `handle`, among other things, when its address may ask for another state of its page than
 * visitors see.
 */
export const HAS_PREVIEW = { hasPreview: true } as const

/**
 * What a page is for: visitors, those who make the shop, or these while they look at a page as somebody else will see
 * it.
 */
export type Scene = 'shop' | 'tool' | 'preview'

/** Says in the address of a preview that it is shown where no scripts run. */
export const STILL = 'still'

/** A route that an address leads to, as far as it says what its page is for. */
export interface SceneRoute {
  readonly handle: unknown
  /** Whether its page was loaded: what cannot be shown is a page for visitors. */
  readonly isLoaded: boolean
}

/**
 * What the page of a route is for, by the route and the query of its address. Other states of pages are loaded for site
 * builders alone.
 */
export function sceneOf({ handle, isLoaded }: SceneRoute, search: string): Scene {
  if (typeof handle !== 'object' || handle === null) return 'shop'
  const named = 'scene' in handle ? handle.scene : undefined
  if (named === 'tool' || named === 'preview') return named
  const hasPreview = 'hasPreview' in handle && handle.hasPreview === true
  return hasPreview && isLoaded && choiceOf(new URLSearchParams(search)) !== undefined ? 'preview' : 'shop'
}

/**
 * Whether a page names no scripts, by the query of its address: a browser tells of each one that a frame does not let
 * run.
 */
export function isStill(scene: Scene, search: string): boolean {
  return scene === 'preview' && new URLSearchParams(search).has(STILL)
}
