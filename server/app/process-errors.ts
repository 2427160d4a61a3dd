import type { FastifyBaseLogger } from 'fastify'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'

/** How long an orderly shutdown may take after an uncaught exception, in milliseconds. */
const CLOSE_TIMEOUT_MS = 5_000

/**
 * Registers handlers of errors that belong to no request. An unhandled promise rejection is logged. After an uncaught
 * exception the state of the process is unknown: it is logged, the shop is closed, and the process exits with code 1,
 * so that its supervisor restarts it.
 */
export function registerProcessErrorHandlers(log: FastifyBaseLogger, close: () => Promise<void>): void {
  process.on('unhandledRejection', (reason) =>
    log.error({ err: withoutQueryValues(reason) }, 'a promise was rejected and nobody handled it'),
  )
  process.once('uncaughtException', (error) => {
    log.fatal({ err: withoutQueryValues(error) }, 'an exception was not caught; the shop closes')
    const exit = (): void => process.exit(1)
    setTimeout(exit, CLOSE_TIMEOUT_MS).unref()
    void closeAndExit(close, exit)
  })
}

async function closeAndExit(close: () => Promise<void>, exit: () => void): Promise<void> {
  // A failing close must not prevent the exit.
  await close().catch(() => undefined)
  exit()
}
