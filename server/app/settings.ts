import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { SITE_RUNTIME_PREFIX } from '@hydrant/contract/shared/paths.ts'
import { DEFAULT_POOL_SIZE } from '@hydrant/database/connection/postgresql-pool.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import * as messages from '@hydrant/messages/compiled/server/settings.js'
import type { SmtpServer } from '../mail/service.ts'
import type { S3Bucket } from '../media/service.ts'
import type { StripeSettings } from '../payments/service.ts'
import type { CompanySignIn } from '../session/service.ts'
import type { OpenSearchPlace } from '../search/service.ts'
import { parseCompanySignIn } from './company-sign-in-settings.ts'
import { CONNECTION_LIMITS } from './connections.ts'
import { parseMailServer } from './mail-settings.ts'
import { parseStripeSettings } from './payment-settings.ts'
import { SettingsError } from './settings-error.ts'

/** The settings of the operator, read once from the environment. */
export interface Settings {
  /** TCP port; 0 lets the system choose. */
  readonly port: number
  readonly host: string
  /** A PostgreSQL connection URL; undefined means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** How one process connects to that server. */
  readonly databaseServer: {
    /** The server's own URL when a pooler in transaction mode answers at `databaseUrl`. */
    readonly directUrl: string | undefined
    /** The URL of a streaming replica of that server; undefined: there is none. */
    readonly replicaUrl: string | undefined
    /** The maximum number of connections, besides the one that listens for changes. */
    readonly poolSize: number
    readonly hasPreparedStatements: boolean
  }
  /** Absolute path of the folder for the embedded database and the running shop's address. */
  readonly dataDir: string
  /** '' or a path such as '/shop' under which everything is served. */
  readonly basePath: string
  readonly logLevel: LogLevel
  /**
   * Scheme and host by which visitors reach the shop, such as `https://shop.example`; null: taken from each request and
   * from trusted proxies.
   */
  readonly publicUrl: string | null
  /** The maximum number of open connections; more are rejected. */
  readonly maxConnections: number
  /** Where events such as placed orders are posted, and the secret that they are signed with; null: nowhere. */
  readonly webhook: { readonly url: string; readonly secret: string } | null
  /** The mail server that sends the shop's mails; null: they wait, and staff read them. */
  readonly mailServer: SmtpServer | null
  /** The OpenID provider with whose accounts people sign in; null: with passwords alone. */
  readonly companySignIn: CompanySignIn | null
  /** The account at Stripe that takes cards in every store that accepts them; null: the store's settings choose. */
  readonly stripe: StripeSettings | null
  /** The server whose API the pages show; null: this process serves it itself. */
  readonly commerce: RemoteCommerce | null
  /** Addresses and networks of proxies whose forwarding headers are trusted, besides programs on this machine. */
  readonly trustedProxies: readonly string[]
  /**
   * Whether an empty database is filled with the demo shop; otherwise it becomes an empty shop, which its first
   * administrator sets up.
   */
  readonly isDemo: boolean
  /** Whether demo users can sign in with the password that the documentation prints. */
  readonly acceptsPublishedPassword: boolean
  /** A buyer's session ends after this many seconds without use. */
  readonly sessionIdleSeconds: number
  /** How many carts new guests at one client address may create in an hour. */
  readonly guestCartsPerHour: number
  /** The secret that signs cookies and tokens; null: the one in the database. */
  readonly secret: string | null
  /** The port of the metrics; null: none are measured. */
  readonly metricsPort: number | null
  /** Where traces are sent over OTLP/HTTP; null: none are recorded. */
  readonly tracesUrl: string | null
  /** How many processes serve the shop on this machine. */
  readonly processes: number
  /** The bucket for the bytes of new pictures and documents; null: the database. */
  readonly mediaBucket: S3Bucket | null
  /** The search engine outside of the process; null: each process has its own index. */
  readonly openSearch: OpenSearchPlace | null
  /** Sites whose pages may call the API from a browser, as exact origins such as `https://www.firm.example`. */
  readonly corsOrigins: readonly string[]
}

