import { Socket } from 'node:net'
import type pg from 'pg'

/**
 * Cuts a connection whose server says nothing for too long while an answer of it is awaited: a server that hangs keeps
 * its connections open, and would keep whoever waits for it for ever. What waits then fails as with any lost
 * connection, and the pool makes a new one.
 */
export function cutWhenSilent(client: pg.ClientBase): void {
  const socket = socketOf(client)
  socket?.on('timeout', () => {
    const { bytesRead } = socket
    // This process may itself have been too busy to read an answer that is there: it is read before the immediate runs.
    setImmediate(() => {
      if (isAwaiting(client) && socket.bytesRead === bytesRead)
        socket.destroy(new Error('Connection terminated: the database did not answer in time.'))
    })
  })
}

/** How long the server of a connection may be silent from now on, in milliseconds. */
export function limitSilence(client: pg.ClientBase, milliseconds: number): void {
  socketOf(client)?.setTimeout(milliseconds)
}

// Nothing is awaited of a connection that a transaction holds while it does something else.
function isAwaiting(client: pg.ClientBase): boolean {
  return 'readyForQuery' in client && client.readyForQuery !== true
}

/** The socket of a connection; null when it has none of the system's. */
export function socketOf(client: pg.ClientBase): Socket | null {
  const connection: unknown = 'connection' in client ? client.connection : null
  const stream: unknown =
    typeof connection === 'object' && connection !== null && 'stream' in connection ? connection.stream : null
  return stream instanceof Socket ? stream : null
}
