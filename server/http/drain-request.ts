import type { IncomingMessage } from 'node:http'

/**
 * How long the rest of a rejected upload is read and discarded, in milliseconds: a client that is disconnected at once
 * would never read the error.
 */
const DRAIN_TIMEOUT_MS = 5000

/** Reads and discards the rest of a request body; ends the connection if that takes too long. */
export function drainRequestWithTimeout(incoming: IncomingMessage): void {
  const timeout = setTimeout(() => incoming.destroy(), DRAIN_TIMEOUT_MS).unref()
  incoming.once('close', () => clearTimeout(timeout))
  incoming.resume()
}
