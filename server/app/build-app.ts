import fastifyCookie from '@fastify/cookie'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { BulkheadLimits } from '@hydrant/kernel/concurrency/bulkhead.ts'
import type { Database } from '@hydrant/database/connection/database.ts'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import { JobRunner } from '../background-jobs/service.ts'
import type { Webhook } from '../events/service.ts'
import type { ObjectStore } from '../media/service.ts'
import { createTestGateway, type PaymentGateways } from '../payments/service.ts'
import type { LiveSearch, SnapshotPlace } from '../search/service.ts'
import { type CompanySignIn, createAuthentication, type SecurityLog } from '../session/service.ts'
import { registerAreas } from './register-areas.ts'
import { registerCors } from './cors.ts'
import { createServerWithoutRoutes, type ServerSettings } from './create-server.ts'
import { createAuthenticator } from './identity/authenticator.ts'
import { pingDatabase, registerHealthRoutes } from './health.ts'
import { createMailComposers } from './mail-composers.ts'
import { createIdentityCache } from './identity/identity-cache.ts'
import type { BackOffice } from './pages/back-office.ts'
import { NO_CARD_SOURCES } from './pages/page-headers.ts'
import { GuestPageCache } from './pages/guest-pages.ts'
import { createVisitorFetch } from './pages/in-process-fetch.ts'
import { registerJsonParser } from './json-parser.ts'
import { createResponseCache } from '../http/response-cache.ts'
import { createDatabasePriceSchedule } from './price-schedule.ts'
import { registerOpenApiRoutes } from './openapi/routes.ts'
import { subscribeToPageRevisions } from './pages/page-revisions.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { type PageServerDeps, registerPages } from './pages/pages.ts'
import { RequestLanguages } from './request-locale.ts'
import { toLanguages } from '../webstore/service.ts'
import { setContractSerializer } from './serialization.ts'
import { createSiteUrlBuilder } from '../http/site-url.ts'
import { setContractValidator } from './validation.ts'
import { registerWorkloadHook } from './register-workloads.ts'

/** What `buildApp` needs. */
export interface AppOptions {
  /** The database of the shop, which must be open and have all migrations. */
  readonly database: Database
  readonly settings: ServerSettings
  /** The server creates its own when left out. */
  readonly log?: FastifyBaseLogger
  /** Signs cookies and tokens; at least 32 characters. */
  readonly secret: string
  /** The token of the import command on this machine; null disables the import. */
  readonly operatorToken: string | null
  /** The folder of the embedded database, for the backup command; defaults to none. */
  readonly dataDir?: string | undefined
  /** Renders the pages; null serves the API alone. */
  readonly pages: PageRenderer | null
  /** The pages of staff; defaults to none. */
  readonly backOffice?: BackOffice
  /** How many pages are rendered at once and how many wait; defaults to limits for two cores. */
  readonly renderingLimits?: BulkheadLimits
  /**
   * The payment gateways by the name under which the store's settings choose them; defaults to the test gateway, which
   * moves no money.
   */
  readonly gateways?: PaymentGateways
  /** The gateway of every store that accepts cards; defaults to the one that the store's settings name. */
  readonly cardGateway?: string | undefined
  /** How long a gateway may take for one call; defaults to 15 seconds. */
  readonly gatewayTimeoutMilliseconds?: number | undefined
  /** Where the bytes of new pictures and documents are; defaults to the database. */
  readonly objectStore?: ObjectStore | null
  /** Whether a mail server sends the shop's mails; defaults to no, and staff read them. */
  readonly hasMailServer?: boolean
  /** The OpenID provider with whose accounts people sign in; defaults to none. */
  readonly companySignIn?: CompanySignIn | null
  /** How many sign-in attempts one client address has in a minute. */
  readonly signInsPerMinute?: number
  /** How many carts new guests at one client address may create in an hour; defaults to 60. */
  readonly guestCartsPerHour?: number
  /** A session ends after this many seconds without use; defaults to two hours. */
  readonly sessionIdleSeconds?: number
  /** Passwords that the documentation prints and that nobody can sign in with; defaults to none. */
  readonly publishedPasswords?: readonly string[]
  /** The search over an engine outside of the process; defaults to an index in its memory. */
  readonly search?: LiveSearch | null
  /** Where the search index is stored between two starts; defaults to nowhere. */
  readonly indexPlace?: SnapshotPlace
  /** Runs what is done in the background, and is stopped with the application; defaults to one of its own. */
  readonly jobs?: JobRunner
  /** The receiver of events, for tests of it; defaults to none. */
  readonly webhook?: Webhook | null
  /** Where sign-ins, their failures and changes of rights are logged; defaults to the server's log. */
  readonly securityLog?: SecurityLog
}

