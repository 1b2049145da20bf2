import { type Server, Server as TcpServer } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Closes the server so that no request is lost, and resolves when all have their response. */
    end(): Promise<void>
    /** Since `end` or `close`. */
    isEnding(): boolean
  }
}

/**
 * Milliseconds during which connections without a request stay. A proxy lets go of those that it keeps earlier:
 * `keepalive_timeout` in docs/operations.md.
 */
const graceMilliseconds = 1000

/**
 * Resolves in a turn of the event loop in which nobody waits to be accepted: the system breaks off whoever does when
 * the server stops listening, together with the request that they may have sent. One is accepted in a turn.
 */
const allAreAccepted = async (server: Server) => {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  // The rest of this turn accepts nobody any more.
  await turn()
  for (let turns = 0; turns < 1000; turns += 1) {
    const [before, begun] = [accepted, performance.now()]
    await turn()
    if (accepted === before && performance.now() - begun < 1) break
  }
  server.off('connection', count)
}

/**
 * How the server ends without losing a request. First it listens no more: whoever comes is refused before they have
 * sent anything, and a proxy asks another process; a POST that has been sent it must not send again. Each response
 * closes its connection. Connections without a request are closed last: on one of them the next may be on its way.
 */
export const endGently = (app: FastifyInstance) => {
  let ending = false
  app.decorate('isEnding', () => ending)
  app.decorate('end', async () => {
    ending = true
    await allAreAccepted(app.server)
    // That of HTTP would close all connections without a request as well.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(app.server, resolve))
    await pause(graceMilliseconds)
    const closing = setInterval(() => app.server.closeIdleConnections(), 100)
    await closed
    clearInterval(closing)
    await app.close()
  })
  app.addHook('preClose', async () => {
    ending = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (ending) reply.header('connection', 'close')
    done()
  })
}
