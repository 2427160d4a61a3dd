/**
 * The path of the page for what has no copy, in each language. It is below a segment that the shop has anyway, so that no
 * page of a site builder can have it.
 */
export const OFFLINE_PAGE_PATH = '/session/offline'
