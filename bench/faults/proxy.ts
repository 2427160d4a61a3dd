import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between the shop and its database that can cut or pause their connections. */
export interface Proxy {
  readonly port: number
  /** Closes all connections and rejects new ones. */
  cut(): Promise<void>
  /** Accepts connections again after `cut`. */
  restore(): Promise<void>
  /** Keeps all connections open, accepts new ones, and forwards nothing. */
  pause(): void
  /** Forwards everything again after `pause`. */
  resume(): void
}

/** Opens a proxy on a free port of this machine, which forwards to a host and port. */
export async function startProxy(target: { readonly host: string; readonly port: number }): Promise<Proxy> {
  const peerSockets = new Map<Socket, Socket>()
  let isPaused = false
  const server = createServer((inbound) => {
    const outbound = connect(target)
    for (const [socket, peer] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      peerSockets.set(socket, peer)
      // Errors are expected here; the peer is closed below.
      socket.on('error', () => undefined)
      socket.once('close', () => {
        peerSockets.delete(socket)
        peer.destroy()
      })
      if (!isPaused) socket.pipe(peer)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    port,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of peerSockets.keys()) socket.destroy()
      await closed
    },
    async restore() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    pause() {
      isPaused = true
      for (const [socket, receiver] of peerSockets) socket.unpipe(receiver)
    },
    resume() {
      isPaused = false
      for (const [socket, receiver] of peerSockets) socket.pipe(receiver)
    },
  }
}
