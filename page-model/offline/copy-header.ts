/**
 * The header of a request for a copy of a page, which a browser shows while it is offline, and of its response. The
 * response's value is the marker of the visitor whom the copy is for; it is missing in a response that is no copy.
 */
export const COPY_HEADER = 'x-offline-copy'
