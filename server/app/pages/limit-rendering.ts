import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { Bulkhead, type BulkheadLimits } from '@hydrant/kernel/concurrency/bulkhead.ts'
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
 * Creates a render function that limits how many pages are rendered at once, each until its body is complete unless
 * that is a file, and how many wait. It rejects with an `OverloadError` beyond that.
 *
 * Each rendering starts in another iteration of the event loop. On the embedded database a rendering never waits for
 * I/O, so several would otherwise run one after the other, and no request would be read, counted or rejected in
 * between.
 */
export function createLimitedRender(
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
      // The whole body is read here, so that a slow client does not delay other renderings. A file is sent while it is made.
      return response.body === null || isFile(response)
        ? response
        : new Response(await response.arrayBuffer(), response)
    } finally {
      release()
    }
  }
}

/** Whether the body of a response is a file to be stored, which may be of any size. */
export function isFile(response: Response): boolean {
  return response.headers.get('content-disposition')?.startsWith('attachment') === true
}
