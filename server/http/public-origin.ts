import { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendUnreadableUrlError } from './error-responses.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The scheme and host by which visitors reach the shop, such as `https://shop.example`; empty when the host of the
     * request is not valid in a URL.
     */
    readonly publicOrigin: string
    /** Whether the host comes from a proxy's header and differs from the Host header. */
    readonly isHostForwarded: boolean
  }
}

/**
 * Adds `publicOrigin` and `isHostForwarded` to every request, and removes invalid forwarding headers. The origin is
 * `publicUrl` if the operator has set it, otherwise the one in the request and the headers of trusted proxies.
 */
export function addOriginAndDropInvalidHeaders(app: FastifyInstance, publicUrl: string | null): void {
  app.decorateRequest('publicOrigin', {
    getter(this: FastifyRequest) {
      return publicUrl ?? toOriginOrEmpty(this)
    },
  })
  app.decorateRequest('isHostForwarded', {
    getter(this: FastifyRequest) {
      return publicUrl === null && this.host !== this.headers.host
    },
  })
  app.addHook('onRequest', (request, _reply, done) => {
    dropInvalidForwardingHeaders(request.raw.headers)
    done()
  })
}

/**
 * Returns the `Cache-Control` of a response that may contain the URL of the shop: private when the host was forwarded,
 * because shared caches distinguish responses by the Host header only.
 */
export function restrictCacheIfHostForwarded(request: FastifyRequest, cacheControl: string): string {
  return request.isHostForwarded && !/\b(?:private|no-store)\b/.test(cacheControl) ? 'private, no-cache' : cacheControl
}

/**
 * Registers a hook that rejects requests with more than one Host header, of which a proxy may read one and the shop
 * another, and HTTP/1.1 requests without one. `basePath` is where the shop is served.
 */
export function registerSingleHostHeaderCheck(app: FastifyInstance, basePath: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    const count = countHostHeaders(request)
    if (count > 1 || (count === 0 && request.raw.httpVersion === '1.1' && request.raw instanceof IncomingMessage))
      return void sendUnreadableUrlError(request, reply, basePath)
    done()
  })
}

/** Whether visitors reach the shop over an encrypted connection. */
export function isEncrypted({ publicOrigin }: FastifyRequest): boolean {
  return publicOrigin.startsWith('https:')
}

function toOriginOrEmpty({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`
  return isUsableHost(host) && URL.canParse(origin) ? origin : ''
}

function isUsableHost(host: string): boolean {
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`)
}

/**
 * Removes forwarding headers that contain no valid host, protocol or address. Of several hosts or protocols the last
 * one counts, as in Fastify; of several addresses only the valid ones at the end of the list remain.
 */
function dropInvalidForwardingHeaders(headers: Record<string, string | string[] | undefined>): void {
  if (!isUsableHost(lastEntryOf(headers['x-forwarded-host']))) delete headers['x-forwarded-host']
  if (!['http', 'https'].includes(lastEntryOf(headers['x-forwarded-proto']))) delete headers['x-forwarded-proto']
  const addresses = splitEntries(headers['x-forwarded-for']).map(withoutPort)
  const usableAddresses = addresses.slice(addresses.findLastIndex((address) => isIP(address) === 0) + 1)
  if (usableAddresses.length > 0) headers['x-forwarded-for'] = usableAddresses.join(', ')
  else delete headers['x-forwarded-for']
}

function withoutPort(address: string): string {
  return address.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
}

function lastEntryOf(value: string | string[] | undefined): string {
  return splitEntries(value).at(-1) ?? ''
}

function splitEntries(value: string | string[] | undefined): string[] {
  return [value ?? []].flat().flatMap((headerValue) => headerValue.split(',').map((entry) => entry.trim()))
}

function countHostHeaders({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}
