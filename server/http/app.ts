import fastifyCookie from '@fastify/cookie'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { BulkheadLimits } from '@hydrant/database/connection/bulkhead.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { createTestGateway, type PaymentGateways } from '../payments/service.ts'
import { createAuthentication, type SecurityLog } from '../session/service.ts'
import { registerAreas } from './areas.ts'
import { allowOrigins } from './cors.ts'
import { createServer, type ServerSettings } from './create-server.ts'
import { createGatekeeper } from './gatekeeper.ts'
import { askDatabase, registerHealth } from './health.ts'
import { openIdentityMemory } from './identity-memory.ts'
import { GuestPages } from './guest-pages.ts'
import { createVisitorFetch } from './in-process-fetch.ts'
import { readJsonBodies } from './json-body.ts'
import { keepAnswers } from './kept-answers.ts'
import { registerOpenApi } from './openapi/routes.ts'
import { openPageRevisions } from './page-revisions.ts'
import type { PageRenderer } from './page-renderer.ts'
import { registerPages } from './pages.ts'
import { serializeByContract } from './serialization.ts'
import { siteUrlUnder } from './site-url.ts'
import { validateByContract } from './validation.ts'
import { shareDatabase } from './workload.ts'

/** What a shop is built from. */
export interface ShopParts {
  /** Open and migrated. */
  readonly database: Database
  readonly settings: ServerSettings
  /** Without it the server makes its own. */
  readonly log?: FastifyBaseLogger
  /** Signs cookies and tokens; at least 32 characters. */
  readonly secret: string
  /** Lets the import command of this machine in; null closes that door. */
  readonly operatorToken: string | null
  /** Renders the pages; null serves the API alone. */
  readonly pages: PageRenderer | null
  /** How many pages are rendered at once and wait; a limit for two cores unless given. */
  readonly renderingLimits?: BulkheadLimits
  /**
   * Who moves money, by the name under which the store's settings choose them; without it the test gateway, which moves
   * none.
   */
  readonly gateways?: PaymentGateways
  /** How long a gateway may take for one call; 15 seconds unless given. */
  readonly gatewayTimeoutMilliseconds?: number | undefined
  /** How many sign-ins one address may try in a minute. */
  readonly signInsPerMinute?: number
  /** How many carts of new guests one client address may make in an hour; 60 unless given. */
  readonly guestCartsPerHour?: number
  /** A session that is not used for so long ends; two hours unless given. */
  readonly sessionIdleSeconds?: number
  /** Passwords that the documentation prints, and that let nobody in; none unless given. */
  readonly publishedPasswords?: readonly string[]
  /** Where sign-ins, their failures and changes of rights are written; the server's log unless given. */
  readonly securityLog?: SecurityLog
}

/** The shop as a Fastify application without a port: API, media and pages. */
export async function buildApp(parts: ShopParts): Promise<FastifyInstance> {
  const { database, settings, secret } = parts
  const app = createServer(settings, parts.log)
  validateByContract(app)
  serializeByContract(app)
  readJsonBodies(app)
  shareDatabase(app)
  await app.register(fastifyCookie)
  await allowOrigins(app, settings.corsOrigins ?? [])

  const authentication = createAuthentication({
    database,
    secret,
    signInsPerMinute: parts.signInsPerMinute ?? 20,
    idleSeconds: parts.sessionIdleSeconds,
    publishedPasswords: parts.publishedPasswords ?? [],
    log: parts.securityLog ?? app.log,
  })
  const memory = await openIdentityMemory(database, authentication)
  app.addHook('onClose', async () => memory.close())
  const gatekeeper = createGatekeeper({
    memory,
    basePath: settings.basePath,
    guestCartsPerHour: parts.guestCartsPerHour ?? 60,
    corsOrigins: settings.corsOrigins ?? [],
  })
  registerHealth(app, () => askDatabase(database))
  registerOpenApi(app, settings.basePath)
  const answers = keepAnswers(database)
  registerAreas(
    { app, database, gatekeeper, answers, siteUrl: siteUrlUnder(settings.basePath) },
    {
      authentication,
      operatorToken: parts.operatorToken,
      gateways: parts.gateways ?? { test: createTestGateway(database) },
      gatewayTimeoutMilliseconds: parts.gatewayTimeoutMilliseconds,
    },
  )
  if (parts.pages !== null) {
    const revisions = await openPageRevisions({ database, memory, periods: answers.periods })
    app.addHook('onClose', async () => revisions.close())
    await registerPages(app, {
      pages: parts.pages,
      basePath: settings.basePath,
      reachApi: (visitor) => createVisitorFetch(app, visitor),
      guestPages: new GuestPages(revisions.current),
      renderingLimits: parts.renderingLimits,
    })
  }
  return app
}
