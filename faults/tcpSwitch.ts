import { connect, createServer, type Socket } from 'node:net'
import { newPort } from './ports.ts'

/** Lets one end say to the other what it hears. Both stand among `sockets` until they are closed. */
export const joinSockets = (sockets: Set<Socket>, from: Socket, to: Socket) => {
  for (const [one, other] of [
    [from, to],
    [to, from],
  ] as const) {
    sockets.add(one)
    one.pipe(other)
    one.on('error', () => other.destroy())
    one.once('close', () => {
      sockets.delete(one)
      other.destroy()
    })
  }
}

/** What a virtual address does that moves to another machine: connections go to one port, and from some moment to another. */
export const openTcpSwitch = async (first: number) => {
  const port = await newPort()
  const sockets = new Set<Socket>()
  let target = first
  const server = createServer((from) => joinSockets(sockets, from, connect(target, '127.0.0.1')))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    turnTo(other: number) {
      target = other
      for (const socket of sockets) socket.destroy()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
