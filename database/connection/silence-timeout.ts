import { Socket } from 'node:net'
import type pg from 'pg'

/**
 * Makes a connection close itself when its server is silent for too long while a response is awaited: a server that
 * hangs leaves its connections open, and its clients would wait forever. Queries that wait then fail as with any lost
 * connection, and the pool connects again.
 */
export function destroyOnQuerySilence(client: pg.ClientBase): void {
  const socket = findSocket(client)
  socket?.on('timeout', () => {
    const { bytesRead } = socket
    // This process may have been too busy to read a response that has arrived: it is read before the immediate runs.
    setImmediate(() => {
      if (isAwaitingResponse(client) && socket.bytesRead === bytesRead)
        socket.destroy(new Error('Connection terminated: the database did not answer in time.'))
    })
  })
}

/** Sets how long the server of a connection may be silent from now on, in milliseconds. */
export function setSilenceTimeout(client: pg.ClientBase, milliseconds: number): void {
  findSocket(client)?.setTimeout(milliseconds)
}

// No response is awaited while a transaction that uses the connection does something else.
function isAwaitingResponse(client: pg.ClientBase): boolean {
  return 'readyForQuery' in client && client.readyForQuery !== true
}

/** Returns the socket of a connection; null when it has no system socket. */
export function findSocket(client: pg.ClientBase): Socket | null {
  const connection: unknown = 'connection' in client ? client.connection : null
  const stream: unknown =
    typeof connection === 'object' && connection !== null && 'stream' in connection ? connection.stream : null
  return stream instanceof Socket ? stream : null
}
