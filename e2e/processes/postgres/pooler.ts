import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Gives every whole message of the protocol of PostgreSQL: a letter, then its length. */
const messages = (socket: Socket, take: (message: Buffer) => void) => {
  let rest: Buffer = Buffer.alloc(0)
  socket.on('data', (part) => {
    rest = Buffer.concat([rest, part])
    while (rest.length > 4 && rest.length > rest.readInt32BE(1)) {
      const length = rest.readInt32BE(1) + 1
      take(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
  })
}

const message = (letter: string, ...numbers: number[]) => {
  const made = Buffer.alloc(5 + 4 * numbers.length)
  made.write(letter)
  made.writeInt32BE(made.length - 1, 1)
  for (const [place, number] of numbers.entries()) made.writeInt32BE(number, 5 + 4 * place)
  return made
}

const welcome = Buffer.concat([message('R', 0), message('K', 1, 1), Buffer.from('Z\0\0\0\x05I', 'latin1')])

/** A server that lets everybody in and answers no statement: it has stopped where it was. */
export const silentServer = async () => {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    open.add(client)
    client.on('error', () => {})
    client.once('data', () => client.write(welcome))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const client of open) client.destroy()
      server.close()
    },
  }
}

/** A connection to the server, after its greeting. */
const connection = async (port: number, startup: Buffer) => {
  const server = connect(port, '127.0.0.1')
  server.write(startup)
  await new Promise<void>((greeted) => messages(server, (said) => said[0] === 0x5a && greeted()))
  server.removeAllListeners('data')
  return server
}

/**
 * A pooler in front of a server that gives each transaction any free connection, the last one first, as PgBouncer does
 * with `pool_mode = transaction`. Returns its port, and how to close it.
 */
export const sharingPooler = async (port: number) => {
  const free: Socket[] = []
  const all: Socket[] = []
  const serve = async (client: Socket) => {
    const [startup] = (await once(client, 'data')) as [Buffer]
    let server: Socket | undefined
    const borrow = async () => {
      const borrowed = free.pop() ?? (await connection(port, startup))
      all.push(borrowed)
      messages(borrowed, (said) => {
        client.write(said)
        if (said[0] !== 0x5a || said.at(-1) !== 0x49) return // Ready, and in no transaction.
        borrowed.removeAllListeners('data')
        server = undefined
        free.push(borrowed)
      })
      return borrowed
    }
    let asked: Buffer[] = []
    messages(client, async (said) => {
      asked.push(said)
      // A query, or the end of several messages that belong together.
      if (said[0] !== 0x51 && said[0] !== 0x53) return
      const whole = Buffer.concat(asked)
      asked = []
      server ??= await borrow()
      server.write(whole)
    })
    client.write(welcome)
  }
  const pooler = createServer((client) => {
    all.push(client)
    client.on('error', () => {})
    void serve(client)
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  return {
    port: (pooler.address() as AddressInfo).port,
    close() {
      for (const socket of all) socket.destroy()
      pooler.close()
    },
  }
}
