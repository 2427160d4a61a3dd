import type { FastifyRequest } from 'fastify'

/** Returns the site's public URL for a request, to be used outside of this response. */
export type SiteUrl = (request: FastifyRequest) => string

/**
 * Creates the function that returns scheme, host and base path as the client sees them; '' when the host is invalid.
 */
export function createSiteUrlBuilder(basePath: string): SiteUrl {
  return ({ publicOrigin }) => (publicOrigin === '' ? '' : publicOrigin + basePath)
}
