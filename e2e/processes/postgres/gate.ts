import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../../process.ts'

/** A way to a server on this machine that lets nobody through until it is opened. */
export const gateTo = async (server: number) => {
  const port = await freePort()
  const sockets: Socket[] = []
  const knocked = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const gate = createServer(async (client) => {
    knocked.resolve()
    await opened.promise
    const through = connect(server, '127.0.0.1')
    sockets.push(client, through)
    // Whoever ends first ends the other.
    for (const [one, other] of [
      [client, through],
      [through, client],
    ] as const)
      one.on('error', () => other.destroy()).pipe(other)
  })
  await new Promise<void>((resolve) => gate.listen(port, '127.0.0.1', resolve))
  return {
    port,
    /** Fulfilled when the first one stands before it. */
    knocked: knocked.promise,
    open: () => opened.resolve(),
    close() {
      gate.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
