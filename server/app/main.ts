import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { type Database, DatabaseError } from '@hydrant/database/connection/database.ts'
import { prepareDataFolder } from '@hydrant/database/connection/data-folder.ts'
import { writeInstanceFile, deleteInstanceFile } from '@hydrant/database/connection/instance.ts'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import * as messages from '@hydrant/messages/compiled/server/startup.js'
import { DEMO_PASSWORD, setUpShopIfEmptyAndGetNotice } from '../import/service.ts'
import { createSmtpSender } from '../mail/service.ts'
import { createS3ObjectStore } from '../media/service.ts'
import { createOpenSearch } from '../search/service.ts'
import { createStripeGateway, createTestGateway, type PaymentGateways } from '../payments/service.ts'
import { createSetupPathIfNoAdministrator } from '../setup/service.ts'
import { getWebstore, type Webstore } from '../webstore/service.ts'
import { buildApp } from './build-app.ts'
import { JobRunner } from '../background-jobs/service.ts'
import { addBackgroundJobs } from './background-jobs.ts'
import { buildRemoteStorefront } from './remote/remote-storefront.ts'
import { printStartupBanner, printRemoteStorefrontBanner } from './startup-banner.ts'
import { REMOTE_COOKIE_PREFIX } from './remote/remote-fetch.ts'
import { createLogger } from './logger.ts'
import { createMailComposers } from './mail-composers.ts'
import { registerProcessErrorHandlers } from './process-errors.ts'
import { serveMetricsOfAllProcesses } from './metrics.ts'
import { isFirstProcess, isServingProcess, runWorkersUntilClosed } from './processes.ts'
import { loadOrCreateSecret } from './secret.ts'
import { isLeadingProcess, type RemoteCommerce, parseSettings, type Settings } from './settings.ts'
import { SettingsError } from './settings-error.ts'
import { startTracing } from './telemetry/start-tracing.ts'
import { createBackOffice } from './load-back-office.ts'
import { loadStorefront, type StorefrontFactory } from './load-storefront.ts'

const STOREFRONT_BUILD = fileURLToPath(new URL('../../storefront/build', import.meta.url))
const BACK_OFFICE_BUILD = fileURLToPath(new URL('../../back-office/build', import.meta.url))

/**
 * Starts the shop, which runs until SIGTERM or SIGINT. When the start fails, the error is printed on the console and
 * the process ends. Pages are available after `pagesBuilt` resolves; everything else is prepared before.
 */
export async function runShop(pagesBuilt: Promise<void> = Promise.resolve()): Promise<void> {
  await startShop(pagesBuilt).catch(exitWithError)
}

async function startShop(pagesBuilt: Promise<void>): Promise<void> {
  // The storefront loads while the database opens. Loading may fail long before the promise is awaited, so the
  // rejection is handled here.
  const storefront = pagesBuilt.then(() => loadStorefront(STOREFRONT_BUILD))
  storefront.catch(() => undefined)
  const settings = parseSettings(process.env)
  const log = createLogger(settings)
  if (settings.commerce !== null)
    return startRemoteStorefront(storefront, { ...settings, commerce: settings.commerce }, log)
  if (settings.processes > 1 && !isServingProcess) {
    await pagesBuilt
    const { host, metricsPort } = settings
    if (metricsPort !== null) await serveMetricsOfAllProcesses({ host, port: metricsPort }, log)
    process.exit(await runWorkersUntilClosed(settings.processes, log))
  }
  const stopTracing = await startTracingIfSet(settings, log)
  const canWrite = await prepareFolder(settings, log)
  const { databaseUrl, databaseServer, dataDir } = settings
  const database = await openDatabase({ url: databaseUrl, server: databaseServer, dataDir, log })
  let closing: Promise<void> | null = null
  try {
    await database.migrate()
    const setUpMessage = await setUpShopIfEmptyAndGetNotice(database, settings)
    // Printed at once, because this text would be lost if the start failed later.
    if (setUpMessage !== null) console.log(setUpMessage)
    const webstore = await database.query(getWebstore)
    const mount = { basePath: settings.basePath, webstoreId: webstore.id, siteId: webstore.siteId }
    const gateways = await createGateways(database, settings)
    const operatorToken = randomBytes(32).toString('base64url')
    const secret = await loadOrCreateSecret(database, settings)
    const jobs = new JobRunner({
      database,
      onFailure: (error) => log.error({ err: withoutQueryValues(error) }, 'work in the background failed'),
    })
    const app = await buildApp({
      jobs,
      database,
      settings,
      log,
      secret,
      hasMailServer: settings.mailServer !== null,
      webhook: settings.webhook,
      companySignIn: settings.companySignIn,
      operatorToken,
      dataDir: settings.databaseUrl === undefined ? settings.dataDir : undefined,
      sessionIdleSeconds: settings.sessionIdleSeconds,
      guestCartsPerHour: settings.guestCartsPerHour,
      publishedPasswords: settings.acceptsPublishedPassword ? [] : [DEMO_PASSWORD],
      gateways,
      cardGateway: settings.stripe === null ? undefined : 'stripe',
      objectStore: settings.mediaBucket === null ? null : await createS3ObjectStore(settings.mediaBucket),
      search: settings.openSearch === null ? null : await createOpenSearch(database, log, settings.openSearch),
      indexPlace: { folder: settings.dataDir, isWriter: canWrite && isLeadingProcess },
      pages: (await storefront)({ ...mount, communityId: webstore.communityId, apiCookiePrefix: '' }),
      backOffice: createBackOffice(BACK_OFFICE_BUILD, mount),
    })
    const close = (): Promise<void> =>
      (closing ??= app
        .close()
        .then(() => deleteInstanceFile(settings.dataDir))
        .then(() => database.close())
        .then(stopTracing))
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void close().then(() => process.exit(0), exitWithError))
    registerProcessErrorHandlers(log, close)
    addBackgroundJobs(jobs, {
      database,
      gateways,
      webhook: settings.webhook,
      mail: await prepareMail(settings, secret),
      log,
    })
    const origin = await app.listen({ port: settings.port, host: settings.host })
    // The import command opens a PostgreSQL database by itself; it needs the address of the shop only for the embedded
    // database.
    if (settings.databaseUrl === undefined)
      await writeInstanceFile(settings.dataDir, { url: origin + settings.basePath, token: operatorToken })
    if (isFirstProcess) await printBanner(database, { origin, settings, webstore })
  } catch (error) {
    if (closing === null) await database.close()
    throw error
  }
}

