import type { FastifyRequest } from 'fastify'

/** Where the site of a request is, for those who read the answer elsewhere. */
export type SiteUrl = (request: FastifyRequest) => string

/** Scheme, host and base path as the caller sees them; '' when the host is none that an address can hold. */
export function siteUrlUnder(basePath: string): SiteUrl {
  return ({ publicOrigin }) => (publicOrigin === '' ? '' : publicOrigin + basePath)
}