/** Another server's API. */
export interface RemoteCommerce {
  /**
   * Everything before `/services/data/…`, such as `https://shop.example/site/webruntime/api`; without user and
   * password.
   */
  readonly apiUrl: string
  /** Everything before `/lwr/apex/…`: the same without `/webruntime/api`. */
  readonly siteUrl: string
  /** Everything before `/cms/delivery/media/…`. */
  readonly mediaUrl: string
  /** The Authorization header for a server that needs a user and a password; null: none. */
  readonly authorization: string | null
  readonly webstoreId: string
  readonly siteId: string
  /**
   * The community whose SEO properties pages get; empty when the operator sets none: pages then use their own title and
   * description.
   */
  readonly communityId: string
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/** In each of several processes its number, from 1 on; one that takes the place of another has the same number. */
export const PROCESS_NUMBER_VARIABLE = 'HYDRANT_PROCESS_NUMBER'

/**
 * Whether this is the only process of this machine, or the one of several with the first number: it does what only one
 * of them may do.
 */
export const isLeadingProcess = (process.env[PROCESS_NUMBER_VARIABLE] ?? '1') === '1'

/** Parses the settings from environment variables. An empty variable counts as absent. Throws `SettingsError`. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const readVariable = (name: string): string | undefined => trimToUndefined(environment[name])
  const host = parseHost(readVariable('HOST'))
  const databaseUrl = parseDatabaseUrl('DATABASE_URL', readVariable('DATABASE_URL'))
  const isDemo = parseIsDemo(readVariable('HYDRANT_DEMO'), databaseUrl)
  return {
    port: parsePort(readVariable('PORT')),
    host,
    databaseUrl,
    databaseServer: parseDatabaseServer(readVariable, databaseUrl),
    isDemo,
    acceptsPublishedPassword: isDemo && isLoopback(host),
    dataDir: resolve(readVariable('HYDRANT_DATA_DIR') ?? './.hydrant'),
    basePath: parseBasePath(readVariable('BASE_PATH')),
    logLevel: parseLogLevel(readVariable('LOG_LEVEL')),
    publicUrl: parsePublicUrl(readVariable('PUBLIC_URL')),
    maxConnections: parseMaxConnections(readVariable('MAX_CONNECTIONS')),
    webhook: parseWebhook(readVariable('EVENTS_WEBHOOK_URL'), readVariable('EVENTS_WEBHOOK_SECRET')),
    mailServer: parseMailServer(readVariable),
    companySignIn: parseCompanySignIn(readVariable),
    stripe: parseStripeSettings(readVariable),
    commerce: parseRemoteCommerce(readVariable),
    trustedProxies: parseTrustedProxies(readVariable('TRUSTED_PROXIES')),
    sessionIdleSeconds: parseIdleMinutes(readVariable('SESSION_IDLE_MINUTES')) * 60,
    guestCartsPerHour: parseGuestCartsPerHour(readVariable('GUEST_CARTS_PER_HOUR')),
    corsOrigins: parseCorsOrigins(readVariable('CORS_ORIGINS')),
    secret: parseSecret(readVariable('HYDRANT_SECRET')),
    metricsPort: parseMetricsPort(readVariable('METRICS_PORT')),
    tracesUrl: parseTracesUrl(readVariable),
    processes: parseProcesses(readVariable('HYDRANT_PROCESSES'), databaseUrl),
    mediaBucket: parseMediaBucket(readVariable),
    openSearch: parseOpenSearch(readVariable, databaseUrl),
  }
}

function parsePort(text = '3000'): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new SettingsError(messages.invalidPort({ text }))
  return port
}

function parseHost(text = '127.0.0.1'): string {
  if (!/^[A-Za-z0-9.:_-]+$/.test(text)) throw new SettingsError(messages.invalidHost({ text }))
  return text
}

function parseDatabaseUrl(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new SettingsError(messages.invalidDatabaseUrl({ name }))
  }
  return text
}

function parseDatabaseServer(
  readVariable: (name: string) => string | undefined,
  databaseUrl: string | undefined,
): Settings['databaseServer'] {
  const directUrl = parseDatabaseUrl('DATABASE_DIRECT_URL', readVariable('DATABASE_DIRECT_URL'))
  if (directUrl !== undefined && databaseUrl === undefined)
    throw new SettingsError(messages.directUrlWithoutDatabaseUrl())
  const replicaUrl = parseDatabaseUrl('REPLICA_DATABASE_URL', readVariable('REPLICA_DATABASE_URL'))
  if (replicaUrl !== undefined && databaseUrl === undefined)
    throw new SettingsError(messages.replicaUrlWithoutDatabaseUrl())
  const size = readVariable('DATABASE_POOL_SIZE') ?? String(DEFAULT_POOL_SIZE)
  if (!/^\d{1,3}$/.test(size) || Number(size) < MIN_POOL_SIZE)
    throw new SettingsError(messages.invalidPoolSize({ text: size, minimum: MIN_POOL_SIZE }))
  const prepared = readVariable('DATABASE_PREPARED_STATEMENTS') ?? (directUrl === undefined ? 'on' : 'off')
  if (prepared !== 'on' && prepared !== 'off')
    throw new SettingsError(messages.invalidPreparedStatements({ text: prepared }))
  return { directUrl, replicaUrl, poolSize: Number(size), hasPreparedStatements: prepared === 'on' }
}

/** With fewer connections, a workload that is stuck would leave none to the others. */
const MIN_POOL_SIZE = 3

function parseIsDemo(text: string | undefined, databaseUrl: string | undefined): boolean {
  if (text !== undefined && text !== 'on' && text !== 'off') throw new SettingsError(messages.invalidDemo({ text }))
  return text === undefined ? databaseUrl === undefined : text === 'on'
}

/** Whether a server that listens on this address can be reached only from this machine. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function parseBasePath(text = ''): string {
  const path = text === '/' ? '' : text.replace(/\/$/, '')
  if (path !== '' && !/^(?:\/[A-Za-z0-9_~-]+)+$/.test(path)) {
    throw new SettingsError(messages.invalidBasePath({ text }))
  }
  return path
}

function parsePublicUrl(text: string | undefined): string | null {
  if (text === undefined) return null
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new SettingsError(messages.invalidPublicUrl())
  }
  return url.origin
}

function parseMaxConnections(text = String(CONNECTION_LIMITS.maxConnections)): number {
  const maximum = Number(text)
  if (!/^\d{1,6}$/.test(text) || maximum < 10) throw new SettingsError(messages.invalidMaxConnections({ text }))
  return maximum
}

function parseLogLevel(text = 'info'): LogLevel {
  const level = LOG_LEVELS.find((candidate) => candidate === text)
  if (level === undefined) throw new SettingsError(messages.invalidLogLevel({ levels: LOG_LEVELS.join(', '), text }))
  return level
}

function parseWebhook(url: string | undefined, secret: string | undefined): Settings['webhook'] {
  if (url === undefined && secret === undefined) return null
  if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new SettingsError(messages.invalidWebhookUrl())
  }
  if (secret === undefined || secret.length < 16) throw new SettingsError(messages.shortWebhookSecret())
  return { url, secret }
}

function parseRemoteCommerce(readVariable: (name: string) => string | undefined): Settings['commerce'] {
  const address = readVariable('COMMERCE_API_URL')
  if (address === undefined) return null
  const apiAddress = parseRemoteUrl('COMMERCE_API_URL', address)
  const webstoreId = normalizeId(readVariable('COMMERCE_WEBSTORE_ID') ?? '', '0ZE')
  if (webstoreId === null) throw new SettingsError(messages.invalidWebstoreId())
  const siteId = normalizeId(readVariable('COMMERCE_SITE_ID') ?? '', '0DM')
  if (siteId === null) throw new SettingsError(messages.invalidSiteId())
  const communityIdText = readVariable('COMMERCE_COMMUNITY_ID')
  const communityId = communityIdText === undefined ? '' : normalizeId(communityIdText, '0DB')
  if (communityId === null) throw new SettingsError(messages.invalidCommunityId())
  const mediaUrlText = readVariable('COMMERCE_MEDIA_URL')
  const siteUrl = apiAddress.url.replace(new RegExp(`${SITE_RUNTIME_PREFIX}$`), '')
  const mediaUrl = mediaUrlText === undefined ? siteUrl : parseRemoteUrl('COMMERCE_MEDIA_URL', mediaUrlText).url
  return {
    apiUrl: apiAddress.url,
    siteUrl,
    mediaUrl,
    authorization: apiAddress.authorization,
    webstoreId,
    siteId,
    communityId,
  }
}

function parseRemoteUrl(name: string, text: string): { readonly url: string; readonly authorization: string | null } {
  const error = new SettingsError(messages.invalidRemoteUrl({ name }))
  if (!/^https?:\/\/[^?#]+$/.test(text) || !URL.canParse(text)) throw error
  const { protocol, host, pathname, username, password } = new URL(text)
  try {
    const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
      'base64',
    )
    return {
      url: `${protocol}//${host}${pathname.replace(/\/+$/, '')}`,
      authorization: username === '' ? null : `Basic ${credentials}`,
    }
  } catch {
    throw error
  }
}

function parseTrustedProxies(text = ''): string[] {
  const proxies = text.split(',').flatMap((part) => part.trim() || [])
  for (const proxy of proxies) {
    const [address = '', prefixLength, ...otherParts] = proxy.split('/')
    const maximum = isIP(address) === 4 ? 32 : 128
    if (
      isIP(address) === 0 ||
      otherParts.length > 0 ||
      (prefixLength !== undefined && (!/^\d{1,3}$/.test(prefixLength) || Number(prefixLength) > maximum))
    ) {
      throw new SettingsError(messages.invalidTrustedProxy({ proxy }))
    }
  }
  return proxies
}

function parseCorsOrigins(text = ''): string[] {
  const origins = text.split(',').flatMap((part) => part.trim() || [])
  for (const origin of origins) {
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new SettingsError(messages.invalidCorsOrigin({ origin }))
    }
  }
  return origins
}

/** The minimum length of the secret that signs cookies and tokens. */
export const MIN_SECRET_LENGTH = 32

function parseSecret(text: string | undefined): string | null {
  if (text !== undefined && text.length < MIN_SECRET_LENGTH)
    throw new SettingsError(messages.shortSecret({ minimum: MIN_SECRET_LENGTH }))
  return text ?? null
}

function parseMetricsPort(text: string | undefined): number | null {
  if (text === undefined) return null
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65535)
    throw new SettingsError(messages.invalidMetricsPort({ text }))
  return port
}