/**
 * Creates the payment gateways. The test gateway is always there, so that what was paid with it before can still be
 * reversed.
 */
async function createGateways(database: Database, { stripe }: Settings): Promise<PaymentGateways> {
  const test = createTestGateway(database)
  return stripe === null ? { test } : { test, stripe: await createStripeGateway(database, stripe) }
}

/** Prints the banner, with a new address for the first administrator while there is none. */
async function printBanner(
  database: Database,
  { origin, settings, webstore }: { readonly origin: string; readonly settings: Settings; readonly webstore: Webstore },
): Promise<void> {
  const { basePath, publicUrl } = settings
  const setupPath = await createSetupPathIfNoAdministrator(database)
  const setupUrl = setupPath === null ? null : (publicUrl ?? origin) + basePath + setupPath
  printStartupBanner(origin + basePath, { settings, webstore, setupUrl })
}

/**
 * Prepares the data folder and returns whether it can be written. The embedded database needs it; with a PostgreSQL
 * server the shop runs without it, only its search index is built again at each start.
 */
async function prepareFolder({ dataDir, databaseUrl }: Settings, log: FastifyBaseLogger): Promise<boolean> {
  try {
    await prepareDataFolder(dataDir)
    return true
  } catch (error) {
    if (databaseUrl === undefined || !(error instanceof DatabaseError)) throw error
    if (isLeadingProcess)
      log.warn({ reason: error.message }, 'the search index is not stored: each start builds it again')
    return false
  }
}

/** Returns what sending mails depends on; null when the operator has set no mail server. */
async function prepareMail({ mailServer, publicUrl, basePath }: Settings, secret: string) {
  if (mailServer === null || publicUrl === null) return null
  return {
    composers: createMailComposers(secret),
    send: await createSmtpSender(mailServer),
    siteUrl: publicUrl + basePath,
    domain: mailServer.from.address.split('@').at(-1) ?? '',
  }
}

/** Starts to export traces when the operator has set a collector; returns a function that sends the last ones. */
async function startTracingIfSet({ tracesUrl }: Settings, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  return tracesUrl === null ? async () => undefined : startTracing(tracesUrl, log)
}

/** Starts the storefront without the shop, for the API of another server. */
async function startRemoteStorefront(
  storefront: Promise<StorefrontFactory>,
  settings: Settings & { readonly commerce: RemoteCommerce },
  log: FastifyBaseLogger,
): Promise<void> {
  const { commerce, basePath } = settings
  const { webstoreId, siteId, communityId } = commerce
  const stopTracing = await startTracingIfSet(settings, log)
  const app = await buildRemoteStorefront({
    settings,
    commerce,
    log,
    pages: (await storefront)({ basePath, webstoreId, siteId, communityId, apiCookiePrefix: REMOTE_COOKIE_PREFIX }),
  })
  const close = (): Promise<void> => app.close().then(stopTracing)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void close().then(() => process.exit(0), exitWithError))
  registerProcessErrorHandlers(log, close)
  printRemoteStorefrontBanner((await app.listen({ port: settings.port, host: settings.host })) + basePath, commerce)
}

/**
 * Prints an error and ends the process: only the message of an error that the operator can fix, the whole error
 * otherwise.
 */
function exitWithError(error: unknown): void {
  const isExpectedError = error instanceof SettingsError || error instanceof DatabaseError
  console.error(isExpectedError ? error.message : (describeListenError(error) ?? error))
  process.exit(1)
}

function describeListenError(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined
  const { host, port } = parseSettings(process.env)
  switch (error.code) {
    case 'EADDRINUSE':
      return messages.portInUse({ port: String(port), host })
    case 'EACCES':
      return messages.portNotAllowed({ port: String(port) })
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return messages.foreignHost({ host })
    default:
      return undefined
  }
}

// The bundle imports this file instead of running it.
if (import.meta.main) await runShop()
