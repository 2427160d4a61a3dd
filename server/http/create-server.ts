import fastify, { type FastifyInstance, LogController } from 'fastify'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { sendRefusal, unreadableAddress } from './failures.ts'
import { toInnerPath } from './paths.ts'
import { sendRefusalPage, wantsPage } from './refusal-page.ts'
import type { Settings } from './settings.ts'

/** What a server is created from; without a proxy that is named only programs on this machine are believed. */
export type ServerSettings = Pick<Settings, 'basePath' | 'logLevel'> & Partial<Pick<Settings, 'trustedProxies'>>

/** A server without a route: what the whole shop and pages by themselves have in common. */
export function createServer(settings: ServerSettings): FastifyInstance {
  return fastify({
    logger: { level: settings.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 2 * 1024 * 1024,
    genReqId: () => newId('REQ'),
    // A proxy on this machine ends TLS, or one that the operator names; what other senders say of themselves in X-Forwarded headers does not count.
    trustProxy: ['loopback', ...(settings.trustedProxies ?? [])],
    rewriteUrl: (request) => toInnerPath(request.url ?? '/', settings.basePath),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: (_, request, reply) => void (wantsPage(request) ? sendRefusalPage(reply, unreadableAddress, settings.basePath) : sendRefusal(reply, unreadableAddress)),
  })
}
