import Fastify from 'fastify'

// The measure of what is free: a handler that has the answer already, and does nothing but send it. The answer is asked
// once of the portal at ASKED.
const answer: unknown = await (await fetch(process.env['ASKED'] ?? '')).json()
const app = Fastify()
app.get('/api/vbs/slots', async () => answer)

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
console.log('Ready on')
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
