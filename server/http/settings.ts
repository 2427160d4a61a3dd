import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { SITE_RUNTIME_PREFIX } from '@hydrant/contract/shared/paths.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { CONNECTION_LIMITS } from './connections.ts'

/** What the operator decides, read once from the environment. */
export interface Settings {
  /** TCP port; 0 lets the system choose. */
  readonly port: number
  readonly host: string
  /** A PostgreSQL connection URL; undefined means the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Absolute path of the folder for the embedded database, the signing secret and the running shop's address. */
  readonly dataDir: string
  /** '' or a path such as '/shop' under which everything is served. */
  readonly basePath: string
  readonly logLevel: LogLevel
  /**
   * Scheme and host by which visitors reach the shop, such as `https://shop.example`; null: what each request and
   * believed proxies say.
   */
  readonly publicUrl: string | null
  /** Connections that are open at a time; more are refused. */
  readonly maxConnections: number
  /** Where events such as placed orders are posted, and the secret that they are signed with; null: nowhere. */
  readonly webhook: { readonly url: string; readonly secret: string } | null
  /** The server whose API the pages show; null: this process serves it itself. */
  readonly commerce: RemoteCommerce | null
  /** Whose word counts for where a request comes from, besides programs on this machine: addresses and networks. */
  readonly trustedProxies: readonly string[]
  /**
   * Whether an empty database is filled with the demo shop; otherwise it opens as an empty shop with one administrator.
   */
  readonly isDemo: boolean
  /** Whether the password of the demo users that the documentation prints lets anybody in. */
  readonly acceptsPublishedPassword: boolean
  /** The sign-in name of the administrator of an empty shop. */
  readonly adminEmail: string
  /** A buyer's session that is not used for so long ends. */
  readonly sessionIdleSeconds: number
  /** How many carts of new guests one client address may make in an hour. */
  readonly guestCartsPerHour: number
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
  /** What its user and password make, for a server that lets nobody else in. */
  readonly authorization: string | null
  readonly webstoreId: string
  readonly siteId: string
  /** Whose SEO properties pages have; empty when the operator names none, and pages say of themselves what they can. */
  readonly communityId: string
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/** A setting that cannot be used: the sentence names the variable and what it takes. */
export class SettingsRefusal extends Error {
  override readonly name = 'SettingsRefusal'
}

/** Reads the settings from environment variables. An empty variable counts as absent. Throws `SettingsRefusal`. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const value = (name: string): string | undefined => blankAsAbsent(environment[name])
  const host = readHost(value('HOST'))
  const databaseUrl = readDatabaseUrl(value('DATABASE_URL'))
  const isDemo = readDemo(value('HYDRANT_DEMO'), databaseUrl)
  return {
    port: readPort(value('PORT')),
    host,
    databaseUrl,
    isDemo,
    acceptsPublishedPassword: isDemo && isLoopback(host),
    adminEmail: readAdminEmail(value('HYDRANT_ADMIN_EMAIL')),
    dataDir: resolve(value('HYDRANT_DATA_DIR') ?? './.hydrant'),
    basePath: readBasePath(value('BASE_PATH')),
    logLevel: readLogLevel(value('LOG_LEVEL')),
    publicUrl: readPublicUrl(value('PUBLIC_URL')),
    maxConnections: readMaxConnections(value('MAX_CONNECTIONS')),
    webhook: readWebhook(value('EVENTS_WEBHOOK_URL'), value('EVENTS_WEBHOOK_SECRET')),
    commerce: readCommerce(value),
    trustedProxies: readProxies(value('TRUSTED_PROXIES')),
    sessionIdleSeconds: readIdleMinutes(value('SESSION_IDLE_MINUTES')) * 60,
    guestCartsPerHour: readGuestCarts(value('GUEST_CARTS_PER_HOUR')),
    corsOrigins: readOrigins(value('CORS_ORIGINS')),
  }
}

function readPort(text = '3000'): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535)
    throw new SettingsRefusal(`PORT must be a whole number from 0 to 65535, not '${text}'.`)
  return port
}

function readHost(text = '127.0.0.1'): string {
  if (!/^[A-Za-z0-9.:_-]+$/.test(text))
    throw new SettingsRefusal(`HOST must be a host name or an IP address without port or scheme, not '${text}'.`)
  return text
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new SettingsRefusal(
      'DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/name; leave it out for the embedded database.',
    )
  }
  return text
}

function readDemo(text: string | undefined, databaseUrl: string | undefined): boolean {
  if (text !== undefined && text !== 'on' && text !== 'off')
    throw new SettingsRefusal(`HYDRANT_DEMO must be on or off, not '${text}'.`)
  return text === undefined ? databaseUrl === undefined : text === 'on'
}

function readAdminEmail(text = 'admin@hydrant.example'): string {
  if (text.length > 320 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    throw new SettingsRefusal(`HYDRANT_ADMIN_EMAIL must be an email address, not '${text}'.`)
  return text.toLowerCase()
}

/** Whether only programs on this machine reach a server that listens on this address. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function readBasePath(text = ''): string {
  const path = text === '/' ? '' : text.replace(/\/$/, '')
  if (path !== '' && !/^(?:\/[A-Za-z0-9_~-]+)+$/.test(path)) {
    throw new SettingsRefusal(
      `BASE_PATH must be a path such as /shop, of letters, digits, '-', '_' and '~', not '${text}'.`,
    )
  }
  return path
}

function readPublicUrl(text: string | undefined): string | null {
  if (text === undefined) return null
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new SettingsRefusal(
      'PUBLIC_URL must be an http or https address without a path, such as https://shop.example; BASE_PATH says the path.',
    )
  }
  return url.origin
}

function readMaxConnections(text = String(CONNECTION_LIMITS.most)): number {
  const most = Number(text)
  if (!/^\d{1,6}$/.test(text) || most < 10)
    throw new SettingsRefusal(`MAX_CONNECTIONS must be a whole number from 10 to 999999, not '${text}'.`)
  return most
}

function readLogLevel(text = 'info'): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text)
  if (level === undefined)
    throw new SettingsRefusal(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not '${text}'.`)
  return level
}

function readWebhook(url: string | undefined, secret: string | undefined): Settings['webhook'] {
  if (url === undefined && secret === undefined) return null
  if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new SettingsRefusal(
      'EVENTS_WEBHOOK_URL must be an http or https address; leave it and EVENTS_WEBHOOK_SECRET out to post no events.',
    )
  }
  if (secret === undefined || secret.length < 16)
    throw new SettingsRefusal(
      'EVENTS_WEBHOOK_SECRET must have at least 16 characters: receivers check the signature of events with it.',
    )
  return { url, secret }
}

function readCommerce(value: (name: string) => string | undefined): Settings['commerce'] {
  const address = value('COMMERCE_API_URL')
  if (address === undefined) return null
  const api = readRemote('COMMERCE_API_URL', address)
  const webstoreId = normalizeId(value('COMMERCE_WEBSTORE_ID') ?? '', '0ZE')
  if (webstoreId === null)
    throw new SettingsRefusal(
      'COMMERCE_WEBSTORE_ID must be the id of the web store at COMMERCE_API_URL; it begins with 0ZE.',
    )
  const siteId = normalizeId(value('COMMERCE_SITE_ID') ?? '', '0DM')
  if (siteId === null)
    throw new SettingsRefusal('COMMERCE_SITE_ID must be the id of the site of that web store; it begins with 0DM.')
  const community = value('COMMERCE_COMMUNITY_ID')
  const communityId = community === undefined ? '' : normalizeId(community, '0DB')
  if (communityId === null)
    throw new SettingsRefusal(
      'COMMERCE_COMMUNITY_ID must be the id of the community of that web store, which begins with 0DB; leave it out to show no SEO properties.',
    )
  const media = value('COMMERCE_MEDIA_URL')
  const siteUrl = api.url.replace(new RegExp(`${SITE_RUNTIME_PREFIX}$`), '')
  const mediaUrl = media === undefined ? siteUrl : readRemote('COMMERCE_MEDIA_URL', media).url
  return { apiUrl: api.url, siteUrl, mediaUrl, authorization: api.authorization, webstoreId, siteId, communityId }
}

function readRemote(name: string, text: string): { readonly url: string; readonly authorization: string | null } {
  const refusal = new SettingsRefusal(
    `${name} must be an http or https address without a query, such as https://shop.example/b2b.`,
  )
  if (!/^https?:\/\/[^?#]+$/.test(text) || !URL.canParse(text)) throw refusal
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
    throw refusal
  }
}

function readProxies(text = ''): string[] {
  const proxies = text.split(',').flatMap((part) => part.trim() || [])
  for (const proxy of proxies) {
    const [address = '', bits, ...rest] = proxy.split('/')
    const most = isIP(address) === 4 ? 32 : 128
    if (
      isIP(address) === 0 ||
      rest.length > 0 ||
      (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > most))
    ) {
      throw new SettingsRefusal(
        `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.7,10.1.0.0/16; '${proxy}' is none.`,
      )
    }
  }
  return proxies
}

function readOrigins(text = ''): string[] {
  const origins = text.split(',').flatMap((part) => part.trim() || [])
  for (const origin of origins) {
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new SettingsRefusal(
        `CORS_ORIGINS must be exact origins such as https://www.firm.example,https://app.firm.example:8443, without a path and never '*'; '${origin}' is none.`,
      )
    }
  }
  return origins
}

function readIdleMinutes(text = '120'): number {
  const minutes = Number(text)
  if (!/^\d{1,4}$/.test(text) || minutes < 2 || minutes > 1440)
    throw new SettingsRefusal(`SESSION_IDLE_MINUTES must be a whole number from 2 to 1440, not '${text}'.`)
  return minutes
}

function readGuestCarts(text = '60'): number {
  const carts = Number(text)
  if (!/^\d{1,6}$/.test(text) || carts < 1)
    throw new SettingsRefusal(`GUEST_CARTS_PER_HOUR must be a whole number from 1 to 999999, not '${text}'.`)
  return carts
}

function blankAsAbsent(text: string | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed === '' ? undefined : trimmed
}
