import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Settings } from './settings.ts'

/** Creates a logger that writes JSON lines to the standard output, without the credentials in headers. */
export function createLogger({ logLevel }: Pick<Settings, 'logLevel'>): FastifyBaseLogger {
  return pino({ level: logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] })
}
