import type { FastifyBaseLogger } from 'fastify'
import { withoutQueryValues } from '@hydrant/database/connection/query-failure.ts'

/** How long an orderly end may take after an error that nobody caught, in milliseconds. */
const CLOSING_MILLISECONDS = 5_000

/**
 * Handles errors that belong to no request. A rejected promise that nobody awaits is logged, and the shop goes on.
 * After an exception that nobody caught the state of the process is unknown: it is logged, the shop is closed, and the
 * process ends with code 1 for its supervisor to start anew.
 */
export function handleProcessErrors(log: FastifyBaseLogger, close: () => Promise<void>): void {
  process.on('unhandledRejection', (reason) =>
    log.error({ err: withoutQueryValues(reason) }, 'a promise was rejected and nobody handled it'),
  )
  process.once('uncaughtException', (error) => {
    log.fatal({ err: withoutQueryValues(error) }, 'an exception was not caught; the shop closes')
    const end = (): void => process.exit(1)
    setTimeout(end, CLOSING_MILLISECONDS).unref()
    void closeAndEnd(close, end)
  })
}

async function closeAndEnd(close: () => Promise<void>, end: () => void): Promise<void> {
  // What keeps it from closing must not keep it from ending.
  await close().catch(() => undefined)
  end()
}
