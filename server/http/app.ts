import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Database } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { createTestGateway, type PaymentGateways } from '../payments/service.ts'
import { createAuthentication } from '../session/service.ts'
import { registerAreas } from './areas.ts'
import { handleFailures, sendNotFound, sendRefusal, unreadableAddress } from './failures.ts'
import { createGatekeeper } from './gatekeeper.ts'
import { registerHealth } from './health.ts'
import { openIdentityMemory } from './identity-memory.ts'
import { readJsonBodies } from './json-body.ts'
import { keepAnswers } from './kept-answers.ts'
import { registerOpenApi } from './openapi/routes.ts'
import { type PageRenderer, registerPages } from './pages.ts'
import { toInnerPath } from './paths.ts'
import { sendRefusalPage, wantsPage } from './refusal-page.ts'
import type { Settings } from './settings.ts'
import { siteUrlUnder } from './site-url.ts'
import { validateByContract } from './validation.ts'

/** What a shop is built from. */
export interface ShopParts {
  /** Open and migrated. */
  readonly database: Database
  readonly settings: Pick<Settings, 'basePath' | 'logLevel'>
  /** Signs cookies and tokens; at least 32 characters. */
  readonly secret: string
  /** Lets the import command of this machine in; null closes that door. */
  readonly operatorToken: string | null
  /** Renders the pages; null serves the API alone. */
  readonly pages: PageRenderer | null
  /** Who moves money, by the name under which the store's settings choose them; without it the test gateway, which moves none. */
  readonly gateways?: PaymentGateways
  /** How many sign-ins one address may try in a minute. */
  readonly signInsPerMinute?: number
}

/** The shop as a Fastify application without a port: API, media and pages. */
export async function buildApp(parts: ShopParts): Promise<FastifyInstance> {
  const { database, settings, secret } = parts
  const app = fastify({
    logger: { level: settings.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 2 * 1024 * 1024,
    genReqId: () => newId('REQ'),
    // A proxy on this machine ends TLS; what other senders say of themselves in X-Forwarded headers does not count.
    trustProxy: 'loopback',
    rewriteUrl: (request) => toInnerPath(request.url ?? '/', settings.basePath),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: (_, request, reply) => void (wantsPage(request) ? sendRefusalPage(reply, unreadableAddress, settings.basePath) : sendRefusal(reply, unreadableAddress)),
  })
  validateByContract(app)
  readJsonBodies(app)
  handleFailures(app)
  app.setNotFoundHandler(sendNotFound)
  await app.register(fastifyCookie)

  const authentication = createAuthentication({ database, secret, signInsPerMinute: parts.signInsPerMinute ?? 20 })
  const memory = await openIdentityMemory(database, authentication)
  app.addHook('onClose', async () => memory.close())
  const gatekeeper = createGatekeeper({ memory, basePath: settings.basePath })
  registerHealth(app, database)
  registerOpenApi(app, settings.basePath)
  registerAreas({ app, database, gatekeeper, answers: keepAnswers(database), siteUrl: siteUrlUnder(settings.basePath) }, { authentication, operatorToken: parts.operatorToken, gateways: parts.gateways ?? { test: createTestGateway(database) } })
  if (parts.pages !== null) await registerPages(app, parts.pages, settings.basePath)
  return app
}
