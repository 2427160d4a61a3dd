import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { Bulkhead, type BulkheadLimits } from '@hydrant/database/connection/bulkhead.ts'
import type { PageRenderer } from './page-renderer.ts'

/** How many pages are rendered at once and how many wait: about four seconds of work on two cores. */
const RENDERING_LIMITS: BulkheadLimits = {
  name: 'rendered pages',
  running: 32,
  waiting: 128,
  waitMilliseconds: 5_000,
  stuckMilliseconds: Infinity,
}

/**
 * Limits how many pages are rendered at once, each until its body is complete. The returned function rejects with an
 * `OverloadError` beyond that.
 *
 * Each rendering starts in its own turn of the event loop: on the embedded database nothing in it waits for I/O, so
 * renderings would otherwise run back to back without a request being read, counted or rejected in between.
 */
export function limitRendering(
  render: PageRenderer['render'],
  limits: BulkheadLimits = RENDERING_LIMITS,
): PageRenderer['render'] {
  const bulkhead = new Bulkhead(limits)
  let startQueue = Promise.resolve()
  return async (request, visit) => {
    const release = await bulkhead.enter()
    try {
      await (startQueue = startQueue.then(() => eventLoopTurn()))
      const response = await render(request, visit)
      // Read as fast as it is produced: a slow client does not occupy a rendering place.
      return response.body === null ? response : new Response(await response.arrayBuffer(), response)
    } finally {
      release()
    }
  }
}
