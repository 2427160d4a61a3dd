import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { FastifyRequest } from 'fastify'
import * as messages from '@hydrant/messages/compiled/server/http.js'

/** The error for a request that a page of another site makes with the user's session. */
export const crossSiteError: DomainError = {
  code: 'INSUFFICIENT_ACCESS',
  message: messages.crossSite,
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a page of another site, whose origin is not allowed, sends this request and it may write. Browsers send
 * Sec-Fetch-Site or Origin; programs send neither, and have no cookies of other users.
 */
export function isCrossSiteWrite(request: FastifyRequest, allowedOrigins: readonly string[] = []): boolean {
  if (SAFE_METHODS.has(request.method)) return false
  const { origin } = request.headers
  if (origin !== undefined && allowedOrigins.includes(origin)) return false
  const fetchSite = request.headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const { host } = new URL(origin)
  return host !== request.host && host !== hostOf(request.publicOrigin)
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