function createJobRunner(database: Database, log: FastifyBaseLogger): JobRunner {
  return new JobRunner({
    database,
    onFailure: (error) => log.error({ err: withoutQueryValues(error) }, 'work in the background failed'),
  })
}

/** Builds the shop as a Fastify application that does not listen yet: API, media and pages. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, settings, secret } = options
  const gateways: PaymentGateways = options.gateways ?? { test: createTestGateway(database) }
  const requestLanguages = new RequestLanguages()
  const app = createServerWithoutRoutes(settings, options.log, { requestLanguages })
  const jobs = options.jobs ?? createJobRunner(database, app.log)
  setContractValidator(app)
  setContractSerializer(app)
  registerJsonParser(app)
  registerWorkloadHook(app)
  await app.register(fastifyCookie)
  await registerCors(app, settings.corsOrigins ?? [])

  const authentication = createAuthentication({
    database,
    secret,
    signInsPerMinute: options.signInsPerMinute ?? 20,
    idleSeconds: options.sessionIdleSeconds,
    publishedPasswords: options.publishedPasswords ?? [],
    log: options.securityLog ?? app.log,
    hasMailServer: options.hasMailServer ?? false,
  })
  const identityCache = await createIdentityCache(database, authentication, (webstore) => {
    requestLanguages.languages = toLanguages(webstore)
  })
  app.addHook('onClose', async () => identityCache.close())
  const authenticator = createAuthenticator({
    identityCache,
    basePath: settings.basePath,
    guestCartsPerHour: options.guestCartsPerHour ?? 60,
    corsOrigins: settings.corsOrigins ?? [],
  })
  registerHealthRoutes(app, () => pingDatabase(database))
  const cachedResponses = { cache: createResponseCache(), priceSchedule: createDatabasePriceSchedule(database) }
  registerOpenApiRoutes(app, { basePath: settings.basePath, cache: cachedResponses.cache })
  registerAreas(
    { app, database, authenticator, cachedResponses, siteUrl: createSiteUrlBuilder(settings.basePath) },
    {
      authentication,
      companySignIn: options.companySignIn ?? null,
      operatorToken: options.operatorToken,
      dataDir: options.dataDir ?? null,
      gateways,
      cardGateway: options.cardGateway,
      gatewayTimeoutMilliseconds: options.gatewayTimeoutMilliseconds,
      objectStore: options.objectStore ?? null,
      mail: { composers: createMailComposers(secret), hasMailServer: options.hasMailServer ?? false },
      search: options.search ?? null,
      indexPlace: options.indexPlace ?? null,
      webhook: options.webhook ?? null,
      jobs,
    },
  )
  const { priceSchedule } = cachedResponses
  if (options.pages !== null)
    await registerShopPages(app, options, {
      pages: options.pages,
      gateways,
      identityCache,
      priceSchedule,
      languagePath: {
        getPrefix: ({ raw }) => requestLanguages.getPathPrefix(raw),
        isDefault: ({ raw }) => requestLanguages.namesDefaultLanguage(raw),
      },
    })
  app.addHook('onClose', () => jobs.stop())
  return app
}

/** Registers the pages of the shop and of the back office. */
async function registerShopPages(app: FastifyInstance, options: AppOptions, deps: ShopPagesDeps): Promise<void> {
  const { identityCache, priceSchedule } = deps
  const pageRevisions = await subscribeToPageRevisions({ database: options.database, identityCache, priceSchedule })
  app.addHook('onClose', async () => pageRevisions.close())
  await registerPages(app, {
    pages: deps.pages,
    backOffice: options.backOffice,
    basePath: options.settings.basePath,
    languagePath: deps.languagePath,
    createApiFetch: (visitor) => createVisitorFetch(app, visitor),
    guestPageCache: new GuestPageCache(pageRevisions.current),
    renderingLimits: options.renderingLimits,
    cardSources: deps.gateways[options.cardGateway ?? '']?.page?.policy ?? NO_CARD_SOURCES,
  })
}

type ShopPagesDeps = Omit<Parameters<typeof subscribeToPageRevisions>[0], 'database'> &
  Pick<PageServerDeps, 'languagePath'> & {
    readonly pages: PageRenderer
    readonly gateways: PaymentGateways
  }