/** Parses the variables that OpenTelemetry defines for every program. */
function parseTracesUrl(readVariable: (name: string) => string | undefined): string | null {
  if (readVariable('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return null
  const tracesUrl = readVariable('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')
  const name = tracesUrl === undefined ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
  const url = tracesUrl ?? readVariable(name)
  if (url === undefined) return null
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new SettingsError(messages.invalidTracesUrl({ name }))
  return tracesUrl ?? `${url.replace(/\/+$/, '')}/v1/traces`
}

function parseProcesses(value: string | undefined, databaseUrl: string | undefined): number {
  const text = value ?? '1'
  if (text !== 'auto' && !/^[1-9]\d?$/.test(text)) throw new SettingsError(messages.invalidProcesses({ text }))
  const processes = text === 'auto' ? availableParallelism() : Number(text)
  if (processes > 1 && databaseUrl === undefined) throw new SettingsError(messages.processesWithoutServer())
  return processes
}

function parseMediaBucket(readVariable: (name: string) => string | undefined): S3Bucket | null {
  const bucket = readVariable('MEDIA_S3_BUCKET')
  const url = readVariable('MEDIA_S3_URL') ?? null
  if (url !== null && (!/^https?:\/\//.test(url) || !URL.canParse(url)))
    throw new SettingsError(messages.invalidMediaUrl())
  if (bucket === undefined && url !== null) throw new SettingsError(messages.mediaUrlWithoutBucket())
  return bucket === undefined ? null : { bucket, url, region: readVariable('AWS_REGION') ?? 'us-east-1' }
}

function parseOpenSearch(
  readVariable: (name: string) => string | undefined,
  databaseUrl: string | undefined,
): OpenSearchPlace | null {
  const url = readVariable('OPENSEARCH_URL')
  if (url === undefined) return null
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new SettingsError(messages.invalidOpenSearchUrl())
  if (databaseUrl === undefined) throw new SettingsError(messages.openSearchWithoutServer())
  const index = readVariable('OPENSEARCH_INDEX') ?? 'hydrant-products'
  if (!/^[a-z0-9][a-z0-9_-]{0,99}$/.test(index))
    throw new SettingsError(messages.invalidOpenSearchIndex({ text: index }))
  return { url, index, analyzer: readVariable('OPENSEARCH_ANALYZER') ?? 'english' }
}

function parseIdleMinutes(text = '120'): number {
  const minutes = Number(text)
  if (!/^\d{1,4}$/.test(text) || minutes < 2 || minutes > 1440)
    throw new SettingsError(messages.invalidIdleMinutes({ text }))
  return minutes
}

function parseGuestCartsPerHour(text = '60'): number {
  const carts = Number(text)
  if (!/^\d{1,6}$/.test(text) || carts < 1) throw new SettingsError(messages.invalidGuestCartsPerHour({ text }))
  return carts
}

function trimToUndefined(text: string | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed === '' ? undefined : trimmed
}
