import type { FastifyInstance } from 'fastify'

/**
 * Closes the connection of each response while the server ends: a browser would keep it open for more than a minute,
 * and the process would wait for that.
 */
export const endConnections = (app: FastifyInstance) => {
  let ending = false
  app.addHook('preClose', async () => {
    ending = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (ending) reply.header('connection', 'close')
  })
}
