import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on each response closes its connection. */
    closeConnections(): void
  }
}

/**
 * Closes the connection of each response while the server ends. A browser would keep it open for more than a minute,
 * and the process would wait for that. A proxy would send its next request on it at the moment at which the process
 * lets go, and a POST must not be sent twice.
 */
export const endConnections = (app: FastifyInstance) => {
  let ending = false
  app.decorate('closeConnections', () => {
    ending = true
  })
  app.addHook('preClose', async () => app.closeConnections())
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (ending) reply.header('connection', 'close')
    done()
  })
}
