import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Settings } from './settings.ts'

/** Writes JSON lines to the standard output, without what would let somebody in. */
export function createLogger({ logLevel }: Pick<Settings, 'logLevel'>): FastifyBaseLogger {
  return pino({ level: logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] })
}
