import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { Bulkhead, type BulkheadLimits } from '@hydrant/database/connection/bulkhead.ts'
import type { PageRenderer } from './page-renderer.ts'

/** Pages that are rendered at once and that wait for their turn: about four seconds of work on two cores. */
const RENDERING: BulkheadLimits = {
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
 * Each rendering begins in a turn of the event loop of its own: on the embedded database nothing in it waits for the
 * system, so that one would follow the other without a request being read, counted or refused in between.
 */
export function limitRendering(
  render: PageRenderer['render'],
  limits: BulkheadLimits = RENDERING,
): PageRenderer['render'] {
  const bulkhead = new Bulkhead(limits)
  let turn = Promise.resolve()
  return async (request, visit) => {
    const leave = await bulkhead.enter()
    try {
      await (turn = turn.then(() => eventLoopTurn()))
      const response = await render(request, visit)
      if (response.body !== null) return new Response(readAhead(response.body, leave), response)
      leave()
      return response
    } catch (error) {
      leave()
      throw error
    }
  }
}

/**
 * The same body, read as fast as it is produced: a client that reads slowly does not keep others from their pages.
 * Calls `onEnd` when it is complete or has failed.
 */
function readAhead(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEnd: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({}, undefined, {
    highWaterMark: Infinity,
  })
  // A failure reaches whoever reads the other end.
  body.pipeTo(writable).then(onEnd, onEnd)
  return readable
}
