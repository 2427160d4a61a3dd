import { resolve } from 'node:path'

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
  /** Where events such as placed orders are posted, and the secret that they are signed with; null: nowhere. */
  readonly webhook: { readonly url: string; readonly secret: string } | null
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
  return {
    port: readPort(value('PORT')),
    host: readHost(value('HOST')),
    databaseUrl: readDatabaseUrl(value('DATABASE_URL')),
    dataDir: resolve(value('HYDRANT_DATA_DIR') ?? './.hydrant'),
    basePath: readBasePath(value('BASE_PATH')),
    logLevel: readLogLevel(value('LOG_LEVEL')),
    webhook: readWebhook(value('EVENTS_WEBHOOK_URL'), value('EVENTS_WEBHOOK_SECRET')),
  }
}

function readPort(text = '3000'): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new SettingsRefusal(`PORT must be a whole number from 0 to 65535, not '${text}'.`)
  return port
}

function readHost(text = '127.0.0.1'): string {
  if (!/^[A-Za-z0-9.:_-]+$/.test(text)) throw new SettingsRefusal(`HOST must be a host name or an IP address without port or scheme, not '${text}'.`)
  return text
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new SettingsRefusal('DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/name; leave it out for the embedded database.')
  }
  return text
}

function readBasePath(text = ''): string {
  const path = text === '/' ? '' : text.replace(/\/$/, '')
  if (path !== '' && !/^(?:\/[A-Za-z0-9_~-]+)+$/.test(path)) {
    throw new SettingsRefusal(`BASE_PATH must be a path such as /shop, of letters, digits, '-', '_' and '~', not '${text}'.`)
  }
  return path
}

function readLogLevel(text = 'info'): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text)
  if (level === undefined) throw new SettingsRefusal(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not '${text}'.`)
  return level
}

function readWebhook(url: string | undefined, secret: string | undefined): Settings['webhook'] {
  if (url === undefined && secret === undefined) return null
  if (url === undefined || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new SettingsRefusal('EVENTS_WEBHOOK_URL must be an http or https address; leave it and EVENTS_WEBHOOK_SECRET out to post no events.')
  }
  if (secret === undefined || secret.length < 16) throw new SettingsRefusal('EVENTS_WEBHOOK_SECRET must have at least 16 characters: receivers check the signature of events with it.')
  return { url, secret }
}

function blankAsAbsent(text: string | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed === '' ? undefined : trimmed
}
