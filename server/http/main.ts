import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { DatabaseRefusal } from '@hydrant/database/connection/database.ts'
import { prepareDataFolder } from '@hydrant/database/connection/data-folder.ts'
import { announceInstance, withdrawInstance } from '@hydrant/database/connection/instance.ts'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'
import { openDatabase } from '@hydrant/database/connection/open-database.ts'
import { DEMO_PASSWORD, setUpShop } from '../import/service.ts'
import { createTestGateway } from '../payments/service.ts'
import { getWebstore } from '../webstore/service.ts'
import { buildApp } from './app.ts'
import { startBackground } from './background.ts'
import { buildFront } from './front.ts'
import { greet, greetFront } from './greeting.ts'
import { REMOTE_COOKIE_PREFIX } from './remote-fetch.ts'
import { createLogger } from './logger.ts'
import { handleProcessErrors } from './process-errors.ts'
import { readSecret } from './secret.ts'
import { type RemoteCommerce, readSettings, type Settings, SettingsRefusal } from './settings.ts'
import { loadStorefront, type Storefront } from './storefront.ts'

const STOREFRONT_BUILD = fileURLToPath(new URL('../../storefront/build', import.meta.url))

/**
 * Opens the shop and keeps it open until SIGTERM or SIGINT. What stands in the way is told on the console and ends the
 * process. Everything but the pages is made ready while the storefront may still be being built; without a promise of
 * that, it has been.
 */
export async function openShop(storefrontBuilt: Promise<void> = Promise.resolve()): Promise<void> {
  await tryToOpen(storefrontBuilt).catch(fail)
}

async function tryToOpen(storefrontBuilt: Promise<void>): Promise<void> {
  // While the database opens. It may fail long before it is waited for.
  const storefront = storefrontBuilt.then(() => loadStorefront(STOREFRONT_BUILD))
  storefront.catch(() => undefined)
  const settings = readSettings(process.env)
  const log = createLogger(settings)
  if (settings.commerce !== null) return openFront(storefront, { ...settings, commerce: settings.commerce }, log)
  await prepareDataFolder(settings.dataDir)
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir, log })
  let closing: Promise<void> | null = null
  try {
    await database.migrate()
    const firstWords = await setUpShop(database, settings)
    // At once: a start that fails later must not keep to itself what cannot be read anywhere else.
    if (firstWords !== null) console.log(firstWords)
    const webstore = await database.read(getWebstore)
    const gateways = { test: createTestGateway(database) }
    const operatorToken = randomBytes(32).toString('base64url')
    const app = await buildApp({
      database,
      settings,
      log,
      secret: await readSecret(settings.dataDir),
      operatorToken,
      sessionIdleSeconds: settings.sessionIdleSeconds,
      guestCartsPerHour: settings.guestCartsPerHour,
      publishedPasswords: settings.acceptsPublishedPassword ? [] : [DEMO_PASSWORD],
      gateways,
      pages: (await storefront)({
        basePath: settings.basePath,
        webstoreId: webstore.id,
        siteId: webstore.siteId,
        communityId: webstore.communityId,
        apiCookiePrefix: '',
      }),
    })
    const onFailure = (error: unknown): void =>
      log.error({ err: withoutQueryValues(error) }, 'work in the background failed')
    const close = (): Promise<void> =>
      (closing ??= app
        .close()
        .then(() => withdrawInstance(settings.dataDir))
        .then(() => database.close()))
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void close().then(() => process.exit(0), fail))
    handleProcessErrors(log, close)
    app.addHook('onClose', startBackground({ database, gateways, webhook: settings.webhook, log, onFailure }))
    const address = await app.listen({ port: settings.port, host: settings.host })
    // The import reaches a database server by itself; only the shop that holds the data folder speaks for it.
    if (settings.databaseUrl === undefined)
      await announceInstance(settings.dataDir, { url: address + settings.basePath, token: operatorToken })
    greet(address + settings.basePath, { settings, webstore })
  } catch (error) {
    if (closing === null) await database.close()
    throw error
  }
}

/** Opens the pages alone, in front of another server's API. */
async function openFront(
  storefront: Promise<Storefront>,
  settings: Settings & { readonly commerce: RemoteCommerce },
  log: FastifyBaseLogger,
): Promise<void> {
  const { commerce, basePath } = settings
  const { webstoreId, siteId, communityId } = commerce
  const app = await buildFront({
    settings,
    commerce,
    log,
    pages: (await storefront)({ basePath, webstoreId, siteId, communityId, apiCookiePrefix: REMOTE_COOKIE_PREFIX }),
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0), fail))
  handleProcessErrors(log, () => app.close())
  greetFront((await app.listen({ port: settings.port, host: settings.host })) + basePath, commerce)
}

/** Ends the process with a sentence for what the operator can mend, and with the whole error for what is a bug. */
function fail(error: unknown): void {
  const isRefusal = error instanceof SettingsRefusal || error instanceof DatabaseRefusal
  console.error(isRefusal ? error.message : (listenSentence(error) ?? error))
  process.exit(1)
}

function listenSentence(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined
  const { host, port } = readSettings(process.env)
  switch (error.code) {
    case 'EADDRINUSE':
      return `Another program uses port ${port} on ${host}. End it, or set PORT to another port.`
    case 'EACCES':
      return `This user may not listen on port ${port}. Set PORT to one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is '${host}', which is no address of this machine.`
    default:
      return undefined
  }
}

// Bundled, it is imported by what has built it.
if (import.meta.main) await openShop()
