import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendUnreadable } from './failures.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Scheme and host by which visitors reach the shop, such as `https://shop.example`; '' when the request names a
     * host that no address can hold.
     */
    readonly publicOrigin: string
    /** Whether that host is known from a proxy's word alone, and differs from the one in the Host header. */
    readonly isHostForwarded: boolean
  }
}

/**
 * Gives requests their `publicOrigin`: `publicUrl` where the operator has set it, otherwise what the request and
 * believed proxies say. Forwarding headers that cannot be used are dropped.
 */
export function readOrigins(app: FastifyInstance, publicUrl: string | null): void {
  app.decorateRequest('publicOrigin', {
    getter(this: FastifyRequest) {
      return publicUrl ?? originNamedBy(this)
    },
  })
  app.decorateRequest('isHostForwarded', {
    getter(this: FastifyRequest) {
      return publicUrl === null && this.host !== this.headers.host
    },
  })
  app.addHook('onRequest', (request, _reply, done) => {
    dropUnusable(request.raw.headers)
    done()
  })
}

/**
 * The `Cache-Control` of an answer that may print the address of the shop: shared caches tell answers apart by the Host
 * header, not by what a proxy forwards.
 */
export function keepingOf(request: FastifyRequest, cacheControl: string): string {
  return request.isHostForwarded && !/\b(?:private|no-store)\b/.test(cacheControl) ? 'private, no-cache' : cacheControl
}

/**
 * Refuses requests with more than one Host header: whoever stands in front may read the one and the shop the other.
 * `basePath` is where the shop is served.
 */
export function refuseTwoHosts(app: FastifyInstance, basePath: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hostHeaders(request) > 1) return void sendUnreadable(request, reply, basePath)
    done()
  })
}

/** Whether visitors reach the shop over an encrypted connection. */
export function isEncrypted({ publicOrigin }: FastifyRequest): boolean {
  return publicOrigin.startsWith('https:')
}

function originNamedBy({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`
  return isUsableHost(host) && URL.canParse(origin) ? origin : ''
}

function isUsableHost(host: string): boolean {
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`)
}

/**
 * Removes forwarding headers that name no host, no web protocol or no address. Of several values the last is read, as
 * by the framework; addresses are, from the last on.
 */
function dropUnusable(headers: Record<string, string | string[] | undefined>): void {
  if (!isUsableHost(lastOf(headers['x-forwarded-host']))) delete headers['x-forwarded-host']
  if (!['http', 'https'].includes(lastOf(headers['x-forwarded-proto']))) delete headers['x-forwarded-proto']
  const addresses = entriesOf(headers['x-forwarded-for']).map(withoutPort)
  const usable = addresses.slice(addresses.findLastIndex((address) => isIP(address) === 0) + 1)
  if (usable.length > 0) headers['x-forwarded-for'] = usable.join(', ')
  else delete headers['x-forwarded-for']
}

function withoutPort(address: string): string {
  return address.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
}

function lastOf(value: string | string[] | undefined): string {
  return entriesOf(value).at(-1) ?? ''
}

function entriesOf(value: string | string[] | undefined): string[] {
  return [value ?? []].flat().flatMap((one) => one.split(',').map((entry) => entry.trim()))
}

function hostHeaders({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}
