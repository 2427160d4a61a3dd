import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Database } from '@hydrant/database/connection/database.ts'
import { createTestGateway, type PaymentGateways } from '../payments/service.ts'
import { createAuthentication } from '../session/service.ts'
import { registerAreas } from './areas.ts'
import { createServer, type ServerSettings } from './create-server.ts'
import { handleFailures, sendNotFound } from './failures.ts'
import { createGatekeeper } from './gatekeeper.ts'
import { registerHealth } from './health.ts'
import { openIdentityMemory } from './identity-memory.ts'
import { GuestPages } from './guest-pages.ts'
import { createVisitorFetch } from './in-process-fetch.ts'
import { readJsonBodies } from './json-body.ts'
import { keepAnswers } from './kept-answers.ts'
import { registerOpenApi } from './openapi/routes.ts'
import { openPageRevisions } from './page-revisions.ts'
import { type PageRenderer, registerPages } from './pages.ts'
import { serializeByContract } from './serialization.ts'
import { siteUrlUnder } from './site-url.ts'
import { validateByContract } from './validation.ts'

/** What a shop is built from. */
export interface ShopParts {
  /** Open and migrated. */
  readonly database: Database
  readonly settings: ServerSettings
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
  /** A session that is not used for so long ends; two hours unless given. */
  readonly sessionIdleSeconds?: number
}

/** The shop as a Fastify application without a port: API, media and pages. */
export async function buildApp(parts: ShopParts): Promise<FastifyInstance> {
  const { database, settings, secret } = parts
  const app = createServer(settings)
  validateByContract(app)
  serializeByContract(app)
  readJsonBodies(app)
  handleFailures(app)
  app.setNotFoundHandler(sendNotFound)
  await app.register(fastifyCookie)

  const authentication = createAuthentication({ database, secret, signInsPerMinute: parts.signInsPerMinute ?? 20, idleSeconds: parts.sessionIdleSeconds })
  const memory = await openIdentityMemory(database, authentication)
  app.addHook('onClose', async () => memory.close())
  const gatekeeper = createGatekeeper({ memory, basePath: settings.basePath })
  registerHealth(app, database)
  registerOpenApi(app, settings.basePath)
  const answers = keepAnswers(database)
  registerAreas({ app, database, gatekeeper, answers, siteUrl: siteUrlUnder(settings.basePath) }, { authentication, operatorToken: parts.operatorToken, gateways: parts.gateways ?? { test: createTestGateway(database) } })
  if (parts.pages !== null) {
    const revisions = await openPageRevisions({ database, memory, periods: answers.periods })
    app.addHook('onClose', async () => revisions.close())
    await registerPages(app, { pages: parts.pages, basePath: settings.basePath, reachApi: (visitor) => createVisitorFetch(app, visitor), guestPages: new GuestPages(revisions.current) })
  }
  return app
}
