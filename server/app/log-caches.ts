import type { FastifyInstance } from 'fastify'
import { listCacheStatistics } from '../cache/statistics.ts'

/**
 * Logs the hits, misses, entries and bytes of every cache when the operator sends SIGUSR2, which Windows does not have,
 * and when the server closes.
 */
export function registerCacheLogOnSignalAndClose(app: FastifyInstance): void {
  const log = (): void => app.log.info({ caches: listCacheStatistics() }, 'the caches')
  process.on('SIGUSR2', log)
  app.addHook('onClose', async () => {
    process.off('SIGUSR2', log)
    log()
  })
}
