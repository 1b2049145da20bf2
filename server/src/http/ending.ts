import type { FastifyInstance } from 'fastify'

/**
 * While the server ends, answers that are still under way close their connection: a browser keeps it open for more
 * than a minute otherwise, and the process would wait for that.
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
