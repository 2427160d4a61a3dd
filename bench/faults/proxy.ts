import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands between the shop and its database, and can cut them off from one another. */
export interface Proxy {
  readonly port: number
  /** Cuts all connections and refuses new ones. */
  cut(): Promise<void>
  /** Lets connections through again after `cut`. */
  restore(): Promise<void>
  /** Keeps all connections open, accepts new ones, and passes nothing on. */
  pause(): void
  /** Passes everything on again after `pause`. */
  resume(): void
}

/** Opens a proxy on a free port of this machine, which passes bytes on to a host and port. */
export async function openProxy(target: { readonly host: string; readonly port: number }): Promise<Proxy> {
  const receivers = new Map<Socket, Socket>()
  let isPaused = false
  const server = createServer((near) => {
    const far = connect(target)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      receivers.set(socket, other)
      // A cut is what this is for; the other side is told by its own end.
      socket.on('error', () => undefined)
      socket.once('close', () => {
        receivers.delete(socket)
        other.destroy()
      })
      if (!isPaused) socket.pipe(other)
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
      for (const socket of receivers.keys()) socket.destroy()
      await closed
    },
    async restore() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    pause() {
      isPaused = true
      for (const [socket, receiver] of receivers) socket.unpipe(receiver)
    },
    resume() {
      isPaused = false
      for (const [socket, receiver] of receivers) socket.pipe(receiver)
    },
  }
}
