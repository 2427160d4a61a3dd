import type { FastifyRequest } from 'fastify'

/** Returns the public URL of the site for a request, for absolute links. */
export type SiteUrl = (request: FastifyRequest) => string

/**
 * Creates the function that returns the public origin of a request with the base path; empty when the host is invalid.
 */
export function createSiteUrlBuilder(basePath: string): SiteUrl {
  return ({ publicOrigin }) => (publicOrigin === '' ? '' : publicOrigin + basePath)
}
